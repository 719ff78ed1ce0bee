import { count, flag } from '../../../engine/schema/field-schema.ts';
import type { EventKind } from '../../../engine/state/event.ts';
import { KIT_EVENTS, paidFrom } from '../../../kit/events.ts';

/** Members of each event besides actor and target, and how the map animates it. */
export const EVENTS = {
  ...KIT_EVENTS,
  'round-began': { members: { round: count() } },
  'turn-began': { members: {} },
  paid: paidFrom('ap', 'dodges'),
  struck: { members: { roll: count(1, 6), succeeds: flag }, beat: 'strike' },
  dodged: { members: { roll: count(1, 6), succeeds: flag }, beat: 'guard' },
} satisfies Readonly<Record<string, EventKind>>;
