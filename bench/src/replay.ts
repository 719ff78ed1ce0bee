import { playFight } from '@riposte/shared/bots/fight';
import { random } from '@riposte/shared/bots/random';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { presentEdition } from '@riposte/shared/engine/history/edition';
import { seedHash } from '@riposte/shared/engine/state/dice';
import { GM_EYES } from '@riposte/shared/engine/visibility/viewer';
import { seedOf } from '@riposte/shared/fuzz/chance';
import { RecordedTables } from '@riposte/shared/recording/changes';
import { checkDice } from '@riposte/shared/recording/check-dice';
import { record } from '@riposte/shared/recording/record';
import { lineOf, type RecordingHead, readRecording } from '@riposte/shared/recording/recording';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { groupSetup } from './group-setup.ts';
import { jumpsIn } from './jumps.ts';
import { busy, line } from './measure.ts';

const INPUTS = 1_000;
const OPEN_MS = 1_000;
const JUMP_MS = 50;
const JUMPS = 200;

/**
 * Measures how long it takes to create and open a recording of a long fight, and to jump to moments in it. Prints
 * three lines per ruleset.
 */
export async function benchReplay(): Promise<void> {
  const rulesets = Object.values(RULESETS);
  const files = new Map(rulesets.map((ruleset) => [ruleset.id, measure(ruleset)]));
  for (const [id, { first, median }] of await jumpsIn(files)) {
    const told = `${median.toFixed(0)} ms`;
    const what = `${id}: a jump on the page, worded and laid out, median`;
    console.log(line(what, told, `${JUMP_MS} ms`, median < JUMP_MS));
    console.log(`     ${id}: the first jump on the page ${first.toFixed(0)} ms`);
  }
}

/** Measures one ruleset and returns the recording's file. */
function measure(ruleset: Ruleset): string {
  const { setup, seed, inputs } = longFight(ruleset);
  const entries = inputs.map((input, index) => ({ seq: index + 1, input }));
  const named = { title: ruleset.id, ruleset: ruleset.id, version: ruleset.version, eyes: 'whole' } as const;
  const head: RecordingHead = { recording: 2, ...named, diceHash: seedHash(seed), proof: { setup, seed } };
  const edition = presentEdition(ruleset);
  const start = busy();
  const lines = [lineOf(head)];
  for (const { moment } of record(edition, { setup, seed, entries }, GM_EYES, 'all'))
    lines.push(lineOf(moment));
  const text = lines.join('');
  const recording = readRecording(text);
  if ('line' in recording) throw new Error(recording.message);
  const film = new RecordedTables(recording);
  film.table(0);
  const opened = busy() - start;
  const slowest = slowestJump(film);
  const checked = timeOf(() => checkDice(edition, recording));
  const what = `${ruleset.id}: a replay of ${inputs.length} inputs, ${(text.length / 1e6).toFixed(1)} MB`;
  const told = `${opened.toFixed(0)} ms`;
  console.log(line(`${what}, made and opened`, told, `${OPEN_MS} ms`, opened < OPEN_MS));
  console.log(
    line(
      `${ruleset.id}: the slowest of ${JUMPS} jumps`,
      `${slowest.toFixed(2)} ms`,
      `${JUMP_MS} ms`,
      slowest < JUMP_MS,
    ),
  );
  console.log(`     ${ruleset.id}: its dice checked in ${checked.toFixed(0)} ms`);
  return text;
}

/** Plays a fight between bots that choose at random, because such fights last longest. */
function longFight(ruleset: Ruleset) {
  const setup = groupSetup(ruleset);
  const seed = seedOf('replay');
  const plan = { ruleset, setup, seed, policyOf: () => random, maxRounds: 1_000, maxInputs: INPUTS };
  return { setup, seed, inputs: playFight(plan).inputs };
}

function slowestJump(film: RecordedTables): number {
  const { length } = film.recording.moments;
  const jumps = Array.from({ length: JUMPS }, (_, jump) => (jump * 7919) % length);
  return Math.max(...jumps.map((moment) => timeOf(() => film.table(moment))));
}

function timeOf(work: () => unknown): number {
  const start = busy();
  work();
  return busy() - start;
}
