import { nextTo } from '../../engine/axes.ts';
import { prospectOf } from '../../engine/forecast.ts';
import type { Choice, Params } from '../../engine/script.ts';
import { findFighter } from '../../engine/table.ts';
import { type Decision, type Policy, pick, type Situation } from '../policy.ts';
import { random } from '../random.ts';
import { bestPosition } from './position.ts';
import { type Standpoint, worthOf } from './worth.ts';

/** How many ways of taking one option are weighed; more than that are sampled evenly. */
const MOST_VARIANTS = 48;
/** What must be gained for an action to be preferred to doing nothing more. */
const THRESHOLD = 0.05;

/** Plays by the odds: weighs every option with the ruleset's own forecasts, and goes where it can do most harm. */
export const tactical: Policy = { name: 'tactical', decide, interject };

interface Weighed extends Decision {
  readonly worth: number;
}

function decide(situation: Situation): Decision {
  const { ruleset, view, asked, side } = situation;
  if (side === undefined || !findFighter(view, asked)) return random.decide(situation);
  const standpoint = { ruleset, view, side };
  return situation.kind === 'turn' ? decideTurn(situation, standpoint) : decideAnswer(situation, standpoint);
}

/** Whatever of this brings more than doing nothing. */
function interject(situation: Situation): Decision | undefined {
  const { ruleset, view, side } = situation;
  if (side === undefined) return undefined;
  const standpoint = { ruleset, view, side };
  const chosen = best(situation.choices.flatMap((choice) => weighAll(situation, standpoint, choice)));
  return chosen && chosen.worth > THRESHOLD ? chosen : undefined;
}

/** The intent with the most to gain, a better position among them; with nothing to gain the turn ends. */
function decideTurn(situation: Situation, standpoint: Standpoint): Decision {
  const acts = situation.choices.filter(({ option }) => !isTravel(situation, option));
  const weighed = acts.flatMap((choice) => weighAll(situation, standpoint, choice));
  const travels = situation.choices.filter(({ option }) => isTravel(situation, option));
  const known = best(weighed);
  const position = bestPosition(situation, standpoint, travels, known?.worth ?? 0);
  const chosen = best([...weighed, ...(position ? [position] : [])]);
  return chosen && chosen.worth > THRESHOLD ? chosen : situation.fallback;
}

/** The answer with the best prospect. Where the ruleset tells no odds, one at random. */
function decideAnswer(situation: Situation, standpoint: Standpoint): Decision {
  const weighed = situation.choices.flatMap((choice) => weighAll(situation, standpoint, choice));
  const chosen = best(weighed);
  if (!chosen) return situation.fallback;
  const equals = weighed.filter(({ worth }) => worth === chosen.worth);
  return equals.length > 1 && equals.some(({ option }) => option === situation.fallback.option)
    ? situation.fallback
    : pick(situation.dice, equals);
}

/** The ways of taking a choice; the best of them once more, with what may be chosen besides. */
function weighAll(situation: Situation, standpoint: Standpoint, choice: Choice): Weighed[] {
  const { option, variants, axes } = choice;
  const ways = sample(variants?.() ?? [{}]).map((params) => weigh(situation, standpoint, option, params));
  const top = axes && best(ways);
  return top ? [...ways, climb(situation, standpoint, choice, top)] : ways;
}

/** From a way to a better one that differs in one thing chosen besides, as long as there is one. */
function climb(situation: Situation, standpoint: Standpoint, choice: Choice, from: Weighed): Weighed {
  const { option, axes, check } = choice;
  const open = [...nextTo(from.params, axes?.(from.params) ?? {})].filter((params) => !check?.(params));
  const next = best(sample(open).map((params) => weigh(situation, standpoint, option, params)));
  return next && next.worth > from.worth ? climb(situation, standpoint, choice, next) : from;
}

function weigh(
  { ruleset, view, asked, kind }: Situation,
  standpoint: Standpoint,
  option: string,
  params: Params,
): Weighed {
  const forecast = ruleset.forecast(view, asked, prospectOf(kind, option, params));
  return { option, params, worth: forecast ? worthOf(standpoint, forecast) : 0 };
}

function isTravel({ ruleset }: Situation, option: string): boolean {
  const entry = ruleset.description.actions[option];
  return entry?.group === 'move' && (entry.pointer === 'path' || entry.pointer === 'hex');
}

function best(weighed: readonly Weighed[]): Weighed | undefined {
  return weighed.reduce<Weighed | undefined>(
    (most, next) => (most && most.worth >= next.worth ? most : next),
    undefined,
  );
}

function sample(variants: readonly Params[]): readonly Params[] {
  if (variants.length <= MOST_VARIANTS) return variants;
  const stride = variants.length / MOST_VARIANTS;
  return Array.from({ length: MOST_VARIANTS }, (_, index) => variants[Math.floor(index * stride)] ?? {});
}
