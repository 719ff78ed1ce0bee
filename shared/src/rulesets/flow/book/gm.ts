import { type Hex, isSame } from '../../../hex/axial.ts';
import { isWall } from '../../../hex/map.ts';
import { gmPowersBy } from '../../../kit/gm.ts';
import { layDownState, newFighter } from '../sheet/open.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { endHold, shift } from './conditions.ts';
import { endIfDecided, forget } from './defeat.ts';

/** What the GM's interventions mean under the flow rules: FLOW-R43. */
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
    forget(table, id); // FLOW-R43
    table.acted = table.acted.filter((one) => one !== id);
  },
  decide: endIfDecided,
  grounds: {
    door: { terrain: 'wall', isAt: (table, at) => isDoor(table, at) && isWall(table.map, at), lay: hang },
    'open-door': {
      terrain: 'open',
      isAt: (table, at) => isDoor(table, at) && !isWall(table.map, at),
      lay: hang,
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

function hang(table: FlowTable, hexes: readonly Hex[]): void {
  table.options = { ...table.options, doors: [...table.options.doors, ...hexes] };
}
