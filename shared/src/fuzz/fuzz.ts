import { Battle } from '../engine/battle/battle.ts';
import { type Input, parseInput } from '../engine/battle/input.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { applyAll, newJournal, replay } from '../engine/history/journal.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { type Dice, seededDice } from '../engine/state/dice.ts';
import type { Table } from '../engine/state/table.ts';
import { viewerOf } from '../engine/visibility/viewer.ts';
import { chanceOf, oneIn, seedOf } from './chance.ts';
import { withContent } from './content.ts';
import { allOffered, randomAside, randomIntervention, randomMutant, randomOffered } from './inputs.ts';
import { brokenEvent, brokenInvariant, changedUntold, picturesOf } from './invariants.ts';
import { randomSetup, withHidden } from './setups.ts';

/** How a fuzzed fight went. */
export interface Fuzzed {
  readonly setup: Setup;
  readonly inputs: readonly Input[];
  readonly rejected: number;
  readonly isOver: boolean;
}

export interface FuzzLimits {
  readonly maxInputs: number;
  /** Whether the GM intervenes. */
  readonly interventions: boolean;
  /** Whether windows are bluff-safe. */
  readonly isBluffSafe: boolean;
  /** Whether some lie hidden. */
  readonly isAmbush: boolean;
  /** Whether the fight brings content of its own along. */
  readonly hasContent: boolean;
}

/** The series of fuzzed fights: what is done in each. */
export const SERIES = {
  players: { interventions: false, isBluffSafe: false, isAmbush: false, hasContent: false },
  gm: { interventions: true, isBluffSafe: false, isAmbush: false, hasContent: false },
  bluff: { interventions: true, isBluffSafe: true, isAmbush: false, hasContent: false },
  ambush: { interventions: true, isBluffSafe: false, isAmbush: true, hasContent: false },
  content: { interventions: true, isBluffSafe: false, isAmbush: false, hasContent: true },
} as const;
export type Series = keyof typeof SERIES;

/** What is done in the fight of that name. */
export function limitsOf(name: string, maxInputs: number): FuzzLimits {
  const series = Object.keys(SERIES).find((key) => name.startsWith(key)) as Series | undefined;
  return { maxInputs, ...SERIES[series ?? 'players'] };
}

/** A fight in which something was true that never may be; the message says what, after which inputs. */
export class FuzzFailure extends Error {
  override name = 'FuzzFailure';
}

interface Run {
  readonly battle: Battle;
  readonly dice: Dice;
  readonly inputs: Input[];
  readonly snapshots: { readonly after: number; readonly table: Table }[];
  rejected: number;
}

/**
 * Plays one fight of random inputs, legal and illegal, and looks after each that nothing is broken. The same
 * ruleset, name and limits give the same fight. Throws `FuzzFailure`.
 */
export function fuzzFight(ruleset: Ruleset, name: string, limits: FuzzLimits): Fuzzed {
  const dice = chanceOf(`${ruleset.id}/${name}`);
  const bare = randomSetup(ruleset, dice);
  const drawn = limits.hasContent ? withContent(ruleset, bare, dice) : bare;
  const placed = limits.isAmbush ? withHidden(drawn, dice) : drawn;
  const setup = limits.isBluffSafe ? { ...placed, windowSeconds: 1 } : placed;
  const seed = seedOf(name);
  const run: Run = {
    battle: Battle.start(ruleset, setup, seededDice(seed)),
    dice,
    inputs: [],
    snapshots: [],
    rejected: 0,
  };
  try {
    require(brokenInvariant(run.battle));
    while (!run.battle.table.over && run.inputs.length < limits.maxInputs) step(run, limits);
    lookAtReplays(ruleset, setup, seed, run);
  } catch (error) {
    const last = run.inputs.slice(-3).map((input) => JSON.stringify(input));
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new FuzzFailure(`${said}\nafter ${run.inputs.length} inputs, the last: ${last.join(' ')}`);
  }
  return { setup, inputs: run.inputs, rejected: run.rejected, isOver: run.battle.table.over !== null };
}

function step(run: Run, { interventions }: FuzzLimits): void {
  const { battle, dice, inputs } = run;
  if (oneIn(dice, 25)) lookAtOffers(battle);
  if (oneIn(dice, 4)) tryOut(run, randomMutant(battle, dice));
  if (interventions && oneIn(dice, 20)) tryOut(run, randomIntervention(battle, dice));
  const aside = !battle.table.over && oneIn(dice, 8) ? randomAside(battle, dice) : undefined;
  if (aside) tryOut(run, aside);
  if (battle.table.over) return;
  if (oneIn(dice, 10)) keepSnapshot(run);
  const offered = randomOffered(battle, dice) ?? { as: 'gm', do: 'gm.timeout' };
  const refused = battle.check(offered, viewerOf(offered.as));
  require(refused && `${JSON.stringify(offered)} was offered and refused: ${refused.code}`);
  const input = battle.heard(offered, viewerOf(offered.as));
  inputs.push(input);
  carryOut(battle, input);
}

/** Sends something that may well be illegal: then it must leave no trace. */
function tryOut(run: Run, raw: unknown): void {
  const { battle, inputs } = run;
  const before = battle.hash();
  const viewer = viewerOf(parseInput(raw)?.as ?? 'gm');
  const refused = battle.check(raw, viewer);
  require(battle.hash() !== before && `checking ${JSON.stringify(raw)} changed the table`);
  if (refused) {
    run.rejected++;
    return;
  }
  const input = battle.heard(raw as Input, viewer);
  inputs.push(input);
  carryOut(battle, input);
}

/** Applies a legal input; all is whole afterwards, and what is told of it as declared. */
function carryOut(battle: Battle, input: unknown): void {
  const before = picturesOf(battle);
  require(brokenEvent(battle, battle.apply(input)));
  require(changedUntold(battle, before));
  require(brokenInvariant(battle));
}

function lookAtOffers(battle: Battle): void {
  for (const input of allOffered(battle)) {
    const refused = battle.check(input, viewerOf(input.as));
    require(refused && `${JSON.stringify(input)} is offered and would be refused: ${refused.code}`);
  }
}

function keepSnapshot({ battle, inputs, snapshots }: Run): void {
  const table = battle.snapshot();
  if (table) snapshots.push({ after: inputs.length, table });
}

/** The same inputs must give the same battle again, from the start and from every snapshot. */
function lookAtReplays(
  ruleset: Ruleset,
  setup: Setup,
  seed: string,
  { battle, inputs, snapshots }: Run,
): void {
  const journal = { ...newJournal(ruleset, setup, seededDice(seed)), inputs: throughJson(inputs) };
  require(
    replay(ruleset, journal).hash() !== battle.hash() && 'the replay of the journal gives another table',
  );
  for (const { after, table } of snapshots) {
    const restored = Battle.restore(ruleset, throughJson(table));
    applyAll(restored, inputs.slice(after));
    require(restored.hash() !== battle.hash() && `the snapshot after input ${after} leads to another table`);
  }
}

function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

function require(complaint: string | false | null | undefined): void {
  if (complaint) throw new Error(complaint);
}

/** The names of as many fuzzed fights, each to be run again by `npm run fuzz -- --ruleset ID --name NAME`. */
export function fightNames(count: number, series: Series): string[] {
  return Array.from({ length: count }, (_, index) => `${series}-${index + 1}`);
}
