import { anId, count, type FieldSchema, optional, text } from '../engine/schema/field-schema.ts';
import type { EventKinds } from '../engine/state/event.ts';

const word = anId();
const number = count(-999, 999);
const health = { amount: number, hp: number };
const change = { resource: word, amount: number, now: number };

/**
 * The events that the kit emits, for the `events` of a ruleset. The kit's catalog has a sentence for each event that
 * has a log line.
 */
export const KIT_EVENTS = {
  hurt: { members: health, beat: 'hurt', tone: 'bad' },
  healed: { members: health, beat: 'heal', tone: 'good' },
  defeated: { beat: 'die', tone: 'bad' },
  afflicted: { members: { condition: word }, tone: 'bad' },
  relieved: { members: { condition: word } },
  gained: { members: change, tone: 'good' },
  lost: { members: change },
  ruled: { members: { kind: word, ruling: word } },
  joined: {},
  removed: { members: { name: text(40) } },
} satisfies EventKinds;

/**
 * Returns the declaration of the event `paid` for these resources. The event has no log line, because the page
 * shows each resource.
 */
export function paidFrom<Resource extends string>(...resources: readonly Resource[]) {
  const members = Object.fromEntries(resources.map((resource) => [resource, optional(number)]));
  return {
    members: members as Readonly<Record<Resource, FieldSchema<number | undefined>>>,
    tone: 'silent',
  } as const;
}
