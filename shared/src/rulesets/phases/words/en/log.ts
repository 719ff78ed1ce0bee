import type { Sentence } from '../../../../engine/presentation/text/sentence.ts';

/** Log sentences by event type. Events without a sentence here use a shared sentence or are silent. */
export const sentences = {
  'round-began': ({ round }) => `Round ${round}`,
  'phase-began': ({ phase }, { label }) => `${label(phase)}`,
  'turn-began': ({ kind }, { by }) =>
    kind === 'surge' ? `${by}’s surge turn` : kind === 'release' ? `${by}’s release turn` : `${by}’s turn`,
  skipping: ({ until }, { by, word }) => {
    if (until === null) return `${by} is no longer waiting.`;
    return `${by} passes until the ${word(until)}${until === 'next-round' ? '' : ' phase'}.`;
  },
  surged: ({ price }, { by }) => `${by} surges for ${price} stress.`,
  'set-out': (_, { by }) => `${by} moves.`,
  aimed: ({ arm }, { by, target, word }) => `${by} attacks ${target}: ${word(arm)}.`,
  attacked: ({ arm, hits, critical }, { by, target, word }) => {
    const does = critical ? 'scores a critical hit on' : hits ? 'hits' : 'misses';
    return `${by} ${does} ${target}: ${word(arm)}.`;
  },
  checked: ({ score, succeeds }, { by, word }) =>
    `${by} rolls ${word(score)}: ${succeeds ? 'success' : 'failure'}.`,
  contested: ({ score, succeeds }, { by, target, word }) =>
    `${by} ${succeeds ? 'wins' : 'loses'} a contested ${word(score)} check against ${target}.`,
  hurt: ({ amount, hp }, { target }) => `${target} loses ${amount} HP (${hp} left).`,
  stressed: ({ amount, stress }, { target }) => `${target} takes ${amount} stress (now ${stress}).`,
  jarred: ({ amount, discord }, { target }) => `${target} takes ${amount} discord (now ${discord}).`,
  settled: (_, { target }) => `${target}’s discord ends.`,
  wounded: ({ wounds }, { target }) => `${target} takes a wound (now ${wounds}).`,
  overstressed: ({ overstress }, { target }) => `${target} takes an overstress (now ${overstress}).`,
  suffered: ({ what, die }, { target }) =>
    `${target}’s ${what === 'wound' ? 'wound' : 'overstress'} roll: ${die}.`,
  drained: ({ mpMax }, { target }) =>
    mpMax === undefined ? `${target}’s maximum MP drops.` : `${target}’s maximum MP drops to ${mpMax}.`,
  broke: ({ weapon }, { target, word }) => `${target}’s ${word(weapon)} breaks.`,
  healed: ({ amount }, { target }) => `${target} regains ${amount} HP.`,
  gained: ({ amount, resource }, { target, word }) =>
    `${target} gains ${amount} ${resource === 'mp' ? 'MP' : word(resource)}.`,
  raised: (_, { target }) => `${target} is back in the fight.`,
  defended: (_, { by }) => `${by} defends.`,
  refreshed: ({ first, second }, { by, word }) => `${by} refreshes: ${word(first)}, ${word(second)}.`,
  stood: (_, { by }) => `${by} stands up.`,
  slipping: (_, { by }) => `${by} can move past enemies this turn.`,
  doubled: (_, { by }) => `${by} can make two attacks.`,
  used: ({ ability }, { by, word }) => `${by} uses ${word(ability)}.`,
  calmed: (_, { by }) => `${by} calms everyone on their side.`,
  channeled: ({ ability }, { by, word }) => `${by} starts channeling ${word(ability)}.`,
  released: ({ ability }, { by, word }) => `${by} releases ${word(ability)}.`,
  dropped: ({ ability }, { by, word }) => `${by} stops channeling ${word(ability)}.`,
  held: ({ ability }, { by, word }) => `${by} keeps channeling ${word(ability)}.`,
  interrupted: ({ ability }, { target, word }) => `${target} loses concentration on ${word(ability)}.`,
  learned: ({ target: whom }, { by, target }) =>
    `${by} learns ${whom === undefined ? 'a fighter’s stats' : `${target}’s stats`}.`,
  grappled: (_, { by, target }) => `${by} grapples ${target}.`,
  parted: (_, { by, target }) => `${by} and ${target} are no longer grappling.`,
  readied: (_, { by }) => `${by} readies an action.`,
  forwent: (_, { by }) => `${by} drops their readied action.`,
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
  removed: (_, { target }) => `${target} leaves the fight.`,
} satisfies Readonly<Record<string, Sentence>>;
