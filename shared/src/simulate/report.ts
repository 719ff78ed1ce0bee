import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Scenario } from '../engine/setup/scenario.ts';
import type { Tally } from './statistics.ts';

/** A share of all fights in percent, with its 95% confidence interval. */
export interface Share {
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

/** The number of standard deviations in each half of a 95% confidence interval. */
export const Z = 1.96;

/** Returns a share in percent with its 95% Wilson score interval. If `of` is 0, the interval is 0 to 100. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { percent: 0, low: 0, high: 100 };
  const z = Z;
  const p = count / of;
  const middle = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const spread = (z / (1 + z ** 2 / of)) * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2));
  return {
    percent: 100 * p,
    low: 100 * Math.max(0, middle - spread),
    high: 100 * Math.min(1, middle + spread),
  };
}

/** Returns the margin of error of a share: half the width of its confidence interval, in percentage points. */
export function marginOf({ low, high }: Share): number {
  return (high - low) / 2;
}

/** The result of a simulation as plain data. */
export interface Summary {
  readonly fights: number;
  readonly wins: Readonly<Record<string, Share>>;
  readonly rounds: {
    readonly average: number;
    readonly low: number;
    readonly middle: number;
    readonly high: number;
  };
  readonly actions: Tally['actions'];
  readonly answers: Tally['answers'];
  readonly fighters: readonly {
    readonly name: string;
    readonly side: string;
    readonly survived: number;
    readonly dealt: number;
    readonly taken: number;
    readonly defeats: number;
  }[];
  readonly millisecondsPerDecision: Readonly<Record<string, number>>;
  readonly endless: number;
  /** The presses per round of a player who plays a whole side, by side. */
  readonly presses: Tally['presses'];
}

/**
 * Summarizes a tally: shares of fights, rounds (the 5th, 50th and 95th percentile of the length), and
 * averages per fight.
 */
export function summarize(tally: Tally): Summary {
  const { fights } = tally;
  const rounds = [...tally.rounds].sort((a, b) => a - b);
  const quantile = (part: number) =>
    rounds[Math.min(rounds.length - 1, Math.floor(part * rounds.length))] ?? 0;
  return {
    fights,
    wins: Object.fromEntries(Object.entries(tally.wins).map(([side, wins]) => [side, shareOf(wins, fights)])),
    rounds: {
      average: rounds.reduce((sum, round) => sum + round, 0) / Math.max(1, fights),
      low: quantile(0.05),
      middle: quantile(0.5),
      high: quantile(0.95),
    },
    actions: tally.actions,
    answers: tally.answers,
    fighters: [...tally.fighters.values()].map(({ name, side, survived, dealt, taken, defeats }) => ({
      name,
      side,
      survived: (100 * survived) / fights,
      dealt: dealt / fights,
      taken: taken / fights,
      defeats: defeats / fights,
    })),
    millisecondsPerDecision: Object.fromEntries(
      Object.entries(tally.decisions).map(([name, spent]) => [
        name,
        spent.milliseconds / Math.max(1, spent.count),
      ]),
    ),
    endless: tally.endless,
    presses: pressesARound(tally),
  };
}

function pressesARound({ presses, rounds }: Tally): Tally['presses'] {
  const all = Math.max(
    1,
    rounds.reduce((sum, round) => sum + round, 0),
  );
  const sides = Object.entries(presses).map(([side, { each, together, reactions }]) => [
    side,
    { each: each / all, together: together / all, reactions: reactions / all },
  ]);
  return Object.fromEntries(sides);
}

/** Returns the shares of fights won so far as one line of text. */
export function winsLine({ wins, fights }: Pick<Tally, 'wins' | 'fights'>): string {
  const shares = Object.entries(wins).map(([side, times]) => [side, shareOf(times, fights)] as const);
  return shares
    .map(([side, { percent, low, high }]) => `${side} ${one(percent)}% (${one(low)} to ${one(high)}%)`)
    .join(', ');
}

/** Returns a summary as text for a GM. */
export function report(ruleset: Ruleset, scenario: Scenario, summary: Summary): string {
  const { description } = ruleset;
  const parts = [
    `${scenario.title} (${description.name}), ${summary.fights} fights`,
    section(
      'Who wins',
      Object.entries(summary.wins).map(([side, share]) => [side, shown(share)]),
    ),
    roundsLine(summary),
    section(
      'Fighters, average per fight',
      summary.fighters.map((fighter) => [
        `${fighter.name} (${fighter.side})`,
        `deals ${one(fighter.dealt)}, takes ${one(fighter.taken)}, defeats ${one(fighter.defeats)}, still standing in ${one(fighter.survived)}% of fights`,
      ]),
    ),
    ...Object.entries(summary.actions).map(([side, counts]) =>
      section(
        `What ${side} do on their turns, per fight`,
        perFight(counts, summary, (id) => description.actions[id]?.label),
      ),
    ),
    ...Object.entries(summary.answers).map(([kind, counts]) =>
      section(
        `${withoutNames(description.prompts[kind]?.label ?? kind)}, per fight`,
        perFight(counts, summary, (id) => description.options[id]?.label ?? description.actions[id]?.label),
      ),
    ),
    section(
      'Button presses per round for the player of a whole side',
      Object.entries(summary.presses).map(([side, { each, together, reactions }]) => [
        side,
        `${one(each)} one by one (${one(reactions)} of them outside turns), ${one(together)} with "none of mine"`,
      ]),
    ),
    section(
      'Time per decision',
      Object.entries(summary.millisecondsPerDecision).map(([name, ms]) => [name, `${ms.toFixed(2)} ms`]),
    ),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Replaces the placeholders of fighters in a prompt’s label, such as `{by}`, because the report covers many fights. */
function withoutNames(label: string): string {
  const text = label.replace(/\{\w+\}/g, 'a fighter');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function roundsLine({ rounds, endless }: Summary): string {
  const line = `Rounds: ${one(rounds.average)} on average; 9 in 10 fights end in rounds ${rounds.low} to ${rounds.high}, and half of all fights by round ${rounds.middle}`;
  return endless > 0 ? `${line}; ${endless} did not end` : line;
}

function perFight(
  counts: Readonly<Record<string, number>>,
  { fights }: Summary,
  labelOf: (id: string) => string | undefined,
): [string, string][] {
  const sorted = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return sorted.map(([id, times]) => [labelOf(id) ?? id, (times / fights).toFixed(2)]);
}

function section(title: string, rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return '';
  const width = Math.max(...rows.map(([label]) => label.length));
  return [title, ...rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`)].join('\n');
}

function shown({ percent, low, high }: Share): string {
  return `${one(percent)}%  (95% confidence: ${one(low)} to ${one(high)}%)`;
}

function one(value: number): string {
  return value.toFixed(1);
}
