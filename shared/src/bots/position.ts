import { checkedIntent } from '../engine/core/forecast.ts';
import type { Choice } from '../engine/core/script.ts';
import type { Params } from '../engine/schema/json.ts';
import { type Fighter, findFighter, type PlacedFighter, type Table } from '../engine/state/table.ts';
import { distance, type Hex } from '../hex/axial.ts';
import { isDifficult, isOpenGround } from '../hex/map.ts';
import { costFrom } from '../hex/path.ts';
import type { Decision, Situation } from './policy.ts';
import { Scout } from './scout.ts';
import { escortOf } from './temperament.ts';
import { DELAY, foesOf, perilOf, priceOf, type Standpoint } from './worth.ts';

/**
 * The number of positions nearest to an enemy that are evaluated in full. The same number of other positions is sampled
 * evenly.
 */
const CLOSE_LOOKS = 9;
/** The value of moving one hex nearer to the closest enemy, used while no enemy can be attacked. */
const PER_HEX = 0.4;
/**
 * A margin above the rounding error of a value. Bounds are lowered by this margin, so that no better value is missed.
 */
export const ROUNDING = 1e-9;
/** The cost of each enemy within two hexes of a position. */
const CROWD = 0.35;

/**
 * Returns the move to the position with the best attack, else nearer to an enemy; undefined if no move has a value
 * above `least`.
 */
export function bestPosition(
  situation: Situation,
  standpoint: Standpoint,
  travels: readonly Choice[],
  least: number,
): (Decision & { worth: number }) | undefined {
  const me = findFighter(situation.view, situation.asked);
  const foes = foesOf(standpoint);
  if (!me?.at || foes.length === 0 || travels.length === 0) return undefined;
  const here = me.at;
  const nearness = once(() => nearnessTo(foes, situation.view));
  const scout = new Scout(situation, standpoint, foes);
  const isIdle = once(() => !scout.hasAttack(refreshed(situation, me)));
  const crowdHere = crowdAt(foes, here);
  const { character } = standpoint;
  const escort = character && escortOf(character, standpoint.ruleset, situation.view, here);
  let best: (Decision & { worth: number }) | undefined;
  for (const { option, variants } of travels) {
    for (const params of closeLooks(variants?.() ?? [], nearness)) {
      if (situation.timeLeft() <= 0) return best;
      const floor = Math.max(least, best?.worth ?? 0);
      const worth = worthOfGoing(params, option, floor);
      if (worth > floor) best = { option, params, worth };
    }
  }
  return best;

  /** Returns the value of a move. If it cannot exceed `floor`, the result may be any value up to `floor`. */
  function worthOfGoing(params: Params, option: string, floor: number): number {
    const { ruleset, view, asked } = situation;
    const forecast = ruleset.forecast(view, asked, checkedIntent(option, params));
    const to = endOf(params);
    if (!forecast || !to) return 0;
    const approach = isIdle() ? PER_HEX * (nearness()(here) - nearness()(to)) : 0;
    const relief = isIdle() ? 0 : CROWD * (crowdHere - crowdAt(foes, to));
    const price = priceOf(standpoint, forecast.cost);
    const service = escort?.(to) ?? 0;
    const extra = forecast.odds?.worth ?? 0;
    const needed = Math.max(approach, floor + price - relief - service - extra) / DELAY - ROUNDING;
    const gain = DELAY * scout.bestAttack(to, forecast.cost, needed);
    const worth = (caution: number) => Math.max(gain, approach) + relief + service - caution + extra;
    const unprovoked = worth(price);
    return unprovoked <= floor ? unprovoked : worth(perilOf(standpoint, forecast) + price);
  }
}

/**
 * Returns a function that returns the walking distance to the nearest enemy, around walls and regardless of other
 * fighters.
 */
function nearnessTo(foes: readonly PlacedFighter[], { map }: Table): (from: Hex) => number {
  const cost = (to: Hex) => (isOpenGround(map, to) ? (isDifficult(map, to) ? 2 : 1) : null);
  const costOf = costFrom(
    foes.map(({ at }) => at),
    { budget: 4 * map.radius + 4, cost },
  );
  const far = 8 * map.radius;
  return (from) => costOf(from) ?? far;
}

/**
 * Returns the view as it would be at the start of the fighter's turn, to find the attacks from its current
 * position.
 */
function refreshed({ ruleset, view }: Situation, me: Fighter): Table {
  const full = ruleset.description.resources.flatMap(({ field, max, role }) => {
    const most = max === undefined ? undefined : ruleset.fields[max]?.get(view, me);
    return role === 'action' && most !== undefined ? [[field, most]] : [];
  });
  return { ...view, fighters: { ...view.fighters, [me.id]: { ...me, ...Object.fromEntries(full) } } };
}

/** Returns the moves that end nearest to an enemy, and a sample of the others. */
function closeLooks(variants: readonly Params[], nearness: () => (from: Hex) => number): readonly Params[] {
  if (variants.length <= 2 * CLOSE_LOOKS) return variants;
  const near = (params: Params) => nearness()(endOf(params) ?? [0, 0]);
  const sorted = [...variants].sort((a, b) => near(a) - near(b));
  const rest = sorted.slice(CLOSE_LOOKS);
  const stride = rest.length / CLOSE_LOOKS;
  const spread = Array.from({ length: CLOSE_LOOKS }, (_, index) => rest[Math.floor(index * stride)] ?? {});
  return [...sorted.slice(0, CLOSE_LOOKS), ...spread];
}

/** Returns the hex where a move ends; undefined if its parameters name none. */
export function endOf({ path, to }: Params): Hex | undefined {
  return (path as readonly Hex[] | undefined)?.at(-1) ?? (to as Hex | undefined);
}

/** Returns the number of enemies within two hexes of a position. */
function crowdAt(foes: readonly PlacedFighter[], at: Hex): number {
  return foes.filter((foe) => distance(foe.at, at) <= 2).length;
}

/** Returns a function that computes a value when it is first needed. */
function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}
