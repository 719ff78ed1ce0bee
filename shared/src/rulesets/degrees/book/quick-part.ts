import type { Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { type FieldSchema, intent, optional } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Json, Params } from '../../../engine/schema/json.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { missing, pay } from '../../../kit/resources.ts';
import { isPortable } from '../sheet/items.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { study } from './assess-study-and-skills/study.ts';
import { without } from './attacks/wielding.ts';
import { draw, manipulate, pickup, sheathe } from './gear/hands.ts';
import { switchEffect } from './powers/switch.ts';
import { ward } from './powers/ward.ts';
import { actionTypeOf, faultOf, type StagedAction, takeAction, type Windows } from './staged-action.ts';

/* The unused quick action of a fighter, which it can take as part of a reaction (DEG-8). */

/** The quick actions that can be part of a reaction. */
const PARTS = [draw, sheathe, pickup, manipulate, study, switchEffect, ward]; // DEG-8

export type QuickPart = { readonly do: string; readonly [param: string]: Json };

export const quickPart: FieldSchema<QuickPart | undefined> = optional(intent);

interface Part {
  readonly action: StagedAction;
  readonly act: Params;
}

function partOf(table: DegreesTable, by: Id, quick: Params): Part | undefined {
  const { do: name, ...params } = quick;
  const action = PARTS.find((part) => part.name === name);
  const act = action?.parse(params, table, by);
  return action && act && { action, act };
}

/** Returns the fault if a fighter cannot take this quick action as part of a reaction. */
export function faultOfQuick(table: DegreesTable, by: Id, quick: Json | undefined): Fault | undefined {
  if (quick === undefined) return undefined;
  const part = partOf(table, by, quick as Params);
  if (!part) return 'bad-input';
  const fighter = fighterOf(table, by);
  return faultOf(part.action, table, fighter, part.act, 'part') ?? missingQuick(table, fighter, part);
}

/**
 * Returns the fault if the fighter has no quick action left. Within a reaction, a bigger action cannot pay for a quick
 * action.
 */
function missingQuick(
  table: DegreesTable,
  fighter: DegreesFighter,
  { action, act }: Part,
): Fault | undefined {
  if (actionTypeOf(action.parts, table, fighter, act) !== 'quick') return undefined;
  return missing(fighter, { quick: 1 }, () => ({ clause: 'DEG-8' })); // DEG-8
}

/**
 * Takes the quick action that is part of a reaction, just before that reaction. Does nothing without a quick action.
 */
export function* takeQuick(table: DegreesTable, by: Id, quick: Json | undefined, windows: Windows): Script {
  const part = quick === undefined ? undefined : partOf(table, by, quick as Params);
  if (!part) return;
  const fighter = fighterOf(table, by);
  if (actionTypeOf(part.action.parts, table, fighter, part.act) === 'quick')
    pay(table, by, { quick: 1 }); // DEG-8
  else fighter.free++;
  yield* takeAction(part.action, table, by, part.act, 'part', windows);
}

/** Returns a copy of the fighter with the items that it will hold after the quick action. */
export function afterQuick(fighter: DegreesFighter, quick: Json | undefined): DegreesFighter {
  const { do: name, item } = (quick ?? {}) as Params;
  if (typeof item !== 'string' || !isPortable(fighter, item)) return fighter;
  if (name === 'draw' || name === 'pickup') return { ...fighter, held: [...fighter.held, item] };
  return name === 'sheathe' ? { ...fighter, held: without(fighter.held, item) } : fighter;
}

/** Returns the quick actions that a fighter can now take as part of a reaction. */
export function quickParts(table: DegreesTable, by: Id): QuickPart[] {
  const fighter = fighterOf(table, by);
  const parts = [
    ...fighter.carried.map((item) => ({ do: 'draw', item })),
    ...fighter.sheet.powers.map((ability) => ({ do: 'use', ability })),
  ];
  return parts.filter((part) => faultOfQuick(table, by, part) === undefined);
}
