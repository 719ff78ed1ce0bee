import { tactical } from '@riposte/shared/bots/tactical';
import { editionOf } from '@riposte/shared/engine/history/edition';
import { readFight } from '@riposte/shared/scenario/fight-file';
import type { FightReply } from '@riposte/shared/simulate/run';
import { simulateFight } from '@riposte/shared/simulate/simulate';
import { latestRulebook } from '../net/rulebooks.ts';
import * as words from '../words/workshop.ts';

/** A fight for bots to play, as the text of a fight file. */
export interface ToBalance {
  readonly ruleset: string;
  readonly text: string;
  /** The seed of the fights. If omitted, it is the default seed of the command line. */
  readonly seed?: string | undefined;
}

/**
 * The default seed of the command line. With the same seed, the workshop and the command line give the same results.
 */
export const SEED = '1';

/** A function that plays the fight with the given number in a simulation. */
export type PlayFight = (fight: number) => FightReply;

/**
 * Prepares a scenario for bots. Returns a function that plays its fights. If the scenario is not playable, the function
 * returns a fault.
 */
export async function prepare({ ruleset: id, text, seed = SEED }: ToBalance): Promise<PlayFight> {
  const book = await latestRulebook(id);
  const edition = book && (await editionOf(book));
  const read = edition && readFight(text, { [id]: edition.ruleset });
  if (!read || 'faults' in read) return (fight) => ({ fight, fault: words.notPlayable });
  const { setup } = read.scenario;
  const now = () => performance.now();
  const simulation = { ...edition, setup, seed, policies: [tactical], now } as const;
  return (fight) => {
    try {
      return { fight, tally: simulateFight(simulation, fight) };
    } catch (error) {
      return { fight, fault: error instanceof Error ? error.message : String(error) };
    }
  };
}
