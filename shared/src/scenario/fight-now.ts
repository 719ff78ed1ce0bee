import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Json } from '../engine/schema/json.ts';
import { parseSetup, type Setup, type SetupFighter, setupFault } from '../engine/setup/setup.ts';
import { placeholderDice } from '../engine/state/dice.ts';
import type { Fighter, Table } from '../engine/state/table.ts';
import { range } from '../hex/area.ts';
import { startsOf } from './fight.ts';
import { freeHex } from './free-hex.ts';

/** A map without terrain. Positions have no effect on it, so only the sheet determines a fighter's values. */
const BARE = { radius: 16, walls: [], difficult: [], cover: [] };

/** The maximum number of values per fighter that are dropped because a setup rejects them. */
const MOST_MISFITS = 8;

/**
 * Returns a running battle as the setup of a new fight. The setup contains all fighters on the map at their
 * positions, with those settable values that differ from their sheets. It leaves out pending actions, the current
 * turn, and values that no fight can start with, such as a readied action. `newcomers` are the fighters that joined
 * later. A defeated fighter that shares a hex with another fighter starts beside it.
 */
export function fightNow(
  ruleset: Ruleset,
  {
    setup,
    newcomers,
    table,
  }: { readonly setup: Setup; readonly newcomers: readonly SetupFighter[]; readonly table: Table },
): Setup {
  const { windowSeconds } = table;
  const known = new Map([...setup.combatants, ...newcomers].map((one) => [one.id, one]));
  const present = Object.values(table.fighters).flatMap((fighter) => placed(fighter, known));
  const fresh = opened(ruleset, setup, present);
  const combatants = present.map((one) => ({ ...one, ...stateOf(ruleset, table, fresh, one.id) }));
  return fit(ruleset, {
    ruleset: setup.ruleset,
    options: setup.options,
    map: table.map,
    combatants,
    ...(windowSeconds !== undefined && { windowSeconds }),
    ...(setup.content && { content: setup.content }),
    ...(setup.packs && { packs: setup.packs }),
  });
}

/** Returns the setup after making as few changes as needed to open it. Fixes one reported fault after another. */
function fit(ruleset: Ruleset, setup: Setup): Setup {
  let fitter = setup;
  for (let times = MOST_MISFITS * setup.combatants.length; times > 0; times--) {
    const now = fitter;
    const wrong = setupFault(() => ruleset.open(parseSetup(now), placeholderDice())) ?? '';
    const [, id, member, field] = /^([\w-]+)\.(state|at)(?:\.([\w-]+))?/.exec(wrong) ?? [];
    if (id === undefined) return fitter;
    const change = (one: SetupFighter) => (member === 'at' ? besides(now, one) : without(one, field ?? ''));
    fitter = { ...now, combatants: now.combatants.map((one) => (one.id === id ? change(one) : one)) };
  }
  return fitter;
}

function without(one: SetupFighter, field: string): SetupFighter {
  const { [field]: _, ...state } = one.state ?? {};
  return { ...one, state };
}

/** Returns a fighter after moving it to the nearest free hex. */
function besides(setup: Setup, one: SetupFighter): SetupFighter {
  const free = freeHex(setup, one.at);
  return free ? { ...one, at: [free[0], free[1]] } : one;
}

/**
 * Returns a list with a fighter at its current position, with its original sheet; empty if the fighter is off the
 * map.
 */
function placed(fighter: Fighter, known: ReadonlyMap<Id, SetupFighter>): SetupFighter[] {
  const { id, kind, name, side, at, hidden, portrait } = fighter;
  const sheet = known.get(id)?.sheet ?? { kind };
  const looks = { ...(hidden && { hidden }), ...(portrait !== undefined && { portrait }) };
  return at ? [{ id, name, side, at: [at[0], at[1]], sheet, ...looks }] : [];
}

/** Returns a new table on which all fighters are as their sheets define them. */
function opened(
  ruleset: Ruleset,
  { ruleset: id, options, content }: Setup,
  present: readonly SetupFighter[],
): Table {
  const hexes = range([0, 0], BARE.radius);
  const combatants = present.map((one, index) => ({ ...one, at: hexes[index] ?? one.at }));
  return ruleset.open({ ruleset: id, options, map: BARE, combatants, content }, placeholderDice());
}

/** Returns the values of a fighter that differ from its sheet, as `state`; empty if none differ. */
function stateOf(ruleset: Ruleset, now: Table, fresh: Table, id: Id): Pick<SetupFighter, 'state'> {
  const [is, was] = [now.fighters[id], fresh.fighters[id]];
  if (!is || !was) return {};
  const changed = Object.keys(startsOf(ruleset)).flatMap((name) => {
    const value = ruleset.fields[name]?.get(now, is);
    const isOld = JSON.stringify(value) === JSON.stringify(ruleset.fields[name]?.get(fresh, was));
    return value === undefined || isOld ? [] : [[name, value] as const];
  });
  const state: Readonly<Record<string, Json>> = Object.fromEntries(changed);
  return changed.length > 0 ? { state } : {};
}
