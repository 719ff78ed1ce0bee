import type { Id } from '../../../../engine/schema/ids.ts';
import type { Json, Params } from '../../../../engine/schema/json.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { type Named, offersOf, type ToReady, type Trigger } from '../../../../kit/readying.ts';
import { enemiesOf } from '../../../../kit/sides.ts';
import type { FlowFighter, FlowTable, TriggerOn } from '../../table.ts';
import { weaponParams } from '../attack.ts';
import { barred } from '../permission.ts';
import { READIABLE, type ReadiableName, readyAp } from './readiable.ts';
import { MODES } from './shove.ts';
import { spellBy } from './spell.ts';

/** What enemies do that is worth waiting for, the usual first. */
const OF_ENEMIES = ['enters-reach', 'attacks', 'casts', 'moves'] as const;
/** What somebody does alone. */
const ALONE = ['step', 'stand', 'drink', 'draw', 'shake-off'] as const satisfies readonly ReadiableName[];

/** What is offered to be made ready. Any other trigger and action can be asked for: only the AP are checked. */
export function* readyOffers(table: FlowTable, by: Id): Iterable<ToReady<TriggerOn>> {
  const enemies = enemiesOf(table, by);
  if (enemies.length === 0 || barred(table, by)) return;
  const fighter = fighterOf(table, by);
  const affordable = (deeds: Iterable<Named>) =>
    [...deeds].filter((deed) => readyAp(table, by, deed) <= fighter.ap); // FLOW-R31
  const alone = affordable(deedsAlone(table, by));
  const aimed = affordable(deedsAt(fighter, 'trigger')); // whoever is aimed at, the AP are the same
  const answers = [...aimed, ...alone];
  const triggers = OF_ENEMIES.map((on): Trigger<TriggerOn> => ({ on, by: 'enemy', note: null }));
  if (table.options.doors.length > 0) triggers.push({ on: 'opens', by: 'any', note: null });
  yield* offersOf(triggers, answers);
  // Nobody sets off what the GM calls, so it is aimed at once. An empty text is to be filled in. FLOW-69
  const called = enemies.flatMap(({ id }) => aimed.map((deed) => ({ ...deed, target: id })));
  yield* offersOf([{ on: 'note', by: 'any', note: '' }], [...called, ...alone]);
}

function* deedsAt(fighter: FlowFighter, target: string): Iterable<Named> {
  for (const weapon of weaponParams(fighter)) yield named('attack', { ...weapon, target });
  for (const mode of MODES) yield { do: 'shove', mode, target };
  for (const hold of ['disarm', 'grapple']) yield { do: hold, target };
  for (const spell of fighter.sheet.spells) {
    if (spellBy(fighter, spell)?.at === 'enemy') yield { do: 'use', spell, target };
  }
}

function* deedsAlone(table: FlowTable, by: Id): Iterable<Named> {
  for (const name of ALONE) {
    for (const act of READIABLE[name].variants?.(table, by) ?? []) {
      if (READIABLE[name].check(table, by, act) === undefined) yield named(name, act);
    }
  }
}

/** An action with its parameters, those left out also left out here. */
function named(name: ReadiableName, params: Params): Named {
  const given: Record<string, Json> & { do: string } = { do: name };
  for (const key in params) {
    const value = params[key];
    if (value !== undefined) given[key] = value;
  }
  return given;
}
