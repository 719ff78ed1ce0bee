import type { Effect, Forecast, Odds } from '../engine/core/forecast.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { healthResource, type ResourceRole, resourceOf, roleOf } from '../engine/presentation/description.ts';
import type { Id } from '../engine/schema/ids.ts';
import {
  type Fighter,
  findFighter,
  isOnTheMap,
  type PlacedFighter,
  standing,
  type Table,
} from '../engine/state/table.ts';
import type { Hex } from '../hex/axial.ts';

/** What one point of a resource is worth, in hit points: what is lost at the turn's end is cheap, what defends is dear. */
const PRICES: Readonly<Record<ResourceRole, number>> = {
  action: 0.3,
  reaction: 2,
  momentum: 0.8,
  focus: 0.7,
  movement: 0,
  health: 1,
  burden: -1,
  neutral: 0.3,
};

/** What can only be done after something else is worth a little less than what is at hand. */
export const DELAY = 0.85;
/** How likely somebody who may strike in passing is to do it. */
const WILL_REACT = 0.8;
/** How much a target is thought to choose its best answer, against taking what comes. */
const WILL_DEFEND = 0.6;
/** From this round on caution wanes, and every so many rounds a blow counts once more: no fight lasts for ever. */
const PATIENCE = { until: 6, rounds: 6 } as const;

/** The side that a fight is looked at from. */
export interface Standpoint {
  readonly ruleset: Ruleset;
  readonly view: Table;
  readonly side: string;
}

/** What a forecast is worth to a side, in hit points, costs and provocations taken off. */
export function worthOf(standpoint: Standpoint, forecast: Forecast): number {
  const boldness = boldnessIn(standpoint.view);
  const caution = priceOf(standpoint.ruleset, forecast.cost) + perilOf(standpoint, forecast);
  return worthOfOutcome(standpoint, forecast) - caution / boldness;
}

/** How much more a blow counts, and how much less its risks, the longer a fight drags on. */
function boldnessIn({ round }: Table): number {
  return 1 + Math.max(0, round - PATIENCE.until) / PATIENCE.rounds;
}

/** What an action brings if its target answers as a sensible target would. */
function worthOfOutcome(standpoint: Standpoint, { odds, against }: Forecast): number {
  if (!odds) return 0;
  const unanswered = worthOfOdds(standpoint, odds);
  if (against.length === 0) return unanswered;
  const answered = Math.min(...against.map((reaction) => worthOfOdds(standpoint, reaction.odds)));
  return Math.min(unanswered, (1 - WILL_DEFEND) * unanswered + WILL_DEFEND * answered);
}

/** What is to be feared from those whom it provokes. Who would only harm itself or its friends is not feared. */
export function perilOf(standpoint: Standpoint, { provokes }: Forecast): number {
  return provokes.reduce((sum, { by, odds }) => {
    const isFoe = findFighter(standpoint.view, by)?.side !== standpoint.side;
    return sum + (isFoe ? Math.max(0, -WILL_REACT * worthOfOdds(standpoint, odds, -1)) : 0);
  }, 0);
}

/** What these odds are worth; their side benefits go to whoever makes them: to us (1) or to a foe (-1). */
function worthOfOdds(standpoint: Standpoint, odds: Odds, maker: 1 | -1 = 1): number {
  const harm = odds.effects.reduce((sum, effect) => sum + worthOfEffect(standpoint, effect), 0);
  return harm + (maker * (odds.worth ?? 0)) / boldnessIn(standpoint.view);
}

function worthOfEffect({ ruleset, view, side }: Standpoint, effect: Effect): number {
  const fighter = findFighter(view, effect.target);
  if (!fighter) return 0;
  const worth =
    harmOf(ruleset, view, fighter, effect) + effect.defeat * worthOfDefeat(ruleset, view, fighter);
  const boldness = boldnessIn(view);
  return fighter.side === side ? -worth / boldness : worth * boldness;
}

/** What a change is worth to whoever wishes a fighter ill, in hit points. */
function harmOf(ruleset: Ruleset, view: Table, fighter: Fighter, { field, changes }: Effect): number {
  const { role = 'neutral', max } = resourceOf(ruleset.description, field) ?? {};
  const now = read(ruleset, view, fighter, field) ?? 1;
  const most = read(ruleset, view, fighter, max) ?? Number.POSITIVE_INFINITY;
  const lost = changes.reduce((sum, [by, chance]) => sum - chance * clamp(by, -now, most - now), 0);
  if (role !== 'health') return lost * PRICES[role];
  // The weaker a target already is, the sooner it is out of the fight: that is what focuses a side's blows.
  return lost > 0 ? lost * (1 + lost / Math.max(1, now)) : lost;
}

/** What it is worth to have a fighter out of the fight: the more, the more it could still take. */
function worthOfDefeat(ruleset: Ruleset, view: Table, fighter: Fighter): number {
  const { field, max } = healthResource(ruleset.description) ?? {};
  return 5 + (read(ruleset, view, fighter, max ?? field) ?? 1) / 4;
}

/** A field of the table view that is a number, as it is seen. */
function read(
  ruleset: Ruleset,
  view: Table,
  fighter: Fighter,
  field: string | undefined,
): number | undefined {
  const value = field === undefined ? undefined : ruleset.fields[field]?.get(view, fighter);
  return typeof value === 'number' ? value : undefined;
}

/** What a cost is worth in hit points. */
export function priceOf(ruleset: Ruleset, cost: Forecast['cost']): number {
  return Object.entries(cost).reduce(
    (sum, [field, amount]) => sum + amount * PRICES[roleOf(ruleset.description, field)],
    0,
  );
}

/** The fighters of other sides who are still in the fight and on the map, as far as they are seen. */
export function foesOf({ view, side }: Standpoint): PlacedFighter[] {
  return standing(view)
    .filter(isOnTheMap)
    .filter((fighter) => fighter.side !== side);
}

/** The same view with one fighter elsewhere and poorer: what it would be like to have gone there. */
export function asIfAt(view: Table, id: Id, at: Hex, cost: Forecast['cost']): Table {
  const fighter = findFighter(view, id);
  if (!fighter) return view;
  const spent = Object.fromEntries(
    Object.entries(cost).map(([field, amount]) => [
      field,
      Number(fighter[field as keyof Fighter] ?? 0) - amount,
    ]),
  );
  return { ...view, fighters: { ...view.fighters, [id]: { ...fighter, ...spent, at } } };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
