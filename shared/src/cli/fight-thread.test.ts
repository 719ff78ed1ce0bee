import { expect, it } from 'vitest';
import { runFights } from '../simulate/run.ts';
import { FightThread } from './fight-thread.ts';

const setup = {
  ruleset: 'flow',
  map: { radius: 1, walls: [], difficult: [], cover: [] },
  combatants: [],
  options: {},
};
const task = { ruleset: 'flow', setup, seed: '1', bots: 'random' };

it.each([
  { name: 'throws', code: "throw new Error('no memory')", fault: 'A worker thread failed: no memory' },
  { name: 'exits', code: 'process.exit()', fault: 'A worker thread ended unexpectedly.' },
])('a thread that $name ends the run with a message', async ({ code, fault }) => {
  const thread = new FightThread(task, new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  await expect(runFights({ fights: 5, runners: [thread] })).rejects.toThrow(fault);
  await thread.end();
});
