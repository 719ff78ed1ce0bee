import type { EventKind } from '../../engine/event.ts';
import { count, flag, optional } from '../../engine/kinds.ts';

/** What its events hold besides who did it to whom, and how the map plays them. */
export const EVENTS = {
  'round-began': { members: { round: count() } },
  'turn-began': { members: {} },
  paid: { members: { ap: optional(count()), dodges: optional(count()) } },
  struck: { members: { roll: count(1, 6), succeeds: flag }, beat: 'strike' },
  dodged: { members: { roll: count(1, 6), succeeds: flag }, beat: 'guard' },
  hurt: { members: { amount: count(), hp: count() }, beat: 'hurt' },
  defeated: { members: {}, beat: 'fall' },
  joined: { members: {} },
  removed: { members: {} },
} satisfies Readonly<Record<string, EventKind>>;
