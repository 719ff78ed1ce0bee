import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { playFight } from '../../bots/fight.ts';
import { tactical } from '../../bots/tactical.ts';
import { caseFiles } from '../../cases/case-files.ts';
import type { Battle } from '../../engine/battle/battle.ts';
import type { Prompt } from '../../engine/battle/prompt.ts';
import { type Odds, prospectOf } from '../../engine/core/forecast.ts';
import { foretell } from '../../engine/core/foretell.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';
import { lineOf } from '../../engine/presentation/log-lines.ts';
import { fieldLabel } from '../../engine/presentation/phrases.ts';
import type { Scenario } from '../../engine/setup/scenario.ts';
import type { GameEvent } from '../../engine/state/event.ts';
import { fightersOf, type Table } from '../../engine/state/table.ts';
import { view } from '../../engine/visibility/view.ts';
import { viewerOf } from '../../engine/visibility/viewer.ts';
import { seedOf } from '../../fuzz/chance.ts';
import { failureOfCase } from '../check-sources.ts';
import { loadRuleset, type RulebookProject } from '../project.ts';

/** The limits of a fight in the preview: rounds, decisions, and options with odds at one decision. */
const [MAX_ROUNDS, MAX_INPUTS, MAX_OPTIONS] = [30, 150, 24] as const;

/** A case in the preview: its file, and its failure with the line; null if it passes. */
export interface CasePreview {
  readonly file: string;
  readonly failure: string | null;
}

/**
 * An option of a decision with its odds. Its key is the same as long as the option and its parameters are. The key of
 * an entry for several uses of an option is the beginning of their keys.
 */
export interface OptionPreview {
  readonly key: string;
  readonly text: string;
  /** The chance of success from 0 to 1; null if there are no odds. */
  readonly chance: number | null;
  readonly effects: string;
}

export interface FighterPreview {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly at: readonly number[] | null;
  readonly isDefeated: boolean;
  readonly resources: string;
}

/** One decision of a fight: the table before it, the options with their odds, and what followed. */
export interface Moment {
  readonly round: number;
  readonly asked: string;
  readonly fighters: readonly FighterPreview[];
  readonly options: readonly OptionPreview[];
  /** The key of the chosen option. */
  readonly chosen: string;
  readonly log: readonly string[];
}

export interface FightPreview {
  readonly title: string;
  readonly radius: number;
  readonly walls: readonly (readonly number[])[];
  readonly moments: readonly Moment[];
  readonly result: string;
}

/** Everything that the page of `rulebook dev` shows of a rulebook. */
export interface Preview {
  readonly name: string;
  readonly cases: readonly CasePreview[];
  readonly fights: readonly FightPreview[];
}

/** Runs the cases of a rulebook, and lets bots play its scenarios. The same sources give the same preview. */
export async function previewOf(project: RulebookProject): Promise<Preview> {
  const ruleset = await loadRuleset(project);
  const files = existsSync(project.cases) ? caseFiles(project.cases) : [];
  return {
    name: `${ruleset.description.name}, version ${ruleset.version}`,
    cases: files.map((file) => {
      const [failure = null] = failureOfCase(project, ruleset, file);
      return { file: relative(project.root, file), failure };
    }),
    fights: ruleset.scenarios.map((scenario) => fightOf(ruleset, scenario)),
  };
}

function fightOf(ruleset: Ruleset, { title, setup }: Scenario): FightPreview {
  const moments: Moment[] = [];
  let before: Omit<Moment, 'chosen' | 'log'> | undefined;
  const { battle } = playFight({
    ruleset,
    setup,
    seed: seedOf(`preview ${title}`),
    policyOf: () => tactical,
    maxRounds: MAX_ROUNDS,
    maxInputs: MAX_INPUTS,
    until: (now) => {
      before = momentBefore(now);
      return false;
    },
    watch({ decision: { option, params }, events, battle: after }) {
      if (before) moments.push({ ...before, chosen: keyOf(option, params), log: logOf(after, events) });
    },
  });
  const { over, round } = battle.table;
  return {
    title,
    radius: setup.map.radius,
    walls: setup.map.walls,
    moments,
    result: over ? `Winner: ${over.winner ?? 'none'}, in round ${round}.` : `Not over in round ${round}.`,
  };
}

function momentBefore({ ruleset, table, prompts }: Battle): Omit<Moment, 'chosen' | 'log'> {
  const [prompt] = prompts;
  const names = namesOf(table);
  return {
    round: table.round,
    asked: prompt ? names(prompt.for) : '',
    fighters: fightersOf(table).map((fighter) => ({
      id: fighter.id,
      name: fighter.name,
      side: fighter.side,
      at: fighter.at,
      isDefeated: fighter.defeated === true,
      resources: resourcesOf(ruleset, table, fighter.id),
    })),
    options: prompt ? optionsOf(ruleset, table, prompt).slice(0, MAX_OPTIONS) : [],
  };
}

/** Returns the options of a prompt: one entry for each that has odds, and one for all other uses of an option. */
function optionsOf(ruleset: Ruleset, table: Table, prompt: Prompt): OptionPreview[] {
  const { actions, options, say } = ruleset.description;
  const seen = view(ruleset, table, viewerOf(prompt.speaker));
  const names = namesOf(table);
  return prompt.choices().flatMap(({ option, variants }): OptionPreview[] => {
    const label = (actions[option] ?? options[option])?.label ?? option;
    const ways = variants?.() ?? [{}];
    const rated = ways.flatMap((params) => {
      const { odds } = foretell(ruleset, seen, prompt.for, prospectOf(prompt.kind, option, params)) ?? {};
      const text = `${label} ${say(params, names)}`.trim();
      return odds
        ? [{ key: keyOf(option, params), text, chance: odds.success, effects: textOf(ruleset, odds, names) }]
        : [];
    });
    const others = ways.length - rated.length;
    const text = others > 1 ? `${label} (${others} ways)` : label;
    return others > 0 ? [...rated, { key: keyOf(option), text, chance: null, effects: '' }] : rated;
  });
}

function textOf({ description }: Ruleset, { effects }: Odds, names: (id: string) => string): string {
  const texts = effects.map(
    ({ target, field, average }) =>
      `${names(target)}: ${fieldLabel(description, field)} ${average.toFixed(2)}`,
  );
  return texts.join(', ');
}

/** Returns the key of an option with its parameters. Without parameters, it is the beginning of those keys. */
const keyOf = (option: string, params?: object) => `${option} ${params ? JSON.stringify(params) : ''}`;

const namesOf = (table: Table) => (id: string) => table.fighters[id]?.name ?? id;

function resourcesOf({ description, fields }: Ruleset, table: Table, id: string): string {
  const fighter = table.fighters[id];
  if (!fighter) return '';
  const shown = description.resources.map(({ field, max, short }) => {
    const [amount, most] = [field, max ?? ''].map((name) => fields[name]?.get(table, fighter));
    return most === undefined ? `${short} ${amount}` : `${short} ${amount}/${most}`;
  });
  return shown.join(' · ');
}

function logOf({ ruleset, table }: Battle, events: readonly GameEvent[]): readonly string[] {
  const names = namesOf(table);
  return events.flatMap((event) => {
    const text = lineOf(ruleset, event, names)?.text ?? '';
    return text === '' ? [] : [text];
  });
}
