import { type Id, own } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import { type BattleSnapshot, fieldOf } from './snapshot.ts';

/** The maximum number of conditions that are shown as icons. A number says how many more there are. */
export const MOST_CONDITIONS = 4;

/** A current condition of a fighter. */
export interface ActiveCondition {
  readonly id: string;
  readonly label: string;
  /** The name of the condition's icon; undefined if it has none. */
  readonly glyph: string | undefined;
  /** The strength, remaining duration or number of the condition; 0 if it has no count. */
  readonly count: number;
}

/** Returns a fighter's current conditions with their icons and counts. */
export function activeConditions(snapshot: BattleSnapshot, id: Id): ActiveCondition[] {
  const held = fieldOf(snapshot, id, 'conditions');
  const { ruleset, table } = snapshot;
  const { conditions, glyphs, counts } = ruleset.description;
  const counted = counts?.(table, id) ?? {};
  return (Array.isArray(held) ? held.map(String) : []).map((name) => ({
    id: name,
    label: own(conditions, name)?.label ?? name,
    glyph: own(glyphs?.conditions ?? {}, name),
    count: own(counted, name) ?? 0,
  }));
}

/** Returns a condition as text with its count, such as "Bleeding 3". */
export function conditionText({ label, count }: Pick<ActiveCondition, 'label' | 'count'>): string {
  return count > 0 ? `${label} ${count}` : label;
}

/** Returns a fighter's current conditions as text; empty if there are none. */
export function conditionsText(snapshot: BattleSnapshot, id: Id): string {
  return formatList(activeConditions(snapshot, id).map(conditionText));
}
