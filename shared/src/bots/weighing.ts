import type { Battle } from '../engine/battle/battle.ts';
import { isTold, prospectOf } from '../engine/core/forecast.ts';
import type { Choice } from '../engine/core/script.ts';
import { bare } from '../engine/schema/field-schema.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Params } from '../engine/schema/json.ts';
import type { WeighedOption } from '../engine/state/event.ts';
import { findFighter, type Table, withCache } from '../engine/state/table.ts';
import { mayKnowOf, type Viewer } from '../engine/visibility/viewer.ts';
import type { Decision, Situation } from './policy.ts';
import { situationOf } from './situations.ts';
import { sample } from './tactical.ts';
import { worthOf } from './worth.ts';

/** So many ways are told of: what is done, and what came next. */
const MOST_TOLD = 3;

interface Weighed extends WeighedOption {
  readonly worth: number;
}

/**
 * What somebody weighs who decides on something that has odds: that, and the best of what could be done instead, each with
 * its chance. All of it is made from what `everybody` can see, so that whoever is told of it learns of no secret: where
 * windows are bluff-safe nothing is told of answers, and nothing of what has no odds. Then the list is empty.
 */
export function weighedBy(
  battle: Battle,
  { asked, kind, dice, timeLeft }: Pick<Situation, 'asked' | 'kind' | 'dice' | 'timeLeft'>,
  { option, params }: Decision,
  everybody: Viewer,
): WeighedOption[] {
  const fighter = findFighter(battle.table, asked);
  const prompt = battle.prompts.find((open) => open.for === asked && open.kind === kind);
  const isSecret = kind !== 'turn' && battle.table.windowSeconds !== undefined;
  if (!prompt || !fighter || isSecret || !mayKnowOf(everybody, fighter)) return [];
  const situation = situationOf(battle, prompt, dice, everybody, timeLeft);
  return withCache(situation.view, () => waysOf(situation, prompt.fallback.option, { option, params }));
}

/** What is done and the best of the others, `fallback` left out: it tells nothing. */
function waysOf(situation: Situation, fallback: string, { option, params }: Decision): WeighedOption[] {
  const chosen = situation.choices.find((choice) => choice.option === option);
  const done = chosen && weigh(situation, chosen, params);
  if (!done || option === fallback) return [];
  const others = situation.choices
    .filter((choice) => choice.option !== fallback)
    .flatMap((choice) => weighAll(situation, choice))
    .sort((one, other) => other.worth - one.worth);
  return distinct([done, ...others]).slice(0, MOST_TOLD);
}

/** The ways of taking a choice that have odds, as far as there is time to weigh them. */
function weighAll(situation: Situation, choice: Choice): Weighed[] {
  if (situation.timeLeft() <= 0) return [];
  const ways = sample(choice.variants?.() ?? [{}]);
  return ways.flatMap((params) => (situation.timeLeft() > 0 ? (weigh(situation, choice, params) ?? []) : []));
}

/** A way of taking a choice, if it has odds. */
function weigh(
  { ruleset, view, asked, kind, side = '' }: Situation,
  choice: Choice,
  params: Params,
): Weighed | undefined {
  const forecast = ruleset.forecast(view, asked, prospectOf(kind, choice.option, params));
  if (!forecast?.odds || !isTold(forecast.odds)) return undefined;
  const { each = [] } = ruleset.description.actions[choice.option] ?? {};
  const thing = each.map((key) => params[key]).find((value) => typeof value === 'string');
  const worth = worthOf({ ruleset, view, side }, forecast);
  const target = targetOf(view, choice, params);
  return { what: thing ?? choice.option, target, chance: forecast.odds.success, worth };
}

function targetOf({ fighters }: Table, { params: kinds = {} }: Choice, params: Params): Id | null {
  const aimed = Object.entries(params).find(([key, value]) => {
    const kind = kinds[key];
    return (
      kind && bare(kind).type === 'fighter' && typeof value === 'string' && Object.hasOwn(fighters, value)
    );
  });
  return aimed ? String(aimed[1]) : null;
}

/** The first of those that read alike. */
function distinct(all: readonly Weighed[]): WeighedOption[] {
  const known = new Map<string, WeighedOption>();
  for (const { what, target, chance } of all) {
    const key = `${what} ${target}`;
    if (!known.has(key)) known.set(key, { what, target, chance });
  }
  return [...known.values()];
}
