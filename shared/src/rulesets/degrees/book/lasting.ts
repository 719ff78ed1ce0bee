import { fighterOf, fightersOf, type Id } from '../../../engine/table.ts';
import { touch } from '../../../engine/verbs.ts';
import type { DegreesFighter, DegreesTable, Mod, Until } from '../table.ts';
import { rewrite } from './conditions.ts';

/* How long things last: DEG-R23. */

export function endOfNextTurn({ id, turns }: DegreesFighter): Until {
  return { of: id, turn: turns + 1, at: 'end' }; // DEG-R23
}

export function startOfNextTurn({ id, turns }: DegreesFighter): Until {
  return { of: id, turn: turns + 1, at: 'start' }; // DEG-R23
}

/** Ends whatever lasts until this moment of that fighter's turn. */
export function expireTurn(table: DegreesTable, of: Id, at: 'start' | 'end'): void {
  const { turns } = fighterOf(table, of);
  expire(table, (until) => until !== null && 'of' in until && isReached(until, of, at, turns));
}

/** At the end of a turn what should have ended with its start has ended too. */
function isReached(
  until: { readonly of: Id; readonly turn: number; readonly at: string },
  of: Id,
  at: 'start' | 'end',
  turns: number,
): boolean {
  return until.of === of && until.at === at && until.turn <= turns;
}

/** Ends whatever lasts until the end of the round that is over: DEG-28. */
export function expireRound(table: DegreesTable): void {
  expire(table, (until) => until !== null && 'round' in until && until.round <= table.round);
}

/** Ends what lasts by the turns of somebody who is no longer there. */
export function expireOf(table: DegreesTable, gone: Id): void {
  expire(table, (until) => until !== null && 'of' in until && until.of === gone);
}

/** Delaying ends one's own gains of this turn, and not the burdens: DEG-116, DEG-R44. */
export function endOwnGains(table: DegreesTable, id: Id): void {
  const fighter = fighterOf(table, id);
  const isGain = ({ ranks, kind }: Mod) => ranks > 0 || kind === 'burst';
  const isOver = ({ until }: Mod) =>
    until !== null && 'of' in until && isReached(until, id, 'end', fighter.turns);
  fighter.mods = fighter.mods.filter((mod) => !(isGain(mod) && isOver(mod))); // DEG-116
}

function expire(table: DegreesTable, isOver: (until: Until) => boolean): void {
  for (const fighter of fightersOf(table)) {
    if (fighter.mods.some(({ until }) => isOver(until))) {
      fighter.mods = fighter.mods.filter(({ until }) => !isOver(until));
      touch(table, fighter.id);
    }
    if (fighter.suffered.some(({ until }) => isOver(until)))
      rewrite(table, fighter.id, { suffered: fighter.suffered.filter(({ until }) => !isOver(until)) });
    if (isOver(fighter.topicUntil)) {
      touch(table, fighter.id);
      fighter.topic = null; // DEG-R55
      fighter.topicEase = null;
      fighter.topicUntil = null;
    }
  }
}
