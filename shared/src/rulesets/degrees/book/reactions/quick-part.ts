import type { Script } from '../../../../engine/core/script.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { type FieldSchema, intent, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Json, Params } from '../../../../engine/schema/json.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { missing, pay } from '../../../../kit/resources.ts';
import { isPortable } from '../../sheet/items.ts';
import { isPower, powerOf } from '../../sheet/powers.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { type Deed, deedNamed } from '../deed.ts';
import { without } from '../wielding.ts';

/* A quick action that was left over, as a part of a reaction: DEG-8. */

/** What may be a part of a reaction. */
const PARTS = ['draw', 'sheathe', 'pickup', 'manipulate', 'study', 'switch', 'use']; // DEG-8

export type QuickPart = { readonly do: string; readonly [param: string]: Json };

export const quickPart: FieldSchema<QuickPart | undefined> = optional(intent);

interface Part {
  readonly deed: Deed;
  readonly act: Params;
}

function partOf(table: DegreesTable, by: Id, quick: Params): Part | undefined {
  const { do: name, ...params } = quick;
  if (typeof name !== 'string' || !PARTS.includes(name)) return undefined;
  const deed = deedNamed(name);
  const act = deed?.parse(params, table, by);
  if (!deed || act === undefined) return undefined;
  return name === 'use' && !isQuickWard(table, by, act) ? undefined : { deed, act };
}

function isQuickWard(table: DegreesTable, by: Id, { ability }: Params): boolean {
  const me = fighterOf(table, by);
  if (typeof ability !== 'string' || !isPower(me, ability)) return false;
  const { delivery, action } = powerOf(me, ability);
  return delivery === 'personal' && action === 'quick'; // DEG-8
}

/** What is wrong with a quick action as a part of a reaction. */
export function faultOfQuick(table: DegreesTable, by: Id, quick: Json | undefined): Fault | undefined {
  if (quick === undefined) return undefined;
  const part = partOf(table, by, quick as Params);
  if (!part) return 'bad-input';
  const fighter = fighterOf(table, by);
  return part.deed.fault(table, fighter, part.act, 'part') ?? missingQuick(table, fighter, part);
}

/** Nothing is exchanged here; drawing with a quick hand is free. */
function missingQuick(table: DegreesTable, fighter: DegreesFighter, { deed, act }: Part): Fault | undefined {
  if (deed.costOf(table, fighter, act) !== 'quick') return undefined;
  return missing(fighter, { quick: 1 }, () => ({ clause: 'DEG-8' })); // DEG-8
}

/** Carries it out, just before the reaction. */
export function* takeQuick(table: DegreesTable, by: Id, quick: Json | undefined): Script {
  const part = quick === undefined ? undefined : partOf(table, by, quick as Params);
  if (!part) return;
  const fighter = fighterOf(table, by);
  if (part.deed.costOf(table, fighter, part.act) === 'quick')
    pay(table, by, { quick: 1 }); // DEG-8
  else fighter.free++;
  yield* part.deed.carryOut(table, by, part.act, 'part');
}

/** Somebody as it will stand once its quick action is done: what it holds then, it can strike with. */
export function afterQuick(fighter: DegreesFighter, quick: Json | undefined): DegreesFighter {
  const { do: name, item } = (quick ?? {}) as Params;
  if (typeof item !== 'string' || !isPortable(fighter, item)) return fighter;
  if (name === 'draw' || name === 'pickup') return { ...fighter, held: [...fighter.held, item] };
  return name === 'sheathe' ? { ...fighter, held: without(fighter.held, item) } : fighter;
}

/** The quick actions that somebody could make a part of a reaction now. */
export function quickParts(table: DegreesTable, by: Id): QuickPart[] {
  const fighter = fighterOf(table, by);
  const parts = [
    ...fighter.carried.map((item) => ({ do: 'draw', item })),
    ...fighter.sheet.powers.map((ability) => ({ do: 'use', ability })),
  ];
  return parts.filter((part) => faultOfQuick(table, by, part) === undefined);
}
