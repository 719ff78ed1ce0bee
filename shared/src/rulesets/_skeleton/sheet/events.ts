import { count, flag } from '../../../engine/schema/field-schema.ts';
import type { EventKinds } from '../../../engine/state/event.ts';
import { KIT_EVENTS, paidFrom } from '../../../kit/events.ts';

const roll = { roll: count(1, 6), succeeds: flag };

/** The events of these rules. The text catalog holds their log sentences under the same keys. */
export const EVENTS = {
  ...KIT_EVENTS,
  hurt: { ...KIT_EVENTS.hurt, clause: 'SKELETON-6' },
  defeated: { ...KIT_EVENTS.defeated, clause: 'SKELETON-6' },
  'round-began': { members: { round: count() }, tone: 'heading' },
  'turn-began': { tone: 'heading' },
  paid: paidFrom('ap', 'dodges'),
  struck: { members: roll, beat: 'strike', tone: 'roll', clause: 'SKELETON-4' },
  dodged: { members: roll, beat: 'guard', tone: 'roll', clause: 'SKELETON-5' },
} satisfies EventKinds;
