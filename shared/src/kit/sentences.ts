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
  afflicted: ({ condition }, { target, label }) => log.afflicted(target, label(condition)),
  relieved: ({ condition }, { target, label }) => log.relieved(target, label(condition)),
  gained: ({ amount, resource }, { target, label }) => log.gained(target, label(resource), Number(amount)),
  lost: ({ amount, resource }, { target, label }) => log.lost(target, label(resource), Number(amount)),
  ruled: ({ ruling }, { target, label }) => log.ruled(target, label(ruling)),
  joined: (_, { target }) => log.joined(target),
  removed: ({ name }) => log.removed(String(name)),
  ended: ({ winner }) => (winner === null ? log.over : log.won(sideLabel(String(winner)))),
} satisfies Readonly<Record<string, Sentence>>;
