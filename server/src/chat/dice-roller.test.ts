import { rollNotation } from '@riposte/shared/dice-notation/roll';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newLog } from '../process/log.ts';
import { DiceRoller } from './dice-roller.ts';

const SEED = '5a'.repeat(32);

let dice: DiceRoller;
beforeEach(() => {
  dice = new DiceRoller(newLog('silent'));
});
afterEach(() => dice.close());

it('a roll depends only on the seed', async () => {
  dice.load();
  const notations = ['2d6+3', '20d20kh3', 'a sword', '999d1'];
  const rolled = await Promise.all(notations.map((notation, number) => dice.roll(SEED, number, notation)));
  const expected = notations.map((notation, number) => rollNotation(SEED, number, notation));
  expect(rolled).toEqual(await Promise.all(expected));
});

it('the dice roller recovers after its worker has failed', async () => {
  expect(await dice.roll('no seed', 1, 'd6')).toBeUndefined();
  expect(await dice.roll(SEED, 1, 'd6')).toEqual(await rollNotation(SEED, 1, 'd6'));
});
