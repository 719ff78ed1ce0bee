import type { Id } from '../../../../engine/schema/ids.ts';
import type { Json, Params } from '../../../../engine/schema/json.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { type Named, offersOf, type ToReady, type Trigger } from '../../../../kit/readying.ts';
import { enemiesOf } from '../../../../kit/sides.ts';
import type { FlowFighter, FlowTable, TriggerOn } from '../../table.ts';
import { weaponParams } from '../attack.ts';
import { faultOfActing } from '../permission.ts';
import { READIABLE, type ReadiableName, readyAp } from './readiable.ts';
import { MODES } from './shove.ts';
import { spellBy } from './spell.ts';

/** Offered triggers that enemies set off, most common first. */
const ENEMY_TRIGGERS = ['enters-reach', 'attacks', 'casts', 'moves'] as const;
/** Offered actions that need no target. */
const UNTARGETED = [
  'step',
  'stand',
  'drink',
  'draw',
  'shake-off',
] as const satisfies readonly ReadiableName[];

/**
 * Yields the offered combinations of trigger and action. A player can also enter any other combination, if the
 * fighter has the AP for it.
 */
export function* readyOffers(table: FlowTable, by: Id): Iterable<ToReady<TriggerOn>> {
  const enemies = enemiesOf(table, by);
  if (enemies.length === 0 || faultOfActing(table, by)) return;
  const fighter = fighterOf(table, by);
  const affordable = (actions: Iterable<Named>) =>
    [...actions].filter((action) => readyAp(table, by, action) <= fighter.ap); // FLOW-R31
  const alone = affordable(actionsAlone(table, by));
  const aimed = affordable(actionsAt(fighter, 'trigger')); // the AP cost is the same for every target
  const answers = [...aimed, ...alone];
  const triggers = ENEMY_TRIGGERS.map((on): Trigger<TriggerOn> => ({ on, by: 'enemy', note: null }));
  if (table.options.doors.length > 0) triggers.push({ on: 'opens', by: 'any', note: null });
  yield* offersOf(triggers, answers);
  // If the GM decides when a trigger occurs, no fighter sets it off, so the action needs a target now. The player
  // writes the trigger's text (FLOW-69).
  const called = enemies.flatMap(({ id }) => aimed.map((action) => ({ ...action, target: id })));
  yield* offersOf([{ on: 'note', by: 'any', note: '' }], [...called, ...alone]);
}

function* actionsAt(fighter: FlowFighter, target: string): Iterable<Named> {
  for (const weapon of weaponParams(fighter)) yield named('attack', { ...weapon, target });
  for (const mode of MODES) yield { do: 'shove', mode, target };
  for (const hold of ['disarm', 'grapple']) yield { do: hold, target };
  for (const spell of fighter.sheet.spells) {
    if (spellBy(fighter, spell)?.at === 'enemy') yield { do: 'use', spell, target };
  }
}

function* actionsAlone(table: FlowTable, by: Id): Iterable<Named> {
  for (const name of UNTARGETED) {
    for (const act of READIABLE[name].variants?.(table, by) ?? []) {
      if (READIABLE[name].check(table, by, act) === undefined) yield named(name, act);
    }
  }
}

/** Returns an action with its parameters. Leaves out parameters that are undefined. */
function named(name: ReadiableName, params: Params): Named {
  const given: Record<string, Json> & { do: string } = { do: name };
  for (const key in params) {
    const value = params[key];
    if (value !== undefined) given[key] = value;
  }
  return given;
}
