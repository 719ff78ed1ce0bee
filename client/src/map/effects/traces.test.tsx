import { brawl } from '@riposte/shared/engine/testing/battles';
import { expect, it } from 'vitest';
import type { BattleSnapshot } from '../../battle/snapshot.ts';
import { TestSeat } from '../../testing/test-seat.ts';
import type { Motion } from '../motions.ts';
import { Traces } from './traces.ts';

const start = new TestSeat(brawl(), 'gm').model.snapshot.peek();
if (!start) throw new Error('The brawl has no snapshot.');

/** Returns the brawl at a revision in the turn of a fighter. */
const at = (rev: number, turn: string | null, round = 1): BattleSnapshot => ({
  ...start,
  rev,
  table: { ...start.table, turn, round },
});
const step = (who: string, q: number): Motion => ({ beat: 'walk', who, from: [q, 0], to: [q + 1, 0] });
const push: Motion = { beat: 'push', who: 'ana', from: [0, 0], to: [1, 0] };

type Told = readonly [BattleSnapshot, ...Motion[]];

it.each<{ name: string; told: readonly Told[]; steps: number }>([
  {
    name: 'shows each step of the turn',
    told: [
      [at(1, 'ana'), step('ana', 0)],
      [at(2, 'ana'), step('ana', 1)],
    ],
    steps: 2,
  },
  { name: 'stays while the turn lasts', told: [[at(1, 'ana'), step('ana', 0)], [at(2, 'ana')]], steps: 1 },
  { name: 'stays between turns', told: [[at(1, 'ana'), step('ana', 0)], [at(2, null)]], steps: 1 },
  {
    name: 'disappears when the next turn begins',
    told: [[at(1, 'ana'), step('ana', 0)], [at(2, 'rat')]],
    steps: 0,
  },
  {
    name: 'disappears when the same fighter has its next turn',
    told: [[at(1, 'ana'), step('ana', 0)], [at(2, 'ana', 2)]],
    steps: 0,
  },
  {
    name: 'disappears when a replay goes back',
    told: [[at(5, 'ana'), step('ana', 0)], [at(1, 'ana')]],
    steps: 0,
  },
  { name: 'does not show the moves of others', told: [[at(1, 'ana'), step('rat', 0)]], steps: 0 },
  { name: 'does not show a push', told: [[at(1, 'ana'), push]], steps: 0 },
])('the path of a turn $name', ({ told, steps }) => {
  const traces = new Traces();
  for (const [snapshot, ...motions] of told) {
    traces.note(snapshot, motions);
    traces.show(snapshot);
  }
  expect(traces.length).toBe(steps);
});
