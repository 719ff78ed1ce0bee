import { legalAct } from '../../../engine/core/action.ts';
import {
  provoking,
  type RatedForecast,
  type RatedOdds,
  type RatedProvocation,
} from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { derived } from '../../../kit/derivation.ts';
import { NOTHING, yesOrNo } from '../../../kit/odds.ts';
import { apOfRoute, move } from '../book/actions/move.ts';
import { crawl, stand, step } from '../book/actions/step.ts';
import { tumble, tumbleCheck } from '../book/actions/tumble.ts';
import { bracedAgainst, type Route, routeAlong } from '../book/movement.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { successOf } from './chances.ts';
import { deriveCheck } from './derivations.ts';
import { provocationsAt } from './provocations.ts';
import { worthOfCondition } from './worth.ts';

/**
 * Forecasts a move, including the Reaction Attacks that it could provoke on the way. Returns undefined if the move is
 * not legal.
 */
export function forecastMove(table: FlowTable, by: Id, params: Params): RatedForecast | undefined {
  const act = legalAct(table, move, by, params);
  if (!act) return undefined;
  if (table.phase === 'explore') return NOTHING;
  const { path, tumble: through = [] } = act;
  const mover = fighterOf(table, by);
  const route = routeAlong(table, mover, path, through);
  const tumbles = route.legs.filter((leg) => leg.through !== null).length;
  const odds = tumbles > 0 ? { odds: tumblingOdds(table, mover, tumbles) } : {};
  const cost = { ap: apOfRoute(mover, route) };
  return provoking({ cost, ...odds, against: [] }, () => alongRoute(table, by, route));
}

function alongRoute(table: FlowTable, by: Id, { legs }: Route): RatedProvocation[] {
  const provokes: RatedProvocation[] = [];
  let from = fighterOf(table, by).at;
  let entered = 0;
  for (const leg of legs) {
    provokes.push(...alongLeg(table, by, from, leg, entered));
    entered += leg.through === null ? 1 : 2;
    from = leg.to;
  }
  return provokes;
}

/**
 * Returns the Reaction Attacks that one part of a route could provoke. A tumble provokes only its enemy. Otherwise,
 * enemies can attack the mover in the hex that it leaves, and braced enemies in the hex that it enters.
 */
function alongLeg(
  table: FlowTable,
  by: Id,
  from: Hex,
  { to, through }: { readonly to: Hex; readonly through: Id | null },
  entered: number,
): RatedProvocation[] {
  if (through !== null) return provocationsAt(table, by, from, entered, ({ id }) => id === through); // FLOW-77
  return [
    ...provocationsAt(table, by, from, entered),
    ...provocationsAt(table, by, to, entered + 1, bracedAgainst(table, from)),
  ];
}

/** Returns the odds of tumbling through several enemies in a row. */
function tumblingOdds(table: FlowTable, mover: FlowFighter, times: number): RatedOdds {
  const check = tumbleCheck(mover);
  return derived(yesOrNo(successOf(check) ** times), () =>
    deriveCheck(table, { by: mover.id, check }, times),
  );
}

/**
 * Forecasts a tumble. It can provoke only the enemy to tumble through. Returns undefined if the tumble is not
 * legal.
 */
export function forecastTumble(table: FlowTable, by: Id, params: Params): RatedForecast | undefined {
  const act = legalAct(table, tumble, by, params);
  if (!act) return undefined;
  const mover = fighterOf(table, by);
  return {
    cost: { ap: tumble.ap(table, by, act) },
    odds: tumblingOdds(table, mover, 1),
    against: [],
    provokes: provocationsAt(table, by, mover.at, 0, ({ id }) => id === act.target),
  };
}

/**
 * Forecasts standing up, including the Reaction Attacks that it could provoke. Returns undefined if it is not
 * legal.
 */
export function forecastStand(table: FlowTable, by: Id, params: Params): RatedForecast | undefined {
  const act = legalAct(table, stand, by, params);
  if (!act) return undefined;
  const fighter = fighterOf(table, by);
  const upright = { ...fighter, is: fighter.is.filter((one) => one !== 'prone') };
  return {
    cost: { ap: stand.ap(table, by, act) },
    odds: yesOrNo(1, worthOfCondition(upright, 'prone')),
    against: [],
    provokes: provocationsAt(table, by, fighter.at, 0),
  };
}

/** Forecasts a Step or a crawl. Neither of them provokes Reaction Attacks. Returns undefined if it is not legal. */
export function forecastOneHex(
  table: FlowTable,
  by: Id,
  name: 'step' | 'crawl',
  params: Params,
): RatedForecast | undefined {
  const action = name === 'step' ? step : crawl;
  const act = legalAct(table, action, by, params);
  return act && { ...NOTHING, cost: { ap: action.ap(table, by, act) } };
}
