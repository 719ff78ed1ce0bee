import { bare, type FieldType, type Id, type Json } from '@riposte/shared';
import type { BattleSnapshot } from './snapshot.ts';

/** A row of the form in which the GM fills in an action. Each row edits one parameter. */
export interface Row {
  readonly key: string;
  readonly kind: FieldType;
  /** The values to choose from. Set only for a type that no form can edit. */
  readonly choices?: readonly Json[];
}

const SIMPLE: readonly FieldType['type'][] = ['word', 'thing', 'fighter', 'count', 'amount', 'text', 'id'];
const FORMED: readonly FieldType['type'][] = [...SIMPLE, 'flag', 'hex', 'path'];

/** Returns whether a form can edit values of this type. */
export function hasForm(kind: FieldType): boolean {
  const of = bare(kind);
  if (of.type === 'record') return Object.values(of.members).every(hasForm);
  if (of.type === 'entries') return hasForm(of.of);
  if (of.type === 'list' || of.type === 'set' || of.type === 'listOrAll')
    return SIMPLE.includes(bare(of.of).type);
  return FORMED.includes(of.type);
}

/** Returns the form rows for an action. Leaves out optional parameters that no form can edit. */
export function rowsOf(
  { ruleset, table }: Pick<BattleSnapshot, 'ruleset' | 'table'>,
  id: Id,
  action: string,
): Row[] {
  const deed = ruleset.actions[action];
  return Object.entries(deed?.params ?? {}).flatMap(([key, kind]): Row[] => {
    if (hasForm(kind)) return [{ key, kind }];
    if (['optional', 'nullable', 'nothing'].includes(kind.type)) return [];
    const given = [...(deed?.variants?.(table, id) ?? [])].map((way) => JSON.stringify(way[key]));
    return [{ key, kind, choices: [...new Set(given)].map((text) => JSON.parse(text) as Json) }];
  });
}
