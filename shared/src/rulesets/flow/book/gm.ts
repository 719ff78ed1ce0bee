import { fighter, optional, text } from '../../../engine/schema/field-schema.ts';
import { findFighter, standing } from '../../../engine/state/table.ts';
import { type Hex, isSame } from '../../../hex/axial.ts';
import { isWall } from '../../../hex/map.ts';
import { gmPowersBy } from '../../../kit/gm.ts';
import { layDownState, newFighter } from '../sheet/open.ts';
import { action, type FlowFighter, type FlowTable } from '../table.ts';
import { SAID, TEXT } from '../words/catalog.ts';
import { endHold, shift } from './conditions.ts';
import { endEffectsOf, endIfDecided } from './defeat.ts';
import { beginFight } from './initiative.ts';
import { mayHaveReadied, offerReadied } from './ready-window.ts';

/** The powers of the GM to change the table under the Flow rules (FLOW-R43). */
export const GM = gmPowersBy<FlowTable, FlowFighter>({
  make: (from, table) => newFighter(from, table),
  move: (table, id, to) => shift(table, id, to, 'placed'),
  join(table, fighter, from) {
    layDownState(table, from);
    fighter.joined = table.phase === 'explore' ? null : table.round;
    table.order = [...table.order, fighter.id]; // FLOW-R65
  },
  leave(table, id) {
    endHold(table, id);
    endEffectsOf(table, id); // FLOW-R43
    table.acted = table.acted.filter((one) => one !== id);
  },
  decide: endIfDecided,
  grounds: {
    door: {
      label: TEXT.grounds.door,
      terrain: 'wall',
      isAt: (table, at) => isDoor(table, at) && isWall(table.map, at),
      lay: addDoors,
    },
    'open-door': {
      label: TEXT.grounds['open-door'],
      terrain: 'open',
      isAt: (table, at) => isDoor(table, at) && !isWall(table.map, at),
      lay: addDoors,
    },
  },
  takeUp(table, hexes) {
    const isGone = (door: Hex) => hexes.some((at) => isSame(at, door));
    table.options = { ...table.options, doors: table.options.doors.filter((door) => !isGone(door)) };
  },
});

function isDoor({ options }: FlowTable, at: Hex): boolean {
  return options.doors.some((door) => isSame(door, at));
}

function addDoors(table: FlowTable, hexes: readonly Hex[]): void {
  table.options = { ...table.options, doors: [...table.options.doors, ...hexes] };
}

/**
 * Offers a fighter its readied action if the trigger is a free-text note. Only the GM can decide that such a
 * trigger has happened.
 */
export const fire = action({
  gm: true,
  params: { target: fighter },
  check(table, _by, { target }) {
    if (table.phase === 'explore') return 'wrong-phase';
    const fighter = findFighter(table, target);
    const waits = fighter && mayHaveReadied(table, fighter) && fighter.readied?.on === 'note'; // FLOW-R31
    return waits ? undefined : { code: 'no-such-target', say: SAID.refusals.notWaiting };
  },
  variants: (table) => standing(table).map(({ id: target }) => ({ target })),
  *run(table, _by, { target }, actions) {
    yield* offerReadied(table, { on: 'note', by: null, only: target }, actions); // FLOW-69
  },
});

function sidesOf(table: FlowTable): string[] {
  return [...new Set(standing(table).map(({ side }) => side))];
}

/** Starts the fight. If the GM names a side, that side surprises the others. */
export const start = action({
  gm: true,
  params: { surprise: optional(text()) },
  check(table, _by, { surprise }) {
    if (table.phase !== 'explore') return 'wrong-phase';
    const isSide = surprise === undefined || standing(table).some(({ side }) => side === surprise);
    return isSide ? undefined : { code: 'bad-input', say: SAID.refusals.noSide(surprise) };
  },
  variants: (table) => [{}, ...sidesOf(table).map((surprise) => ({ surprise }))],
  *run(table, _by, { surprise }) {
    beginFight(table, surprise ?? table.options.surprise);
  },
});
