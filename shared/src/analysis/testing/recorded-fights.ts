import { type BotPlay, playOn } from '../../bots/fight.ts';
import { tactical } from '../../bots/tactical.ts';
import { Battle } from '../../engine/battle/battle.ts';
import type { Input } from '../../engine/battle/input.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';
import { presentEdition } from '../../engine/history/edition.ts';
import type { Setup } from '../../engine/setup/setup.ts';
import { seededDice, seedHash } from '../../engine/state/dice.ts';
import { GM_EYES } from '../../engine/visibility/viewer.ts';
import { seedOf } from '../../fuzz/chance.ts';
import { record } from '../../recording/record.ts';
import type { Recording } from '../../recording/recording.ts';
import { Analyst } from '../analyst.ts';
import type { DoTasks } from '../analyze.ts';
import type { Task, TaskOf } from '../tasks.ts';

/** Plays a fight between bots and returns the battle and its inputs. */
export function botFight(
  ruleset: Ruleset,
  setup: Setup,
  name: string,
  play: Partial<BotPlay> = {},
): { battle: Battle; inputs: readonly Input[]; seed: string } {
  const seed = seedOf(name);
  const started = Battle.start(ruleset, setup, seededDice(seed));
  const { battle, inputs } = playOn(started, {
    seed,
    policyOf: () => tactical,
    maxRounds: 60,
    maxInputs: 2000,
    ...play,
  });
  return { battle, inputs, seed };
}

/** Returns the recording of a fight with its proof, as the GM can save it. */
export function recordingOf(
  ruleset: Ruleset,
  setup: Setup,
  { inputs, seed }: { readonly inputs: readonly Input[]; readonly seed: string },
): Recording {
  const entries = inputs.map((input, index) => ({ seq: index + 1, input }));
  const rolled = [...record(presentEdition(ruleset), { setup, seed, entries }, GM_EYES, 'all')];
  return {
    head: {
      recording: 2,
      title: 'A fight',
      ruleset: ruleset.id,
      version: ruleset.version,
      eyes: 'whole',
      diceHash: seedHash(seed),
      proof: { setup, seed },
    },
    moments: rolled.map(({ moment }) => moment),
    undone: [],
    variations: [],
  };
}

/** Returns a function that performs tasks in this thread, without workers. */
export function doTasksHere(analyst: Analyst): DoTasks {
  return async <Kind extends Task['kind']>(tasks: readonly TaskOf<Kind>[]) =>
    tasks.map((task) => analyst.do<Kind>(task));
}

/** Returns an analyst for a recording of the current edition. */
export function analystOf(ruleset: Ruleset, recording: Recording): Analyst {
  return new Analyst(presentEdition(ruleset), recording);
}
