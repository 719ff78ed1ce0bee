import type { Id, ResourceRole } from '@riposte/shared';
import { type BattleSnapshot, numberOf } from './snapshot.ts';

/** A fighter's points of one kind, such as action points. */
export interface Points {
  readonly role: ResourceRole;
  readonly short: string;
  readonly now: number;
  readonly most: number;
}

/** Returns the action points and reaction points that a fighter's label on the map shows. */
export function pointsOf(snapshot: BattleSnapshot, id: Id): Points[] {
  const { resources } = snapshot.ruleset.description;
  return resources.flatMap(({ look, role, field, max, short }) => {
    if (look !== 'pips' || (role !== 'action' && role !== 'reaction')) return [];
    const now = numberOf(snapshot, id, field) ?? 0;
    const most = max === undefined ? now : (numberOf(snapshot, id, max) ?? now);
    return most > 0 ? [{ role, short, now, most }] : [];
  });
}
