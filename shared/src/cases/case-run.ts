import type { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { Edition } from '../engine/history/edition.ts';
import type { Json } from '../engine/schema/json.ts';
import { parseSetup, type Setup } from '../engine/setup/setup.ts';
import { scriptedDice } from '../engine/state/dice.ts';
import { findFighter } from '../engine/state/table.ts';
import { hintOnInput, hintOnKey } from './case-hints.ts';
import { nextFightAt } from './case-next-fight.ts';

/** A conformance case: a scripted fight with expected results, in the form of its file. Source: cases/FORMAT.md. */
export interface Case {
  readonly ruleset: string;
  readonly title: string;
  readonly clauses: readonly string[];
  readonly dice?: readonly number[];
  readonly steps: readonly Step[];
}

type Step = Readonly<Record<string, Json>> & { readonly expect?: Readonly<Record<string, Json>> };

/** Runs a case and returns its first deviation as `step N: KEY want X got Y`; null if the case passes. */
export function runCase(raw: Case, { ruleset, Battle }: Edition): string | null {
  const setup = parseSetup(raw);
  const battle = Battle.start(ruleset, setup, scriptedDice(raw.dice ?? []));
  for (const [index, step] of raw.steps.entries()) {
    const difference = takeStep(battle, setup, step);
    if (difference) return `step ${index + 1}: ${difference}`;
  }
  const unused = (raw.dice?.length ?? 0) - drawn(battle);
  return unused === 0 ? null : `step ${raw.steps.length}: dice want all used got ${unused} left`;
}

/**
 * Runs a step and returns its first deviation as `KEY want X got Y`; undefined if there is none. A step that cannot
 * run, for example because no dice are left, also counts as a deviation.
 */
function takeStep(battle: Battle, setup: Setup, { expect = {}, ...input }: Step): string | undefined {
  try {
    const sent = Object.keys(input).length > 0 ? send(battle, input as Input) : NOT_REJECTED;
    return firstDifference(battle, setup, { rejected: null, ...expect }, sent);
  } catch (error) {
    return `run want "done" got ${JSON.stringify(error instanceof Error ? error.message : String(error))}`;
  }
}

/** The result of sending an input: the code of the rejection (null if accepted), and a hint about its cause. */
interface Sent {
  readonly rejected: string | null;
  readonly hint?: string | undefined;
}

const NOT_REJECTED: Sent = { rejected: null };

function send(battle: Battle, input: Input): Sent {
  const refused = battle.check(input);
  if (refused) return { rejected: refused.code, hint: hintOnInput(battle, input, refused.code) };
  battle.apply(input);
  return NOT_REJECTED;
}

function drawn({ table }: Battle): number {
  return table.dice.algorithm === 'sealed' ? 0 : table.dice.drawn;
}

function firstDifference(battle: Battle, setup: Setup, expect: Step, sent: Sent): string | undefined {
  for (const [key, want] of Object.entries(expect)) {
    const got =
      key === 'rejected' ? sent.rejected : (nextFightAt(battle, setup, key) ?? look(battle, key, want));
    if (isSame(want, got)) continue;
    const hint = key === 'rejected' ? sent.hint : hintOnKey(battle, key, want);
    const difference = `${key} want ${JSON.stringify(want)} got ${JSON.stringify(got)}`;
    return hint === undefined ? difference : `${difference}. ${hint}`;
  }
  return undefined;
}

function look(battle: Battle, key: string, want: Json): Json | undefined {
  const { table, ruleset } = battle;
  if (key === 'prompt') return lookAtPrompt(battle, want);
  if (key === 'stack') return table.stack.map((item) => ruleset.stackName?.(item) ?? item.name);
  if (key === 'round' || key === 'turn' || key === 'phase') return table[key];
  if (key === 'over') return table.over as Json;
  const [id = '', field = ''] = key.split('.');
  const fighter = findFighter(table, id);
  return fighter && ruleset.fields[field]?.get(table, fighter);
}

/**
 * Returns the first open prompt that is not a turn, with only the keys that the case checks; null if there is none.
 */
function lookAtPrompt({ prompts }: Battle, want: Json): Json {
  const [prompt] = prompts.filter(({ kind }) => kind !== 'turn');
  if (!prompt) return null;
  const whole: Record<string, Json> = {
    for: prompt.for,
    kind: prompt.kind,
    options: prompt
      .choices()
      .map(({ option }) => option)
      .sort(),
  };
  const named = Object.keys((want ?? whole) as object);
  return Object.fromEntries(named.map((key) => [key, whole[key] ?? null]));
}

function isSame(want: Json | undefined, got: Json | undefined): boolean {
  if (typeof want !== 'object' || typeof got !== 'object' || want === null || got === null)
    return want === got;
  const keys = Object.keys(want);
  const have = got as Record<string, Json>;
  return (
    Array.isArray(want) === Array.isArray(got) &&
    keys.length === Object.keys(got).length &&
    keys.every((key) => isSame((want as Record<string, Json>)[key], have[key]))
  );
}
