import { fightEnded } from '../../engine/presentation/text/fight-ended.ts';
import type { Sentence } from '../../engine/presentation/text/sentence.ts';

/** The English texts that rulesets share. */
export const en = {
  /** Log sentences for the kit's events and the end of a fight; a ruleset may override them. */
  sentences: {
    hurt: ({ amount, hp }, { target }) =>
      `${target} loses ${amount} HP${hp === undefined ? '' : ` and has ${hp} left`}.`,
    healed: ({ amount, hp }, { target }) =>
      `${target} regains ${amount} HP${hp === undefined ? '' : ` and now has ${hp}`}.`,
    defeated: (_, { target }) => `${target} is defeated.`,
    afflicted: ({ condition }, { target, word }) => `${target} is ${word(condition)}.`,
    relieved: ({ condition }, { target, word }) => `${target} is no longer ${word(condition)}.`,
    gained: ({ amount, resource }, { target, word }) => `${target} gains ${amount} ${word(resource)}.`,
    lost: ({ amount, resource }, { target, word }) => `${target} loses ${amount} ${word(resource)}.`,
    ruled: ({ ruling }, { target, word }) => `The GM’s ruling on ${target}’s action: ${word(ruling)}.`,
    joined: (_, { target }) => `${target} joins the fight.`,
    removed: ({ name }) => `${name} leaves the fight.`,
    ended: fightEnded,
  } satisfies Readonly<Record<string, Sentence>>,
};
