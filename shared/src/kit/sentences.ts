import { sideLabel } from '../engine/presentation/side-label.ts';
import type { Sentence } from '../engine/presentation/text/sentence.ts';
import * as log from '../words/messages/log.ts';

/** Log sentences for the kit's events and the end of a fight; a ruleset may override them. */
export const KIT_SENTENCES = {
  hurt: ({ amount, hp }, { target }) =>
    hp === undefined ? log.hurt(target, Number(amount)) : log.hurtTo(target, Number(amount), Number(hp)),
  healed: ({ amount, hp }, { target }) =>
    hp === undefined ? log.healed(target, Number(amount)) : log.healedTo(target, Number(amount), Number(hp)),
  defeated: (_, { target }) => log.defeated(target),
  afflicted: ({ condition }, { target, word }) => log.afflicted(target, word(condition)),
  relieved: ({ condition }, { target, word }) => log.relieved(target, word(condition)),
  gained: ({ amount, resource }, { target, word }) => log.gained(target, Number(amount), word(resource)),
  lost: ({ amount, resource }, { target, word }) => log.lost(target, Number(amount), word(resource)),
  ruled: ({ ruling }, { target, word }) => log.ruled(target, word(ruling)),
  joined: (_, { target }) => log.joined(target),
  removed: ({ name }) => log.removed(String(name)),
  ended: ({ winner }) => (winner === null ? log.over : log.won(sideLabel(String(winner)))),
} satisfies Readonly<Record<string, Sentence>>;
