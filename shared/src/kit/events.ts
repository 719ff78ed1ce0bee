import { anId, count, optional, text } from '../engine/schema/field-schema.ts';
import type { EventKind } from '../engine/state/event.ts';

const word = anId();
const number = count(-999, 999);
const health = { amount: number, hp: number };
const change = { resource: word, amount: number, now: number };
const plain: EventKind = { members: {} };

/** The members of the kit's events, for the `events` of a ruleset. */
export const KIT_EVENTS = {
  hurt: { members: health, beat: 'hurt' },
  healed: { members: health, beat: 'heal' },
  defeated: { members: {}, beat: 'fall' },
  afflicted: { members: { condition: word } },
  relieved: { members: { condition: word } },
  gained: { members: change },
  lost: { members: change },
  ruled: { members: { kind: word, ruling: word } },
  joined: plain,
  removed: { members: { name: text(40) } },
} satisfies Readonly<Record<string, EventKind>>;

/** Returns the event kind for a payment with these resources. */
export function paidFrom(...resources: readonly string[]): EventKind {
  return { members: Object.fromEntries(resources.map((resource) => [resource, optional(number)])) };
}
