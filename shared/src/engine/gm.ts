import * as z from 'zod/mini';
import type { Hex } from '../hex/axial.ts';
import { isOpenGround } from '../hex/map.ts';
import type { Interjection } from './action.ts';
import type { Fault } from './rejection.ts';
import type { Ruleset } from './ruleset.ts';
import type { Params } from './script.ts';
import { hexShape, type SetupFighter, setupFighterShape, windowSecondsShape } from './setup.ts';
import { type Fighter, findFighter, type Json, occupant, type Table } from './table.ts';
import { TEXT } from './text/catalogue.ts';

type Power<Act extends Params> = Interjection<Table, Act>;

const shapes = {
  set: z.object({ target: z.string(), field: z.string(), value: z.json() }),
  move: z.object({ target: z.string(), to: hexShape }),
  add: z.object({ combatant: setupFighterShape }),
  remove: z.object({ target: z.string() }),
  windows: z.object({ seconds: z.nullable(windowSecondsShape) }),
};

/** The GM's interventions that every ruleset has, at any moment of the battle. Source: cases/FORMAT.md. */
export function gmPowers<T extends Table>(ruleset: Ruleset<T>): Readonly<Record<string, Interjection<T>>> {
  const powers = {
    'gm.set': power<z.infer<typeof shapes.set>>(shapes.set, {
      check: (table, { target, field, value }) => checkSet(ruleset, table, target, field, value as Json),
      run: (table, { target, field, value }) => {
        const fighter = findFighter(table, target) as Fighter;
        ruleset.fields[field]?.set?.(table as T, fighter, value as Json);
      },
    }),
    'gm.move': power<{ target: string; to: Hex }>(shapes.move, {
      check: (table, { target, to }) => {
        if (!findFighter(table, target)) return 'no-such-target';
        if (!isOpenGround(table.map, to)) return 'blocked';
        const holder = occupant(table, to);
        return holder && holder.id !== target ? 'occupied' : undefined;
      },
      run: (table, { target, to }) => ruleset.gm.place(table as T, target, to),
    }),
    'gm.add': power<{ combatant: SetupFighter }>(shapes.add, {
      check: (table, { combatant }) => checkAdd(ruleset, table, combatant),
      run: (table, { combatant }) => ruleset.gm.add(table as T, combatant),
    }),
    'gm.remove': power<{ target: string }>(shapes.remove, {
      check: (table, { target }) => (findFighter(table, target) ? undefined : 'no-such-target'),
      run: (table, { target }) => ruleset.gm.remove(table as T, target),
    }),
    'gm.windows': power<{ seconds: number | null }>(shapes.windows, {
      check: () => undefined,
      run: (table, { seconds }) => {
        if (seconds === null) delete table.windowSeconds;
        else table.windowSeconds = seconds;
      },
    }),
    'gm.end': power<Params>(z.object({}), {
      check: () => undefined,
      run: (table) => ruleset.gm.end(table as T),
    }),
  };
  return powers as unknown as Record<string, Interjection<T>>;
}

function power<Act>(
  shape: z.ZodMiniType<unknown>,
  does: { check: (table: Table, act: Act) => Fault | undefined; run: (table: Table, act: Act) => void },
): Power<Params> {
  return {
    gm: true,
    parse: (params) => shape.safeParse(params).data as Params | undefined,
    check: (table, _by, act) => does.check(table, act as Act),
    run: (table, _by, act) => does.run(table, act as Act),
  };
}

function checkSet(
  ruleset: Ruleset,
  table: Table,
  target: string,
  name: string,
  value: Json,
): Fault | undefined {
  const fighter = findFighter(table, target);
  if (!fighter) return 'no-such-target';
  const field = Object.hasOwn(ruleset.fields, name) ? ruleset.fields[name] : undefined;
  if (!field) return { code: 'bad-input', say: TEXT.noField(name) };
  if (!field.set) return { code: 'bad-input', say: TEXT.notSettable(name) };
  return field.check?.(table, fighter, value);
}

function checkAdd(ruleset: Ruleset, table: Table, combatant: SetupFighter): Fault | undefined {
  if (findFighter(table, combatant.id)) {
    return { code: 'bad-input', say: TEXT.idTaken(combatant.id) };
  }
  const fault = ruleset.faultOf(combatant, table);
  if (fault) return { code: 'bad-input', say: fault };
  if (!isOpenGround(table.map, combatant.at)) return 'blocked';
  return occupant(table, combatant.at) ? 'occupied' : undefined;
}
