import * as z from 'zod/mini';
import { codeOf } from '../../engine/rejection.ts';
import { newcomer, newTable, type Setup, SetupError, type SetupFighter } from '../../engine/setup.ts';
import { enter } from '../../engine/verbs.ts';
import { FIELDS } from './fields.ts';
import { AP, ARCHETYPES, DODGES, isFree, type SkeletonFighter, type SkeletonTable } from './table.ts';

/** The table at the very start. Throws `SetupError`, naming the field. */
export function open(setup: Setup, dice: SkeletonTable['dice']): SkeletonTable {
  const [option] = Object.keys(setup.options);
  if (option !== undefined) throw new SetupError(`options.${option}: there is no such option`);
  const table: SkeletonTable = newTable(setup, dice);
  for (const from of setup.combatants) {
    if (!isFree(table, from.at)) throw new SetupError(`${from.id}.at: nobody can stand there`);
    enter(table, newFighter(from, table));
  }
  if (!setup.order) table.order = Object.keys(table.fighters); // SKELETON-1
  return table;
}

/** A fighter as a setup gives it; its turn comes with the next round. Throws `SetupError`, naming the field. */
export function newFighter(from: SetupFighter, table: SkeletonTable): SkeletonFighter {
  const { maxHp, harm } = sheetOf(from);
  const fighter = { ...newcomer(from), maxHp, hp: maxHp, harm, ap: AP, dodges: DODGES, acted: table.round };
  for (const [key, value] of Object.entries(from.state ?? {})) {
    const field = Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined;
    const fault = field?.set ? field.check?.(table, fighter, value) : 'bad-input';
    if (fault !== undefined) throw new SetupError(`${from.id}.state.${key}: ${codeOf(fault)}`);
    field?.set?.(table, fighter, value);
  }
  return fighter;
}

const points = z.optional(z.int().check(z.minimum(1), z.maximum(99)));
const sheetShape = z.strictObject({ kind: z.enum(Object.keys(ARCHETYPES)), maxHp: points, harm: points });

/** The archetype, with what the setup puts in its place. */
function sheetOf({ id, sheet }: SetupFighter): { maxHp: number; harm: number } {
  const { data, error } = sheetShape.safeParse(sheet);
  const archetype = ARCHETYPES[sheet.kind];
  if (data && archetype) return { maxHp: data.maxHp ?? archetype.maxHp, harm: data.harm ?? archetype.harm };
  const [issue] = error?.issues ?? [];
  throw new SetupError(`${id}.sheet.${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'malformed'}`);
}
