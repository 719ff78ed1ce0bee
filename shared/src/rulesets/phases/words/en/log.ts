import { fightEnded } from '../../../../engine/presentation/text/fight-ended.ts';
import type { Sentence } from '../../../../engine/presentation/text/sentence.ts';

/** Log sentences by event type. */
export const sentences = {
  'round-began': ({ round }) => `Round ${round}`,
  'phase-began': ({ phase }, { label }) => `${label(phase)}`,
  'turn-began': ({ kind }, { by }) =>
    kind === 'surge' ? `${by} surges.` : kind === 'release' ? `${by}’s turn: release` : `${by}’s turn`,
  skipping: ({ until }, { by, word }) =>
    until === null ? `${by} no longer waits.` : `${by} waits until: ${word(until)}.`,
  surged: ({ price }, { by }) => `${by} surges for ${price} stress.`,
  'set-out': (_, { by }) => `${by} moves.`,
  aimed: ({ arm }, { by, target, word }) => `${by} attacks ${target}: ${word(arm)}.`,
  attacked: ({ arm, hits, critical }, { by, target, word }) => {
    const what = `${by}, ${word(arm)}`;
    return critical
      ? `${what}: critical hit on ${target}.`
      : `${what}: ${hits ? 'hits' : 'misses'} ${target}.`;
  },
  checked: ({ score, succeeds }, { by, word }) =>
    `${by}, ${word(score)}: ${succeeds ? 'success' : 'failure'}.`,
  contested: ({ score, succeeds }, { by, target, word }) =>
    `${by} vs. ${target}, ${word(score)}: ${succeeds ? 'won' : 'lost'}.`,
  hurt: ({ amount, hp }, { target }) => `${target} loses ${amount} HP (${hp} left).`,
  stressed: ({ amount, stress }, { target }) => `${target} takes ${amount} stress (now ${stress}).`,
  jarred: ({ discord }, { target }) => `${target} gains discord: ${discord}.`,
  settled: (_, { target }) => `${target}’s discord ends.`,
  wounded: ({ wounds }, { target }) => `${target} takes a wound (now ${wounds}).`,
  overstressed: ({ overstress }, { target }) => `${target} is overstressed (now ${overstress}).`,
  suffered: ({ what, die }, { target }) =>
    `${target}’s ${what === 'wound' ? 'wound' : 'overstress'} roll: ${die}.`,
  drained: ({ mpMax }, { target }) =>
    mpMax === undefined ? `${target}’s maximum MP drops.` : `${target}’s maximum MP drops to ${mpMax}.`,
  broke: ({ weapon }, { target, word }) => `${target}’s weapon breaks: ${word(weapon)}.`,
  healed: ({ amount }, { target }) => `${target} regains ${amount} HP.`,
  gained: ({ amount, resource }, { target, word }) => `${target} gains ${amount} ${word(resource)}.`,
  lost: ({ amount, resource }, { target, word }) => `${target} loses ${amount} ${word(resource)}.`,
  afflicted: ({ condition }, { target, word }) => `${target} is ${word(condition)}.`,
  relieved: ({ condition }, { target, word }) => `${target} is no longer ${word(condition)}.`,
  defeated: (_, { target }) => `${target} is defeated.`,
  raised: (_, { target }) => `${target} is back in the fight.`,
  defended: (_, { by }) => `${by} defends.`,
  refreshed: ({ first, second }, { by, word }) => `${by} recovers: ${word(first)}, ${word(second)}.`,
  stood: (_, { by }) => `${by} stands up.`,
  slipping: (_, { by }) => `${by} can move past enemies this turn.`,
  doubled: (_, { by }) => `${by} has two attacks.`,
  used: ({ ability }, { by, word }) => `${by}: ${word(ability)}.`,
  calmed: (_, { by }) => `Calm spreads from ${by}.`,
  channeled: ({ ability }, { by, word }) => `${by} channels: ${word(ability)}.`,
  released: ({ ability }, { by, word }) => `${by} releases: ${word(ability)}.`,
  dropped: ({ ability }, { by, word }) => `${by} stops channeling: ${word(ability)}.`,
  held: ({ ability }, { by, word }) => `${by} keeps channeling: ${word(ability)}.`,
  interrupted: ({ ability }, { target, word }) => `${target}’s channeling is interrupted: ${word(ability)}.`,
  learned: ({ target: whom }, { by, target }) =>
    `${by} learns ${whom === undefined ? 'a fighter’s stats' : `${target}’s stats`}.`,
  grappled: (_, { by, target }) => `${by} grapples ${target}.`,
  parted: (_, { by, target }) => `${by} and ${target} are no longer grappled.`,
  readied: (_, { by }) => `${by} readies an action.`,
  forwent: (_, { by }) => `${by} drops the readied action.`,
  lapsed: (_, { by }) => `${by}’s readied action expires.`,
  reacted: ({ reaction }, { by, word }) => `${by} reacts: ${word(reaction)}.`,
  interposed: ({ taken }, { by, target }) =>
    taken ? `${by} steps in front of ${target}.` : `${by} steps closer, but doesn’t take the attack.`,
  pushed: (_, { target }) => `${target} is pushed.`,
  dragged: (_, { target }) => `${target} is dragged along.`,
  shifted: (_, { target }) => `${target} shifts.`,
  leapt: (_, { target }) => `${target} leaps.`,
  rested: (_, { target }) => `${target} takes a long rest.`,
  ordered: () => 'The GM changes the turn order.',
  joined: (_, { target }) => `${target} joins the fight.`,
  removed: (_, { target }) => `${target} leaves the fight.`,
  defaulted: ({ ruling }, { word }) => `No choice in time: ${word(ruling)}.`,
  ended: fightEnded,
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
    total === undefined && against === undefined ? undefined : `${total ?? '?'} vs. ${against ?? '?'}`,
};
