import { choiceOfSide } from '../bots/fight.ts';
import type { Decision, Situation } from '../bots/policy.ts';
import { inputOf, partyOf, situationsOf } from '../bots/situations.ts';
import { sample, tactical } from '../bots/tactical.ts';
import { worthOf } from '../bots/worth.ts';
import type { Battle } from '../engine/battle/battle.ts';
import { type Input, paramsOf, toInput } from '../engine/battle/input.ts';
import { doneBy } from '../engine/battle/parsed-input.ts';
import type { Prompt } from '../engine/battle/prompt.ts';
import { type PlannedChoice, prospectOf } from '../engine/core/forecast.ts';
import { isTold } from '../engine/core/foretell.ts';
import { choiceIn } from '../engine/core/script.ts';
import { stableHash } from '../engine/schema/hash.ts';
import type { AskedId } from '../engine/schema/ids.ts';
import { findFighter, type Table, withCache } from '../engine/state/table.ts';
import { seenBy } from '../engine/visibility/view.ts';
import { chanceOf } from '../fuzz/chance.ts';
import type { ConsideredOption } from '../recording/analysis.ts';

/** The maker of a decision: the fighter that it was made for, and the side that made it (null for the GM). */
export interface Maker {
  readonly by: AskedId;
  readonly side: string | null;
}

/** The number of bots that are asked what they would do. They choose at random among options of equal value. */
const ASKED_BOTS = 3;
/** The number of other options that are compared with a decision. */
const MOST_OTHERS = 5;

/** Returns the maker of an input. If a prompt timed out, the maker is the fighter that was asked. */
export function makerOf(battle: Battle, input: Input): Maker {
  const prompt = timedOutPrompt(battle, input);
  const speaker = prompt?.speaker ?? input.as;
  const by = prompt?.for ?? doneBy(battle.ruleset, input).as;
  return { by, side: findFighter(battle.table, speaker)?.side ?? null };
}

function timedOutPrompt({ prompts }: Battle, input: Input): Prompt | undefined {
  if (input.do !== 'gm.timeout') return undefined;
  const { prompt: id } = paramsOf(input);
  return prompts.find((prompt) => prompt.id === id) ?? prompts[0];
}

/** Returns the input of a bot that plays the maker's side; undefined if the bot would not act now. */
export function typicalInput(battle: Battle, { side }: Maker, name: string): Input | undefined {
  const chosen = side === null ? undefined : choiceOfSide(battle, side, tactical, chanceOf(`${name}/choice`));
  return chosen && inputOf(battle, chosen.situation, chosen.decision);
}

/** Returns whether a bot would have decided in the same way. */
export function isTypical(battle: Battle, maker: Maker, input: Input, name: string): boolean {
  const wanted = keyOf(withoutTimeout(battle, input));
  for (let bot = 0; bot < ASKED_BOTS; bot++) {
    const typical = typicalInput(battle, maker, `${name}/${bot}`);
    if (typical && keyOf(typical) === wanted) return true;
  }
  return false;
}

/** Returns the input. If a prompt timed out, returns the answer that counted instead. */
function withoutTimeout(battle: Battle, input: Input): Input {
  const prompt = timedOutPrompt(battle, input);
  return prompt ? toInput(prompt, choiceIn(prompt.fallback)) : input;
}

/** Returns a key that is the same for equal decisions. */
function keyOf(input: Input): string {
  return stableHash([input.as, input.do ?? null, input.answer ?? null, paramsOf(input)]);
}

/** An option of a decision, as an input and as its player saw it. */
export interface InputOption {
  readonly input: Input;
  readonly option: ConsideredOption;
}

/**
 * Returns other options than the chosen one: first the one that a bot would choose, then those that looked best to the
 * maker's side.
 */
export function otherOptions(battle: Battle, maker: Maker, input: Input, name: string): InputOption[] {
  const known = new Set([keyOf(withoutTimeout(battle, input))]);
  const others: InputOption[] = [];
  const add = (situation: Situation, decision: Decision) => {
    const other = inputOf(battle, situation, decision);
    if (others.length >= MOST_OTHERS || known.has(keyOf(other)) || battle.check(other) !== null) return;
    known.add(keyOf(other));
    const prospect = prospectOf(situation.kind, decision.option, decision.params);
    others.push({ input: other, option: asSeen(battle, situation.view, situation.asked, prospect) });
  };
  const bot =
    maker.side === null ? undefined : choiceOfSide(battle, maker.side, tactical, chanceOf(`${name}/choice`));
  if (bot) add(bot.situation, bot.decision);
  for (const { situation, decision } of rankedOptions(battle, maker, name)) add(situation, decision);
  return others;
}

/** A decision with its estimated value for the side that makes it. */
export interface RankedOption {
  readonly situation: Situation;
  readonly decision: Decision;
  readonly worth: number;
}

/**
 * Returns the options of the maker as its side sees them, most valuable first; empty for the GM. Long lists are
 * sampled.
 */
export function rankedOptions(battle: Battle, { by, side }: Maker, name: string): RankedOption[] {
  if (side === null) return [];
  const situations = situationsOf(battle, partyOf(battle.table, side), chanceOf(`${name}/options`));
  return situations
    .filter(({ asked }) => asked === by)
    .flatMap((situation) => withCache(situation.view, () => optionsIn(situation)))
    .sort((one, other) => other.worth - one.worth);
}

/** Returns all options in a situation with their values, in the order of the prompt. Long lists are sampled. */
export function optionsIn(situation: Situation): RankedOption[] {
  const { ruleset, view, asked, kind, side = '', choices } = situation;
  return choices.flatMap(({ option, variants }) =>
    sample(variants?.() ?? [{}]).map((params) => {
      const forecast = ruleset.forecast(view, asked, prospectOf(kind, option, params));
      const worth = forecast ? worthOf({ ruleset, view, side }, forecast) : 0;
      return { situation, decision: { option, params }, worth };
    }),
  );
}

/** Returns the option that an input chose, as its maker's side saw it. */
export function chosenOption(battle: Battle, maker: Maker, input: Input): ConsideredOption {
  const done = doneBy(battle.ruleset, withoutTimeout(battle, input));
  const kind = battle.prompts.find((prompt) => prompt.for === maker.by)?.kind ?? 'turn';
  const prospect = prospectOf(done.do === undefined ? kind : 'turn', done.do ?? done.answer, paramsOf(done));
  const view =
    maker.side === null ? battle.table : seenBy(battle.table, partyOf(battle.table, maker.side).viewer);
  return asSeen(battle, view, maker.by, prospect);
}

function asSeen({ ruleset }: Battle, view: Table, by: AskedId, prospect: PlannedChoice): ConsideredOption {
  const isAction = prospect.do === undefined || Object.hasOwn(ruleset.actions, String(prospect.do));
  const odds = isAction && findFighter(view, by) ? ruleset.forecast(view, by, prospect)?.odds : undefined;
  return { by, prospect, ...(odds && isTold(odds) && { chance: odds.success }) };
}
