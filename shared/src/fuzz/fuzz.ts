import { Battle } from '../engine/battle/battle.ts';
import { type Input, parseInput } from '../engine/battle/input.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Edition } from '../engine/history/edition.ts';
import { applyAll, newJournal, replay } from '../engine/history/journal.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { type Dice, seededDice } from '../engine/state/dice.ts';
import type { Table } from '../engine/state/table.ts';
import { viewerOf } from '../engine/visibility/viewer.ts';
import { chanceOf, oneIn, seedOf } from './chance.ts';
import { withContent } from './content.ts';
import { allOffered, randomAside, randomIntervention, randomMutant, randomOffered } from './inputs.ts';
import { brokenEvent, brokenInvariant, fighterStates, unreportedChange } from './invariants.ts';
import { randomSetup, withHidden } from './setups.ts';

/** The result of a fuzzed fight. */
export interface Fuzzed {
  readonly setup: Setup;
  readonly inputs: readonly Input[];
  readonly rejected: number;
  readonly isOver: boolean;
}

export interface FuzzLimits {
  readonly maxInputs: number;
  /** True if the GM intervenes. */
  readonly interventions: boolean;
  /** True if windows are bluff-proof. */
  readonly isBluffProof: boolean;
  /** True if some fighters are hidden at the start. */
  readonly isAmbush: boolean;
  /** True if the fight has its own content. */
  readonly hasContent: boolean;
}

/** The series of random fights, and the features of each. A fight's name begins with its series. */
export const SERIES = {
  players: { interventions: false, isBluffProof: false, isAmbush: false, hasContent: false },
  gm: { interventions: true, isBluffProof: false, isAmbush: false, hasContent: false },
  bluff: { interventions: true, isBluffProof: true, isAmbush: false, hasContent: false },
  ambush: { interventions: true, isBluffProof: false, isAmbush: true, hasContent: false },
  content: { interventions: true, isBluffProof: false, isAmbush: false, hasContent: true },
} as const;
export type Series = keyof typeof SERIES;

/** Returns the limits and features of the fight with this name. A name without a series counts as one of `players`. */
export function limitsOf(name: string, maxInputs: number): FuzzLimits {
  const series = Object.keys(SERIES).find((key) => name.startsWith(key)) as Series | undefined;
  return { maxInputs, ...SERIES[series ?? 'players'] };
}

/** The error for a broken invariant. The message names the invariant and the last inputs before it broke. */
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
 * Plays a fight with random inputs, legal and illegal, and checks all invariants after each input. The same
 * ruleset, name and limits always give the same fight. Throws `FuzzFailure` if an invariant is broken. `engine` is the
 * engine that the ruleset was built with.
 */
export function fuzzFight(
  ruleset: Ruleset,
  name: string,
  limits: FuzzLimits,
  engine: Edition['Battle'] = Battle,
): Fuzzed {
  const dice = chanceOf(`${ruleset.id}/${name}`);
  const bare = randomSetup(ruleset, dice);
  const drawn = limits.hasContent ? withContent(ruleset, bare, dice) : bare;
  const placed = limits.isAmbush ? withHidden(drawn, dice) : drawn;
  const setup = limits.isBluffProof ? { ...placed, windowSeconds: 1 } : placed;
  const seed = seedOf(name);
  const run: Run = {
    battle: engine.start(ruleset, setup, seededDice(seed)),
    dice,
    inputs: [],
    snapshots: [],
    rejected: 0,
  };
  try {
    failIf(brokenInvariant(run.battle));
    while (!run.battle.table.over && run.inputs.length < limits.maxInputs) step(run, limits);
    checkReplays({ ruleset, Battle: engine }, setup, seed, run);
  } catch (error) {
    const last = run.inputs.slice(-3).map((input) => JSON.stringify(input));
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new FuzzFailure(`${said}\nafter ${run.inputs.length} inputs, the last: ${last.join(' ')}`);
  }
  return { setup, inputs: run.inputs, rejected: run.rejected, isOver: run.battle.table.over !== null };
}

function step(run: Run, { interventions }: FuzzLimits): void {
  const { battle, dice, inputs } = run;
  if (oneIn(dice, 25)) checkOffers(battle);
  if (oneIn(dice, 4)) tryOut(run, randomMutant(battle, dice));
  if (interventions && oneIn(dice, 20)) tryOut(run, randomIntervention(battle, dice));
  const aside = !battle.table.over && oneIn(dice, 8) ? randomAside(battle, dice) : undefined;
  if (aside) tryOut(run, aside);
  if (battle.table.over) return;
  if (oneIn(dice, 10)) saveSnapshot(run);
  const offered = randomOffered(battle, dice) ?? { as: 'gm', do: 'gm.timeout' };
  const refused = battle.check(offered, viewerOf(offered.as));
  failIf(refused && `${JSON.stringify(offered)} was offered and refused: ${refused.code}`);
  const input = battle.heard(offered, viewerOf(offered.as));
  inputs.push(input);
  carryOut(battle, input);
}

/** Sends an input that may be illegal. A rejected input must change nothing. */
function tryOut(run: Run, raw: unknown): void {
  const { battle, inputs } = run;
  const before = battle.hash();
  const viewer = viewerOf(parseInput(raw)?.as ?? 'gm');
  const refused = battle.check(raw, viewer);
  failIf(battle.hash() !== before && `checking ${JSON.stringify(raw)} changed the table`);
  if (refused) {
    run.rejected++;
    return;
  }
  const input = battle.heard(raw as Input, viewer);
  inputs.push(input);
  carryOut(battle, input);
}

/** Applies a legal input and checks the invariants and the events. */
function carryOut(battle: Battle, input: unknown): void {
  const before = fighterStates(battle);
  failIf(brokenEvent(battle, battle.apply(input)));
  failIf(unreportedChange(battle, before));
  failIf(brokenInvariant(battle));
}

function checkOffers(battle: Battle): void {
  for (const input of allOffered(battle)) {
    const refused = battle.check(input, viewerOf(input.as));
    failIf(refused && `${JSON.stringify(input)} is offered and would be refused: ${refused.code}`);
  }
}

function saveSnapshot({ battle, inputs, snapshots }: Run): void {
  const table = battle.snapshot();
  if (table) snapshots.push({ after: inputs.length, table });
}

/** Checks that replays from the start and from every snapshot give the same battle. */
function checkReplays(
  { ruleset, Battle: engine }: Edition,
  setup: Setup,
  seed: string,
  { battle, inputs, snapshots }: Run,
): void {
  const journal = { ...newJournal(ruleset, setup, seededDice(seed)), inputs: throughJson(inputs) };
  failIf(
    replay(ruleset, journal, engine).hash() !== battle.hash() &&
      'the replay of the journal gives another table',
  );
  for (const { after, table } of snapshots) {
    const restored = engine.restore(ruleset, throughJson(table));
    applyAll(restored, inputs.slice(after));
    failIf(restored.hash() !== battle.hash() && `the snapshot after input ${after} leads to another table`);
  }
}

function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

function failIf(complaint: string | false | null | undefined): void {
  if (complaint) throw new Error(complaint);
}

/** Returns the names of a series' fights. `npm run fuzz -- --ruleset ID --name NAME` plays one fight again. */
export function fightNames(count: number, series: Series): string[] {
  return Array.from({ length: count }, (_, index) => `${series}-${index + 1}`);
}
