import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { writeFight } from '@riposte/shared/scenario/write-fight';
import { type Summary, summarize } from '@riposte/shared/simulate/report';
import { type FightRunner, runFights } from '@riposte/shared/simulate/run';
import { expect, it } from 'vitest';
import { notPlayable } from '../words/workshop.ts';
import { prepare, type ToBalance } from './balance.ts';

const COMMAND = join(import.meta.dirname, '../../../shared/src/cli/simulate.ts');
const FIGHTS = 10;

function byCommand(text: string): Summary {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-balance-'));
  try {
    const file = join(folder, 'fight.json');
    writeFileSync(file, text);
    const wanted = ['--file', file, '--fights', `${FIGHTS}`, '--json'];
    return JSON.parse(execFileSync(process.execPath, [COMMAND, ...wanted], { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns a `FightRunner` that plays the fights without a worker. */
async function runnerFor(toBalance: ToBalance): Promise<FightRunner> {
  const play = await prepare(toBalance);
  return { play: async (fight) => play(fight) };
}

it('bots get the same results in the workshop as on the command line', async () => {
  const [{ id = '', scenarios = [] } = {}] = Object.values(RULESETS);
  const [duel] = scenarios;
  const text = duel ? writeFight(duel) : '';
  const runners = await Promise.all([1, 2, 3].map(() => runnerFor({ ruleset: id, text })));
  const summary = summarize(await runFights({ runners, fights: FIGHTS }));
  const { millisecondsPerDecision: _, ...figures } = byCommand(text);
  expect(summary).toMatchObject(figures);
});

it('a file that is not a fight is refused', async () => {
  const [ruleset = ''] = Object.keys(RULESETS);
  const runners = [await runnerFor({ ruleset, text: '{}' })];
  await expect(runFights({ runners, fights: 1 })).rejects.toThrow(notPlayable);
});
