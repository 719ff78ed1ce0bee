import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { writeFight } from '@riposte/shared/scenario/write-fight';
import type { Summary } from '@riposte/shared/simulate/report';
import { expect, it } from 'vitest';
import { notPlayable } from '../words/workshop.ts';
import { balance } from './balance.ts';

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

it('bots get the same results in the workshop as on the command line', async () => {
  const [{ id = '', scenarios = [] } = {}] = Object.values(RULESETS);
  const [duel] = scenarios;
  const text = duel ? writeFight(duel) : '';
  const told: Summary[] = [];
  await balance({ ruleset: id, text, fights: FIGHTS }, (sofar) => told.push(sofar));
  const { millisecondsPerDecision: _, ...figures } = byCommand(text);
  expect(told.at(-1)).toMatchObject(figures);
});

it('a file that is not a fight is refused', async () => {
  const [ruleset = ''] = Object.keys(RULESETS);
  await expect(balance({ ruleset, text: '{}', fights: 1 }, () => {})).rejects.toThrow(notPlayable);
});
