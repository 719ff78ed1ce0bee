import { alternativesIn, type Option } from './alternatives.ts';
import { lookAhead, type PlayableSituation } from './look-ahead.ts';
import type { Chosen, Policy, Situation } from './policy.ts';
import { tactical } from './tactical.ts';
import { botValuesOf, withBotValues } from './values.ts';

/** Two options are close if their values differ by at most this many hit points plus this share of the better value. */
const CLOSE = { points: 2, share: 0.4 } as const;
/** The maximum number of options that are compared by playouts. */
const MOST_OPTIONS = 4;
/** The share of the time that is reserved for playouts. */
const FOR_PLAYOUTS = 0.6;

/**
 * Plays by the odds like `tactical`, with the values that suit the rulebook. Where the best options of a turn are
 * close, compares them by playouts.
 */
export const hard: Required<Policy> = {
  name: 'hard',
  decide: (situation) => tuned(situation).decide(situation),
  choose: (situations) => (situations.every(isPlayable) ? chooseAhead(situations) : choose(situations)),
};

/** Returns the tactical policy with the values that suit the situation's rulebook. */
function tuned({ ruleset }: Situation): Required<Policy> {
  return withBotValues(tactical, botValuesOf(ruleset));
}

function choose(situations: readonly Situation[]): Chosen | undefined {
  const [first] = situations;
  return first && tuned(first).choose(situations);
}

/**
 * Returns whether playouts help in a situation, and can start because the view describes the whole state. Playouts
 * ignore temperaments, so a fighter that has one decides by its values.
 */
function isPlayable(situation: Situation): situation is PlayableSituation {
  const { ruleset, kind, view, side, restore, weights } = situation;
  const isQuiet = kind === 'turn' && view.stack.length === 0;
  return (
    botValuesOf(ruleset).looksAhead && isQuiet && side !== undefined && restore !== undefined && !weights
  );
}

function chooseAhead(situations: readonly PlayableSituation[]): Chosen | undefined {
  const [first] = situations;
  if (!first) return undefined;
  const values = botValuesOf(first.ruleset);
  const options = situations
    .flatMap((one) => alternativesIn({ ...withoutTimeForPlayouts(one), values }))
    .sort((one, other) => other.worth - one.worth);
  const [best] = options;
  if (!best) return choose(situations);
  const close = options.filter((option) => isClose(option, best)).slice(0, MOST_OPTIONS);
  return close.length > 1 ? lookAhead({ ...first, view: first.view, values }, close) : best;
}

function isClose({ worth }: Option, best: Option): boolean {
  return worth >= best.worth - CLOSE.points - CLOSE.share * Math.abs(best.worth);
}

/** Returns the situation with less time, so that some is left for playouts. */
function withoutTimeForPlayouts(situation: Situation): Situation {
  const { view, timeLeft } = situation;
  return { ...situation, view, timeLeft: () => timeLeft() - FOR_PLAYOUTS };
}
