import type { PlannedChoice } from '../../../engine/core/forecast.ts';
import type { AskedId, Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { resourceFor } from '../book/action-economy.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { bestBlow, bestBlowAt } from './best-attack.ts';

/* Ratings of stances for bots, based on the attacks that can follow. */

/** The number of ranks of each stance that a bot takes. A bot takes no stance in the first `PATIENCE` rounds. */
const ALL_OUT = 5;
const PATIENCE = 4;

/**
 * Returns the table after a stance that lowers defense by `ALL_OUT` ranks; undefined if its risk is at least its gain,
 * or for other choices.
 */
export function imagine(table: DegreesTable, by: AskedId, prospect: PlannedChoice): DegreesTable | undefined {
  const me = table.round > PATIENCE ? findFighter(table, by) : undefined;
  const { do: name, minus, plus, ranks } = prospect;
  if (!me || name !== 'stance' || minus !== 'defense' || ranks !== ALL_OUT || me.std === 0) return undefined;
  if (plus !== 'attack' && plus !== 'effect') return undefined;
  const resource = resourceFor(me, 'quick');
  const paid = resource === undefined ? me : { ...me, [resource]: me[resource] - 1 };
  const then = inPlaceOf(table, { ...paid, stance: { minus, plus, ranks }, stancePaid: true });
  const gain = bestBlow(then, fighterOf(then, me.id)) - bestBlow(table, me);
  return gain > danger(then, me.id) - danger(table, me.id) ? then : undefined;
}

/** Rates the danger to a fighter: the sum of its enemies' best attacks on it. */
function danger(table: DegreesTable, id: Id): number {
  const me = fighterOf(table, id);
  const foes = Object.values(table.fighters).filter(({ side, defeated }) => side !== me.side && !defeated);
  return foes.reduce((sum, foe) => sum + bestBlowAt(table, foe, me), 0);
}

function inPlaceOf(table: DegreesTable, me: DegreesFighter): DegreesTable {
  return { ...table, fighters: { ...table.fighters, [me.id]: me } };
}
