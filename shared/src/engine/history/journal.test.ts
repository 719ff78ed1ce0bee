import { describe, expect, it } from 'vitest';
import { Battle } from '../battle/battle.ts';
import type { Input } from '../battle/input.ts';
import { seededDice } from '../state/dice.ts';
import { asked, brawl, brawlSetup, send } from '../testing/battles.ts';
import { toy } from '../testing/toy.ts';
import type { ToyTable } from '../testing/toy-table.ts';
import { applyAll, type Journal, newJournal, replay } from './journal.ts';

const DICE = seededDice('5a'.repeat(32));

/** A fight with attacks, nested reactions, interventions, a timeout and rolled dice. */
const FIGHT: readonly Input[] = [
  { as: 'ana', do: 'hit', target: 'rex' },
  { as: 'rex', answer: 'counter' },
  { as: 'ana', answer: 'pass' },
  { as: 'ana', do: 'shout' },
  { as: 'rex', answer: 'brace' },
  { as: 'gm', do: 'gm.move', target: 'ben', to: [-2, 0] },
  { as: 'gm', do: 'gm.timeout' },
  { as: 'ana', do: 'end-turn' },
  { as: 'ben', do: 'think', note: 'behind the cart' },
  { as: 'gm', do: 'gm.timeout' },
  { as: 'rat', do: 'hit', target: 'ana' },
];

function fight(inputs: readonly Input[]): { battle: Battle<ToyTable>; journal: Journal } {
  const setup = brawlSetup();
  const battle = Battle.start(toy, setup, structuredClone(DICE));
  applyAll(battle, inputs);
  return { battle, journal: { ...newJournal(toy, setup, DICE), inputs } };
}

function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

describe('a journal', () => {
  it('replays to the same table and prompts, wherever it is cut off', () => {
    for (let length = 0; length <= FIGHT.length; length++) {
      const { battle, journal } = fight(FIGHT.slice(0, length));
      const again = replay(toy, throughJson(journal));
      expect([again.hash(), asked(again)]).toEqual([battle.hash(), asked(battle)]);
    }
  });

  it('with undeclared members in its inputs replays to the same state as without them', () => {
    const junk = { note: 'x', junk: { l: [1], r: [1] }, option: 'hit' };
    const old = FIGHT.map((input) => (input.do === undefined ? input : { ...junk, ...input })) as Input[];
    expect(fight(old).battle.hash()).toBe(fight(FIGHT).battle.hash());
  });

  it('with an illegal input fails to replay, and the error names the input', () => {
    const { journal } = fight(FIGHT.slice(0, 1));
    const broken = { ...journal, inputs: [...journal.inputs, { as: 'ben', do: 'end-turn' }] };
    expect(() => replay(toy, broken)).toThrow('The rules reject input 2 of the journal: prompt-open.');
  });

  it('holds the dice as they were before the first roll', () => {
    const dice = seededDice('5a'.repeat(32));
    const journal = newJournal(toy, brawlSetup(), dice);
    Battle.start(toy, brawlSetup(), dice).apply({ as: 'ana', do: 'hit', target: 'rat' });
    expect(dice.drawn).toBe(1);
    expect(journal.dice).toEqual(DICE);
  });
});

describe('a snapshot', () => {
  it('continues exactly like the battle it was taken from', () => {
    let taken = 0;
    for (let length = 0; length <= FIGHT.length; length++) {
      const snapshot = fight(FIGHT.slice(0, length)).battle.snapshot();
      if (!snapshot) continue;
      taken++;
      const restored = Battle.restore(toy, throughJson(snapshot));
      expect(restored.hash()).toBe(fight(FIGHT.slice(0, length)).battle.hash());
      applyAll(restored, FIGHT.slice(length));
      expect(restored.hash()).toBe(fight(FIGHT).battle.hash());
    }
    expect(taken).toBeGreaterThan(3);
  });

  it('reopens the prompts with the same ids', () => {
    const { battle } = fight(FIGHT.slice(0, 3));
    const snapshot = battle.snapshot();
    const restored = snapshot && Battle.restore(toy, snapshot);
    expect(restored?.prompts.map(({ id }) => id)).toEqual(battle.prompts.map(({ id }) => id));
  });

  it('can be restored when several fighters have the turn at once', () => {
    const battle = brawl({ options: { shared: true } });
    send(battle, { as: 'rat', do: 'end-turn' });
    const snapshot = battle.snapshot();
    const restored = snapshot && Battle.restore(toy, snapshot);
    expect(restored?.hash()).toBe(battle.hash());
    expect(restored && asked(restored)).toEqual(asked(battle));
  });

  it('cannot be taken while an action is pending', () => {
    expect(fight(FIGHT.slice(0, 1)).battle.snapshot()).toBeNull();
    expect(fight(FIGHT.slice(0, 4)).battle.snapshot()).toBeNull();
  });

  it('of a finished battle restores a finished battle', () => {
    const battle = brawl();
    send(battle, { as: 'gm', do: 'gm.end' });
    const snapshot = battle.snapshot();
    const restored = snapshot && Battle.restore(toy, snapshot);
    expect(restored?.prompts).toEqual([]);
    expect(restored?.hash()).toBe(battle.hash());
  });
});

describe('the hash', () => {
  it('changes with the table', () => {
    const battle = brawl();
    const before = battle.hash();
    send(battle, { as: 'gm', do: 'gm.move', target: 'ben', to: [-2, 0] });
    expect(battle.hash()).not.toBe(before);
  });

  it('differs if the prompts differ', () => {
    const hashes = FIGHT.map((_, index) => fight(FIGHT.slice(0, index)).battle.hash());
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
