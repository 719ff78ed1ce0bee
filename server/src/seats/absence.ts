import type { AskedId } from '@riposte/shared/engine/schema/ids';
import type { StandIn, TableSettings } from '@riposte/shared/protocol/settings';
import type { Seat, Seating } from './seating.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the stand-in that decides for an absent seat: a bot, the GM or the default choice. Returns null if the seat
 * needs none, or if no player or GM is connected. At a table that is played by post, a disconnected seat is not absent.
 */
export function standInOf(seat: Seat, seating: Seating, settings: TableSettings): StandIn | null {
  if (seat.role === 'gm') return gmStandIn(seating, settings);
  return seat.role === 'player' ? standIn(seat.absentSince, seating, settings) : null;
}

/**
 * Returns the stand-in for the GM, and for all fighters without a player. Returns null if a GM is connected, or if no
 * player is.
 */
export function gmStandIn(seating: Seating, settings: TableSettings): StandIn | null {
  return standIn(seating.gmAbsentSince, seating, settings);
}

/** Returns the stand-in for a fighter or the GM. Returns null if a connected player or GM decides. */
export function standInFor(asked: AskedId, seating: Seating, { table, bots }: Settings): StandIn | null {
  const holder = seating.playerOf(asked);
  if (holder) return standInOf(holder, seating, table);
  return bots.includes(asked) ? botOf(seating, table) : gmStandIn(seating, table);
}

/**
 * Returns the bot as a stand-in that plays at once; null while no player or GM is connected. At a table that is played
 * by post, the bot plays even then.
 */
function botOf({ attendedSince }: Seating, { post }: TableSettings): StandIn | null {
  const since = attendedSince ?? (post ? 0 : null);
  return since === null ? null : { by: 'bot', since, from: since };
}

function standIn(since: number | null, seating: Seating, settings: TableSettings): StandIn | null {
  const { attendedSince, gmAbsentSince } = seating;
  if (since === null || attendedSince === null || settings.post) return null;
  const isGmAwayToo = settings.absence === 'gm' && gmAbsentSince !== null;
  const from = Math.max(since, attendedSince) + settings.absenceSeconds * 1000;
  return { by: isGmAwayToo ? 'fallback' : settings.absence, since, from };
}
