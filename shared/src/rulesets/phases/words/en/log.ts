import type { Sentence } from '../../../../engine/presentation/text/sentence.ts';

/** Log sentences by event type. */
export const sentences = {
  'round-began': ({ round }) => `Round ${round}`,
  'phase-began': ({ phase }, { label }) => `${label(phase)}`,
  'turn-began': ({ kind }, { by }) =>
    kind === 'surge' ? `${by} surges.` : kind === 'release' ? `${by} is about to release.` : `${by} acts.`,
  skipping: ({ until }, { by, word }) =>
    until === null ? `${by} may be asked at any time again.` : `${by} waits: ${word(until)}.`,
  surged: ({ price }, { by }) => `The surge costs ${by} ${price} stress.`,
  'set-out': (_, { by }) => `${by} moves off.`,
  aimed: ({ arm }, { by, target, word }) => `${by} attacks ${target}: ${word(arm)}.`,
  attacked: ({ arm, hits, critical }, { by, target, word }) => {
    const what = `${by}, ${word(arm)}`;
    return critical ? `${what}: a critical on ${target}.` : `${what}: ${hits ? 'hits' : 'misses'} ${target}.`;
  },
  checked: ({ score, succeeds }, { by, word }) => `${by}, ${word(score)}: ${succeeds ? 'held' : 'failed'}.`,
  contested: ({ score, succeeds }, { by, target, word }) =>
    `${by} against ${target}, ${word(score)}: ${succeeds ? 'won' : 'lost'}.`,
  hurt: ({ amount, hp }, { target }) => `${target} loses ${amount} hp and has ${hp}.`,
  stressed: ({ amount, stress }, { target }) => `${target} takes ${amount} stress and has ${stress}.`,
  jarred: ({ discord }, { target }) => `Discord sounds in ${target}: ${discord}.`,
  settled: (_, { target }) => `The discord in ${target} settles.`,
  wounded: ({ wounds }, { target }) => `${target} is wounded: ${wounds}.`,
  overstressed: ({ overstress }, { target }) => `It is too much for ${target}: ${overstress}.`,
  suffered: ({ what, die }, { target }) =>
    `${what === 'wound' ? 'The wound' : 'The strain'} of ${target} shows a ${die}.`,
  drained: ({ mpMax }, { target }) =>
    mpMax === undefined ? `${target} has room for less mp now.` : `${target} has room for ${mpMax} mp now.`,
  broke: ({ weapon }, { target, word }) => `It breaks in the hands of ${target}: ${word(weapon)}.`,
  healed: ({ amount }, { target }) => `${target} regains ${amount} hp.`,
  gained: ({ amount, resource }, { target, word }) => `${target} gains ${amount} ${word(resource)}.`,
  lost: ({ amount, resource }, { target, word }) => `${target} sheds ${amount} ${word(resource)}.`,
  afflicted: ({ condition }, { target, word }) => `${target} is ${word(condition)}.`,
  relieved: ({ condition }, { target, word }) => `${target} is no longer ${word(condition)}.`,
  defeated: (_, { target }) => `${target} is out of the fight.`,
  raised: (_, { target }) => `${target} is back in the fight.`,
  defended: (_, { by }) => `${by} is on guard.`,
  refreshed: ({ first, second }, { by, word }) => `${by} recovers: ${word(first)}, ${word(second)}.`,
  stood: (_, { by }) => `${by} stands up.`,
  slipping: (_, { by }) => `${by} slips past everybody.`,
  doubled: (_, { by }) => `${by} has two attacks.`,
  used: ({ ability }, { by, word }) => `${by}: ${word(ability)}.`,
  calmed: (_, { by }) => `Calm spreads from ${by}.`,
  channeled: ({ ability }, { by, word }) => `${by} begins to channel: ${word(ability)}.`,
  released: ({ ability }, { by, word }) => `${by} lets loose: ${word(ability)}.`,
  dropped: ({ ability }, { by, word }) => `${by} stops channeling: ${word(ability)}.`,
  held: ({ ability }, { by, word }) => `${by} keeps channeling: ${word(ability)}.`,
  interrupted: ({ ability }, { target, word }) => `${target} loses hold of it: ${word(ability)}.`,
  learned: ({ target: whom }, { by, target }) =>
    `${by} learns ${whom === undefined ? 'what that is made of' : `what ${target} is made of`}.`,
  grappled: (_, { by, target }) => `${by} has ${target} in a grip.`,
  parted: (_, { by, target }) => `${by} and ${target} part.`,
  readied: (_, { by }) => `${by} waits for something.`,
  forwent: (_, { by }) => `${by} waits no longer.`,
  lapsed: (_, { by }) => `What ${by} waited for did not come.`,
  reacted: ({ reaction }, { by, word }) => `${by} answers: ${word(reaction)}.`,
  interposed: ({ taken }, { by, target }) =>
    taken ? `${by} steps in front of ${target}.` : `${by} comes, but does not take the blow.`,
  pushed: (_, { target }) => `${target} is pushed.`,
  dragged: (_, { target }) => `${target} is dragged along.`,
  shifted: (_, { target }) => `${target} shifts.`,
  leapt: (_, { target }) => `${target} leaps.`,
  rested: (_, { target }) => `${target} has rested.`,
  ordered: () => 'The game master changes the order of asking.',
  joined: (_, { target }) => `${target} joins the fight.`,
  removed: (_, { target }) => `${target} leaves the fight.`,
  defaulted: ({ ruling }, { word }) => `Nobody has ruled: ${word(ruling)}.`,
  ended: ({ winner }) => (winner === null ? 'The fight is over.' : `The fight is over: ${winner} have won.`),
} satisfies Readonly<Record<string, Sentence>>;

/** The arithmetic of rolls. */
export const sums = {
  roll: (die: number, bonus: number | undefined, extra: string, total: number | undefined) =>
    bonus === undefined || total === undefined
      ? `${die}${extra}`
      : `${die}${bonus < 0 ? ' − ' : ' + '}${Math.abs(bonus)}${extra} = ${total}`,
  edge: (dice: string) => ` + edge ${dice}`,
  snag: (dice: string) => ` − snag ${dice}`,
  contest: (total: number | undefined, against: number | undefined) =>
    total === undefined && against === undefined ? undefined : `${total ?? '?'} against ${against ?? '?'}`,
};
