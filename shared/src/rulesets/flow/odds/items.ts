import { legalAct } from '../../../engine/core/action.ts';
import type { RatedForecast } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { unanswered, yesOrNo } from '../../../kit/odds.ts';
import { isReadiable, readyAp } from '../book/actions/readiable.ts';
import { ACTIONS } from '../book/actions.ts';
import { drOf, HANDS, handFor, handWith } from '../book/wielding.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { provocationsAt } from './provocations.ts';
import { worthOfArms } from './worth.ts';

/** The number of attacks that a fighter is expected to make with a better weapon. */
const EXPECTED_ATTACKS = 1.5;

/**
 * Forecasts drawing, stowing, picking up or dropping an item, rated by the worth of the items held afterward. Returns
 * undefined if the action is not legal.
 */
export function forecastItem(
  table: FlowTable,
  by: Id,
  name: string,
  params: Params,
): RatedForecast | undefined {
  const action = ACTIONS[name];
  if (!action || !legalAct(table, action, by, params)) return undefined;
  const fighter = fighterOf(table, by);
  const after = handsAfter(fighter, name, params);
  if (!after) return unanswered({}, yesOrNo(1));
  const odds = yesOrNo(1, EXPECTED_ATTACKS * (readiness(after) - readiness(fighter)));
  const isOpen = (name === 'draw' || name === 'sheathe') && table.options.alsoProvoke.includes('draw');
  return {
    ...unanswered(isReadiable(name) ? { ap: readyAp(table, by, { ...params, do: name }) } : {}, odds),
    provokes: isOpen ? provocationsAt(table, by, fighter.at, 0) : [],
  };
}

function handsAfter(fighter: FlowFighter, name: string, { item, hand }: Params): FlowFighter | undefined {
  if (typeof item !== 'string') return undefined;
  const wanted = HANDS.find((one) => one === hand);
  const isTaking = name === 'draw' || name === 'pick-up';
  const which = isTaking ? handFor(fighter, item, wanted) : handWith(fighter, item, wanted);
  return which && { ...fighter, [which]: isTaking ? item : null };
}

function readiness(fighter: FlowFighter): number {
  return worthOfArms(fighter) + drOf(fighter) - fighter.sheet.dr;
}
