import { describe, expect, it } from 'vitest';
import { rollDie, scriptedDice, seededDice, seedHash } from './dice.ts';

const SEED = '00'.repeat(32);

describe('seeded dice', () => {
  it('show the same numbers for the same seed', () => {
    const [one, other] = [seededDice(SEED), seededDice(SEED)];
    const rolls = Array.from({ length: 600 }, () => rollDie(one, 100));
    expect(Array.from({ length: 600 }, () => rollDie(other, 100))).toEqual(rolls);
  });

  it('continue where they left off, regardless of other rolls in between', () => {
    const whole = seededDice(SEED);
    const rolls = Array.from({ length: 10 }, () => rollDie(whole, 20));
    const resumed = { ...seededDice(SEED), drawn: 5 };
    rollDie(seededDice('11'.repeat(32)), 20);
    expect(Array.from({ length: 5 }, () => rollDie(resumed, 20))).toEqual(rolls.slice(5));
  });

  it('are the ChaCha20 key stream of the seed (RFC 8439, block 0 of the zero key)', () => {
    const dice = seededDice(SEED);
    // With an all-zero key and nonce, the first word of the ChaCha20 key stream is 0xade0b876.
    expect(rollDie(dice, 2 ** 31)).toBe((0xade0b876 % 2 ** 31) + 1);
  });

  it('refuse a seed that is not 32 bytes of hex', () => {
    expect(() => seededDice('abc')).toThrow('64 hex digits');
  });

  it('are committed to by the SHA-256 of their seed', () => {
    expect(seedHash(SEED)).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  });
});

describe('scripted dice', () => {
  it('show the given values in order', () => {
    const dice = scriptedDice([3, 6]);
    expect([rollDie(dice, 6), rollDie(dice, 6)]).toEqual([3, 6]);
  });

  it('refuse to roll when they have run out', () => {
    expect(() => rollDie(scriptedDice([]), 6)).toThrow('run out');
  });

  it('refuse a number that the die does not have', () => {
    expect(() => rollDie(scriptedDice([7]), 6)).toThrow('a d6 is rolled');
  });
});
