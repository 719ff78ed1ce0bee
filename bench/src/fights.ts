import { type ChildProcess, fork } from 'node:child_process';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { ask, nextAnswer } from './child.ts';
import { line, rates } from './measure.ts';
import { showdownFights } from './peers.ts';

/** The number of playouts from the middle of a fight, and the processes that share them: one per core. */
const PLAYOUTS = 200;
const PROCESSES = 2;
const PLAYOUT_SECONDS = 5;
const DECISION_MS = 0.5;

/** The results of measuring one ruleset in its own process, per second of processor time. */
export interface FightRates {
  readonly fights: number;
  readonly decisions: number;
}

/**
 * Measures what users wait for: fights between bots, their decisions, and playouts from the middle of a fight. Each
 * ruleset runs in its own process.
 */
export async function benchFights(): Promise<void> {
  const peer = showdownFights();
  const peerRate = rates([peer], 3).get(peer.name) ?? 0;
  console.log(`     ${peer.name}: ${peerRate.toFixed(1)} fights/s and core`);
  for (const id of Object.keys(RULESETS)) {
    const { fights, decisions } = await ratesAlone(id, 'tactical');
    const each = 1000 / decisions;
    console.log(`     ${id}: ${fights.toFixed(1)} fights/s and core`);
    console.log(line(`${id}: a decision`, `${each.toFixed(2)} ms`, `${DECISION_MS} ms`, each <= DECISION_MS));
    const seconds = await secondsOfPlayouts(id);
    const what = `${id}: ${PLAYOUTS} playouts from the middle, ${PROCESSES} processes`;
    console.log(line(what, `${seconds.toFixed(1)} s`, `${PLAYOUT_SECONDS} s`, seconds <= PLAYOUT_SECONDS));
  }
}

/** Measures a ruleset in its own process, with bots that choose by `policy`, and returns the rates. */
export async function ratesAlone(id: string, policy: 'tactical' | 'random'): Promise<FightRates> {
  return await nextAnswer<FightRates>(start('rates', id, policy));
}

/**
 * Returns the seconds until all processes have played their share of the playouts. The time to start the processes is
 * not counted.
 */
async function secondsOfPlayouts(id: string): Promise<number> {
  const children = Array.from({ length: PROCESSES }, () => start('playouts', id, `${PLAYOUTS / PROCESSES}`));
  await Promise.all(children.map((child) => nextAnswer<string>(child))); // waits until each process is ready
  const begin = performance.now();
  await Promise.all(children.map((child) => ask<string>(child, 'go')));
  return (performance.now() - begin) / 1000;
}

function start(...what: readonly string[]): ChildProcess {
  return fork(new URL('./fight-measures.ts', import.meta.url), what);
}
