import type { Hex } from '../../hex/axial.ts';
import { extendFields } from '../content/extend-fields.ts';
import { type AnytimeAction, anytimeActionsOn } from '../core/action.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { type Fault, REFUSALS } from '../presentation/rejection.ts';
import { saidMismatch } from '../schema/expected.ts';
import {
  amount,
  anything,
  count,
  fighter,
  flag,
  hex,
  json,
  listOf,
  nullable,
  readValue,
  text,
} from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';
import { own } from '../schema/records.ts';
import { MOST_FIGHTERS, type SetupFighter, setupFighterShape, WINDOW_SECONDS } from '../setup/setup.ts';
import { MOST_PAINTED, MOST_SIDES, sceneryKinds } from '../state/event.ts';
import { faultOfPlace, fighterOf, findFighter, type Table } from '../state/table.ts';
import { emit, hide, show, touch } from '../state/verbs.ts';
import { view } from '../visibility/view.ts';
import { changeNote, faultOfNoteChange, NOTE_CHANGE } from './notes.ts';
import { faultOfPainting, paint } from './painting.ts';

const BLANK_FIGHTER = { id: '', side: '', at: [0, 0], sheet: { kind: '' } } as const;
const combatant = json<SetupFighter>(setupFighterShape, BLANK_FIGHTER);
const seconds = nullable(amount(...WINDOW_SECONDS));

/** Returns the GM's interventions that every ruleset has, as anytime actions. Source: cases/FORMAT.md. */
export function gmPowers<T extends Table>(ruleset: Ruleset<T>): Readonly<Record<string, AnytimeAction<T>>> {
  const power = anytimeActionsOn<T>();
  return {
    'gm.set': power({
      gm: true,
      params: { target: fighter, field: text(64), value: anything },
      check: (table, _by, { target, field, value }) => checkSet(ruleset, table, target, field, value),
      run: (table, _by, { target, field, value }) => change(ruleset, table, target, field, value),
    }),
    'gm.move': power({
      gm: true,
      params: { target: fighter, to: hex },
      check: (table, _by, { target, to }) => checkPlace(table, target, to),
      run: (table, _by, { target, to }) => ruleset.gm.place(table, target, to),
    }),
    'gm.add': power({
      gm: true,
      params: { combatant },
      check: (table, _by, { combatant }) => checkAdd(ruleset, table, combatant),
      run: (table, _by, { combatant }) => ruleset.gm.add(table, combatant),
    }),
    'gm.remove': power({
      gm: true,
      params: { target: fighter },
      check: (table, _by, { target }) => (findFighter(table, target) ? undefined : 'no-such-target'),
      run: (table, _by, { target }) => ruleset.gm.remove(table, target),
    }),
    'gm.hide': power({
      gm: true,
      params: { target: fighter, hidden: flag },
      check: (table, _by, { target }) => (findFighter(table, target) ? undefined : 'no-such-target'),
      run: (table, _by, { target, hidden }) => (hidden ? hide : show)(table, target),
    }),
    'gm.terrain': power({
      gm: true,
      params: { hexes: listOf(hex, MOST_PAINTED), terrain: text(64) },
      check: (table, _by, { hexes, terrain }) => faultOfPainting(ruleset.gm, table, hexes, terrain),
      run: (table, _by, { hexes, terrain }) => paint(ruleset.gm, table, hexes, terrain),
    }),
    'gm.scenery': power({
      gm: true,
      params: sceneryKinds,
      check: () => undefined,
      run: (table, _by, scenery) => {
        table.map = { ...table.map, scenery };
        emit(table, { type: 'scenery-changed', by: 'gm', ...scenery });
      },
    }),
    'gm.note': power({
      gm: true,
      params: NOTE_CHANGE,
      check: (table, _by, change) => faultOfNoteChange(table, change),
      run: (table, _by, change) => changeNote(table, change),
    }),
    'gm.die': power({
      gm: true,
      params: { sides: count(2, MOST_SIDES), face: nullable(count(1, MOST_SIDES)) },
      check: (_table, _by, { sides, face }) =>
        face !== null && face > sides
          ? { code: 'bad-input', say: REFUSALS.noSuchFace(sides, face) }
          : undefined,
      run: (table, _by, { sides, face }) => {
        if (face === null) delete table.setDie;
        else table.setDie = { sides, face };
        emit(table, { type: 'die-promised', sides, face });
      },
    }),
    'gm.windows': power({
      gm: true,
      params: { seconds },
      check: () => undefined,
      run: (table, _by, { seconds }) => {
        if (seconds === null) delete table.windowSeconds;
        else table.windowSeconds = seconds;
      },
    }),
    'gm.chances': power({
      gm: true,
      params: { on: flag },
      check: () => undefined,
      run: (table, _by, { on }) => {
        emit(table, { type: 'chances-shown', on });
      },
    }),
    'gm.end': power({
      gm: true,
      check: () => undefined,
      run: (table) => ruleset.gm.end(table),
    }),
  };
}

/**
 * Sets a field of a fighter and emits the change. The event is secret unless spectators see both the old and the
 * new value.
 */
function change<T extends Table>(ruleset: Ruleset<T>, table: T, target: Id, name: string, value: Json): void {
  const field = fieldsOn(ruleset, table)[name];
  if (!field) return;
  const read = () => field.get(table, fighterOf(table, target));
  const [from, wasOpen] = [structuredClone(read()), isOpenlySeen(ruleset, table, target, name)];
  field.set?.(table, fighterOf(table, target), readValue(field.kind, value) ?? null);
  const to = structuredClone(read());
  touch(table, target);
  if (JSON.stringify(from) === JSON.stringify(to)) return;
  const isOpen = wasOpen && isOpenlySeen(ruleset, table, target, name);
  emit(table, { type: 'changed', target, field: name, from, to, ...(!isOpen && { secret: true }) });
}

/** Returns the fields of the table view, including those that the table's content adds. */
function fieldsOn<T extends Table>(ruleset: Ruleset<T>, { content }: T): Ruleset<T>['fields'] {
  return extendFields(ruleset, ruleset.fields, content);
}

/** Returns whether a spectator sees the true value of a field. */
function isOpenlySeen<T extends Table>(ruleset: Ruleset<T>, table: T, target: Id, name: string): boolean {
  const field = ruleset.fields[name];
  const seen = view(ruleset, table, { role: 'spectator' });
  const fighter = findFighter(seen, target);
  if (!field || !fighter) return false;
  return (
    JSON.stringify(field.get(seen, fighter)) === JSON.stringify(field.get(table, fighterOf(table, target)))
  );
}

function checkPlace(table: Table, target: Id, to: Hex): Fault | undefined {
  if (!findFighter(table, target)) return 'no-such-target';
  return faultOfPlace(table, to, target);
}

function checkSet<T extends Table>(
  ruleset: Ruleset<T>,
  table: T,
  target: string,
  name: string,
  value: Json,
): Fault | undefined {
  const fighter = findFighter(table, target);
  if (!fighter) return 'no-such-target';
  const fields = fieldsOn(ruleset, table);
  const field = own(fields, name);
  if (!field) return { code: 'bad-input', say: REFUSALS.noField(name) };
  if (!field.set) return { code: 'bad-input', say: REFUSALS.notSettable(name) };
  const wrong = saidMismatch(field.kind, value);
  if (wrong !== undefined) return { code: 'bad-input', say: REFUSALS.doesNotFit(name, wrong) };
  return field.fault?.(table, fighter, readValue(field.kind, value) ?? null);
}

function checkAdd<T extends Table>(
  ruleset: Ruleset<T>,
  table: T,
  combatant: SetupFighter,
): Fault | undefined {
  if (findFighter(table, combatant.id)) {
    return { code: 'bad-input', say: REFUSALS.idTaken(combatant.id) };
  }
  if (Object.keys(table.fighters).length >= MOST_FIGHTERS) {
    return { code: 'bad-input', say: REFUSALS.tooManyFighters(MOST_FIGHTERS) };
  }
  const fault = ruleset.faultOf(combatant, table);
  if (fault) return { code: 'bad-input', say: fault };
  return faultOfPlace(table, combatant.at);
}
