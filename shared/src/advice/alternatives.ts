import { isTravel } from '../bots/action-groups.ts';
import { sample } from '../bots/tactical.ts';
import { asIfAt } from '../bots/worth.ts';
import { checkAction } from '../engine/core/action.ts';
import { nextTo } from '../engine/core/axes.ts';
import { legalVariants, turnChoices } from '../engine/core/choices.ts';
import { type Chance, type Odds, prospectOf } from '../engine/core/forecast.ts';
import { foretell } from '../engine/core/foretell.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Edition } from '../engine/history/edition.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Json, Params } from '../engine/schema/json.ts';
import { bare } from '../engine/schema/outline.ts';
import { findFighter, isOnTheMap, type PlacedFighter, standing, type Table } from '../engine/state/table.ts';
import { distance, type Hex, isAdjacent } from '../hex/axial.ts';
import { type CauseChange, changedCauses } from './changed-causes.ts';
import { movesOf } from './moves.ts';
import { nextTurns, type Plan, rehearse } from './rehearsal.ts';

/**
 * The way in which an alternative differs from the plan. `details`: other parameters of the same action. `place`: the
 * same action from another hex. `first`: another action before it. `ally`: an ally beside the target.
 */
export type AlternativeKind = 'details' | 'place' | 'first' | 'ally';

/** A change that improves the chance of a planned action. */
export interface Alternative {
  readonly kind: AlternativeKind;
  /** The action to take now. For an ally, it is the ally's movement. */
  readonly step: Plan;
  /** The hex where the step ends, if it is a movement. */
  readonly end?: Hex;
  /** The chance of the planned action after the step. If only details differ, the chance of the step itself. */
  readonly chance: Chance;
  /** The causes that raise the chance, most important first. */
  readonly causes: readonly CauseChange[];
}

/** An alternative whose causes have not been determined yet. */
export interface Candidate extends Omit<Alternative, 'chance' | 'causes'> {
  readonly odds: Odds;
}

/** The maximum number of alternatives that are returned. */
const MOST_ALTERNATIVES = 3;
/** The smallest gain in the chance of success, from 0 to 1, that is worth showing. */
const LEAST_GAIN = 0.01;
/** The maximum number of other hexes from which the action is tried. */
const MOST_PLACES = 60;
/** The maximum number of other actions to try before the planned one, and of variants of each. */
const MOST_FIRST = 48;
const MOST_VARIANTS = 6;
/** The maximum number of allies, and of hexes beside the target for each ally. */
const MOST_ALLIES = 4;
const MOST_HEXES = 6;

/** Returns the odds of a plan in a view; undefined if the plan is illegal there or has no odds. */
export function oddsOf(ruleset: Ruleset, seen: Table, { by, option, params }: Plan): Odds | undefined {
  const action = ruleset.actions[option];
  if (!action || checkAction(seen, action, by, params) !== undefined) return undefined;
  return foretell(ruleset, seen, by, prospectOf('turn', option, params))?.odds;
}

/**
 * Yields the ways to change a plan, each with its odds. Yields undefined after each attempt without a result, so that
 * the caller can pause. Uses only what `seen`, a seat's view, shows.
 */
export function* candidates(edition: Edition, seen: Table, plan: Plan): Iterable<Candidate | undefined> {
  yield* otherDetails(edition, seen, plan);
  if (isTravel(edition.ruleset, plan.option)) return;
  yield* otherPlaces(edition, seen, plan);
  yield* otherFirst(edition, seen, plan);
  yield* afterAllies(edition, seen, plan);
}

/**
 * Returns the best alternatives to a plan with these odds: at most one of each kind, highest chance first. If two are
 * equal, keeps the first one found.
 */
export function bestAlternatives(planned: Odds, found: Iterable<Candidate | undefined>): Alternative[] {
  const best = new Map<AlternativeKind, Candidate>();
  for (const candidate of found) {
    if (!candidate || candidate.odds.success < planned.success + LEAST_GAIN) continue;
    const known = best.get(candidate.kind);
    if (!known || isHigher(candidate.odds, known.odds)) best.set(candidate.kind, candidate);
  }
  const sorted = [...best.values()].sort((one, other) => other.odds.success - one.odds.success);
  return sorted.slice(0, MOST_ALTERNATIVES).map(({ odds, ...rest }) => ({
    ...rest,
    chance: odds.success,
    causes: changedCauses(planned.derivation, odds.derivation),
  }));
}

const ROUNDING = 1e-9;

function isHigher(one: Odds, other: Odds): boolean {
  return one.success > other.success + ROUNDING;
}

/** Yields the same action at the same target with other parameters, such as another weapon. */
function* otherDetails({ ruleset }: Edition, seen: Table, plan: Plan): Iterable<Candidate | undefined> {
  for (const params of detailsOf(ruleset, seen, plan)) {
    const step = { ...plan, params };
    const odds = oddsOf(ruleset, seen, step);
    yield odds && { kind: 'details', step, odds };
  }
}

/** Returns sets of parameters that differ from those of the plan, but name the same fighters, hexes and paths. */
function detailsOf(ruleset: Ruleset, seen: Table, { by, option, params }: Plan): readonly Params[] {
  const action = ruleset.actions[option];
  if (!action) return [];
  const isAim = (name: string) => {
    const kind = action.params[name];
    return kind !== undefined && ['fighter', 'hex', 'path'].includes(bare(kind).type);
  };
  const aims = Object.keys(action.params).filter(isAim);
  const axes = action.axes?.(seen, by, params) ?? {};
  const free = Object.fromEntries(Object.entries(params).filter(([name]) => Object.hasOwn(axes, name)));
  const variants = legalVariants(seen, action, by).filter((variant) =>
    aims.every((name) => isSameJson(variant[name], params[name])),
  );
  const fewer = Object.keys(free).map((name) => ({ ...params, [name]: undefined }));
  const all = [...variants.map((variant) => ({ ...variant, ...free })), ...nextTo(params, axes), ...fewer];
  return sample(all.map(withoutGaps).filter((one) => !isSameJson(one, params)));
}

/** Returns parameters without those that are undefined. */
function withoutGaps(params: Params): Params {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
}

function isSameJson(one: Json | Params | undefined, other: Json | Params | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Yields the same action from other hexes in reach, nearest first. */
function* otherPlaces(edition: Edition, seen: Table, plan: Plan): Iterable<Candidate | undefined> {
  for (const { end, ...step } of movesOf(edition.ruleset, seen, plan.by).slice(0, MOST_PLACES)) {
    const odds = oddsAfter(edition, seen, step, plan);
    yield odds && { kind: 'place', step, end, odds };
  }
}

/** Yields the same action after another action of the fighter that needs no dice, such as aiming. */
function* otherFirst(edition: Edition, seen: Table, plan: Plan): Iterable<Candidate | undefined> {
  const { ruleset } = edition;
  let tried = 0;
  for (const { option, variants } of turnChoices(seen, ruleset.actions, plan.by)) {
    const isLast = ruleset.actions[option]?.leavesTurn === true;
    if (option === plan.option || isLast || isTravel(ruleset, option)) continue;
    for (const params of likeFirst(variants?.() ?? [{}], plan.params)) {
      if (tried++ >= MOST_FIRST) return;
      const step = { by: plan.by, option, params };
      const odds = oddsAfter(edition, seen, step, plan);
      yield odds && { kind: 'first', step, odds };
    }
  }
}

/** Returns the variants that share the most values with these parameters. */
function likeFirst(variants: readonly Params[], params: Params): readonly Params[] {
  const values = new Set(Object.values(params).map((value) => JSON.stringify(value)));
  const shared = (one: Params) =>
    Object.values(one).filter((value) => values.has(JSON.stringify(value))).length;
  return [...variants].sort((one, other) => shared(other) - shared(one)).slice(0, MOST_VARIANTS);
}

/** Yields the same action while an ally stands beside the target, on a hex that the ally can reach in its next turn. */
function* afterAllies(edition: Edition, seen: Table, plan: Plan): Iterable<Candidate | undefined> {
  const { ruleset } = edition;
  const target = targetOf(seen, plan);
  if (!target) return;
  const allies = alliesNear(seen, plan.by, target.at);
  const turns = nextTurns(edition, seen, allies);
  yield undefined;
  for (const [ally, turn] of turns) {
    const beside = movesOf(ruleset, turn, ally).filter(({ end }) => isAdjacent(end, target.at));
    for (const { end, ...step } of beside.slice(0, MOST_HEXES)) {
      const odds = oddsOf(ruleset, asIfAt(seen, ally, end, {}), plan);
      yield odds && { kind: 'ally', step, end, odds };
    }
  }
}

/** Returns the enemy at which a plan aims; undefined if it aims at none on the map. */
function targetOf(seen: Table, { by, params }: Plan): PlacedFighter | undefined {
  const side = findFighter(seen, by)?.side;
  return standing(seen)
    .filter(isOnTheMap)
    .find((fighter) => fighter.side !== side && Object.values(params).includes(fighter.id));
}

/** Returns the ids of a fighter's allies that are not yet beside a hex, nearest first. */
function alliesNear(seen: Table, by: Id, at: Hex): readonly Id[] {
  const side = findFighter(seen, by)?.side;
  return standing(seen)
    .filter(isOnTheMap)
    .filter((one) => one.id !== by && one.side === side && !isAdjacent(one.at, at))
    .sort((one, other) => distance(one.at, at) - distance(other.at, at))
    .slice(0, MOST_ALLIES)
    .map(({ id }) => id);
}

/** Returns the odds of a plan after another action; undefined if the action, or the plan after it, is impossible. */
function oddsAfter(edition: Edition, seen: Table, step: Plan, plan: Plan): Odds | undefined {
  const then = rehearse(edition, seen, step);
  return then && oddsOf(edition.ruleset, then, plan);
}
