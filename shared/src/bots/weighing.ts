import type { Battle } from '../engine/battle/battle.ts';
import { prospectOf } from '../engine/core/forecast.ts';
import { isTold } from '../engine/core/foretell.ts';
import type { Choice } from '../engine/core/script.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Params } from '../engine/schema/json.ts';
import { bare } from '../engine/schema/outline.ts';
import type { WeighedOption } from '../engine/state/event.ts';
import { findFighter, type Table, withCache } from '../engine/state/table.ts';
import { mayKnowOf, type Viewer } from '../engine/visibility/viewer.ts';
import type { Decision, Situation } from './policy.ts';
import { situationOf } from './situations.ts';
import { sample } from './tactical.ts';
import { worthOf } from './worth.ts';

/** The maximum number of options in the event: the chosen one and the next best. */
const MOST_TOLD = 3;

interface Weighed extends WeighedOption {
  readonly worth: number;
}

/**
 * Returns a bot's options for an event: its decision and the best alternatives, each with its chance. It uses
 * public information only, so it reveals no secret. It is empty for answers in bluff-proof windows and for
 * options without odds.
 */
export function weighedBy(
  battle: Battle,
  { asked, kind, dice, timeLeft }: Pick<Situation, 'asked' | 'kind' | 'dice' | 'timeLeft'>,
  { option, params }: Decision,
  publicViewer: Viewer,
): WeighedOption[] {
  const fighter = findFighter(battle.table, asked);
  const prompt = battle.prompts.find((open) => open.for === asked && open.kind === kind);
  const isSecret = kind !== 'turn' && battle.table.windowSeconds !== undefined;
  if (!prompt || !fighter || isSecret || !mayKnowOf(publicViewer, fighter)) return [];
  const situation = situationOf(battle, prompt, dice, publicViewer, timeLeft);
  return withCache(situation.view, () => waysOf(situation, prompt.fallback.option, { option, params }));
}

/** Returns the decision and the best alternatives, without `fallback`, which tells players nothing. */
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

/** Returns the variants of a choice that have odds, while there is time. */
function weighAll(situation: Situation, choice: Choice): Weighed[] {
  if (situation.timeLeft() <= 0) return [];
  const ways = sample(choice.variants?.() ?? [{}]);
  return ways.flatMap((params) => (situation.timeLeft() > 0 ? (weigh(situation, choice, params) ?? []) : []));
}

/** Returns a variant of a choice, if it has odds. */
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

/** Returns the options without those that read the same as an earlier one. */
function distinct(all: readonly Weighed[]): WeighedOption[] {
  const known = new Map<string, WeighedOption>();
  for (const { what, target, chance } of all) {
    const key = `${what} ${target}`;
    if (!known.has(key)) known.set(key, { what, target, chance });
  }
  return [...known.values()];
}
