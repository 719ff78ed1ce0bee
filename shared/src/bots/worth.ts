import type { BotValues } from '../engine/core/bot-values.ts';
import type { Effect, RatedForecast, RatedOdds } from '../engine/core/forecast.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { healthResource, resourceOf, roleOf } from '../engine/presentation/description.ts';
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
import { type Character, weightOf } from './temperament.ts';
import { USUAL_VALUES } from './values.ts';

/** The discount for an action that needs another action first. */
export const DELAY = 0.85;
/** The assumed chance that a fighter reacts when it can. */
const WILL_REACT = 0.8;
/** From round `until` on, the weight of attacks grows by 1 every `rounds` rounds, so that fights end. */
const PATIENCE = { until: 6, rounds: 6 } as const;

/** The side that values are computed for. */
export interface Standpoint {
  readonly ruleset: Ruleset;
  readonly view: Table;
  readonly side: string;
  /** The temperament of the fighter that decides; if omitted, all harm counts alike. */
  readonly character?: Character | undefined;
  /** The values to compare choices by; if omitted, the usual ones. */
  readonly values?: BotValues | undefined;
}

/**
 * Returns the value of a forecast for a side, in hit points, minus its cost and provocations. If the value cannot
 * exceed `floor`, returns any number that is not lower than the value and not higher than `floor`.
 */
export function worthOf(
  standpoint: Standpoint,
  forecast: RatedForecast,
  floor = Number.NEGATIVE_INFINITY,
): number {
  const boldness = boldnessIn(standpoint.view);
  const price = priceOf(standpoint, forecast.cost);
  const unanswered = forecast.odds ? worthOfOdds(standpoint, forecast.odds) : 0;
  const unprovoked = unanswered - price / boldness;
  if (unprovoked <= floor) return unprovoked; // reactions and provocations only lower it
  const outcome = forecast.odds ? answered(standpoint, unanswered, forecast.against) : 0;
  const met = outcome - price / boldness;
  return met <= floor ? met : outcome - (price + perilOf(standpoint, forecast)) / boldness;
}

/** Returns the values that a standpoint compares choices by. */
export function botValuesAt({ values = USUAL_VALUES }: Standpoint): BotValues {
  return values;
}

/** Returns the factor that makes attacks count more and risks count less as a fight goes on. */
function boldnessIn({ round }: Table): number {
  return 1 + Math.max(0, round - PATIENCE.until) / PATIENCE.rounds;
}

/** Returns the value of an action, assuming that the target reacts sensibly. It is at most `unanswered`. */
function answered(standpoint: Standpoint, unanswered: number, against: RatedForecast['against']): number {
  if (against.length === 0) return unanswered;
  const least = Math.min(...against.map((reaction) => worthOfOdds(standpoint, reaction.odds)));
  const { willDefend } = botValuesAt(standpoint);
  return Math.min(unanswered, (1 - willDefend) * unanswered + willDefend * least);
}

/**
 * Returns the expected harm from the enemies' provoked reactions. A reaction that does the enemies more harm than good
 * counts as 0.
 */
export function perilOf(standpoint: Standpoint, { provokes }: RatedForecast): number {
  return provokes.reduce((sum, { by, odds }) => {
    const isFoe = findFighter(standpoint.view, by)?.side !== standpoint.side;
    return sum + (isFoe ? Math.max(0, -WILL_REACT * worthOfOdds(standpoint, odds, -1)) : 0);
  }, 0);
}

/** Returns the value of odds. Their extra value counts for the actor's side: ours (1) or an enemy's (-1). */
function worthOfOdds(standpoint: Standpoint, odds: RatedOdds, maker: 1 | -1 = 1): number {
  const harm = odds.effects.reduce((sum, effect) => sum + worthOfEffect(standpoint, effect), 0);
  return harm + (maker * (odds.worth ?? 0)) / boldnessIn(standpoint.view);
}

function worthOfEffect(standpoint: Standpoint, effect: Effect): number {
  const { ruleset, view, side, character } = standpoint;
  const fighter = findFighter(view, effect.target);
  if (!fighter) return 0;
  const weight = character ? weightOf(character, ruleset, view, fighter) : 1;
  const worth =
    weight * (harmOf(standpoint, fighter, effect) + effect.defeat * worthOfDefeat(ruleset, view, fighter));
  const boldness = boldnessIn(view);
  return fighter.side === side ? -worth / boldness : botValuesAt(standpoint).aggression * worth * boldness;
}

/** Returns the harm that a change does to a fighter, in hit points. */
function harmOf(standpoint: Standpoint, fighter: Fighter, { field, changes }: Effect): number {
  const { ruleset, view } = standpoint;
  const { role = 'neutral', max } = resourceOf(ruleset.description, field) ?? {};
  const now = read(ruleset, view, fighter, field) ?? 1;
  const most = read(ruleset, view, fighter, max) ?? Number.POSITIVE_INFINITY;
  const lost = changes.reduce((sum, [by, chance]) => sum - chance * clamp(by, -now, most - now), 0);
  if (role !== 'health') return lost * botValuesAt(standpoint).prices[role];
  // The weaker the target, the more a hit counts, which makes a side focus its attacks.
  return lost > 0 ? lost * (1 + lost / Math.max(1, now)) : lost;
}

/** Returns the value of defeating a fighter, which grows with its remaining health. */
function worthOfDefeat(ruleset: Ruleset, view: Table, fighter: Fighter): number {
  const { field, max } = healthResource(ruleset.description) ?? {};
  return 5 + (read(ruleset, view, fighter, max ?? field) ?? 1) / 4;
}

/** Returns a numeric field in a view; undefined if it is hidden or not a number. */
function read(
  ruleset: Ruleset,
  view: Table,
  fighter: Fighter,
  field: string | undefined,
): number | undefined {
  const value = field === undefined ? undefined : ruleset.fields[field]?.get(view, fighter);
  return typeof value === 'number' ? value : undefined;
}

/** Returns the value of a cost in hit points. */
export function priceOf(standpoint: Standpoint, cost: RatedForecast['cost']): number {
  const { prices } = botValuesAt(standpoint);
  return Object.entries(cost).reduce(
    (sum, [field, amount]) => sum + amount * prices[roleOf(standpoint.ruleset.description, field)],
    0,
  );
}

/** Returns the undefeated fighters of other sides on the map, in this view. */
export function foesOf({ view, side }: Standpoint): PlacedFighter[] {
  return standing(view)
    .filter(isOnTheMap)
    .filter((fighter) => fighter.side !== side);
}

/** Returns the view after a fighter's move: at another hex, and with the cost paid. */
export function asIfAt(view: Table, id: Id, at: Hex, cost: RatedForecast['cost']): Table {
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
