import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Case, runCase } from '../cases/case-run.ts';
import { Battle } from '../engine/battle/battle.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { presentEdition } from '../engine/history/edition.ts';
import { scriptedDice } from '../engine/state/dice.ts';
import { asked, brawlSetup } from '../engine/testing/battles.ts';
import { toy } from '../engine/testing/toy.ts';
import { TOY_ACTIONS } from '../engine/testing/toy-actions.ts';
import { playToy } from '../engine/testing/toy-rounds.ts';
import type { ToyTable } from '../engine/testing/toy-table.ts';
import { resultsOf } from '../kit/odds.ts';
import { oddsOfHit } from './derived-chance.ts';
import { hitsOf, rollPool } from './dice-pools.ts';
import { leave, strikesAlong } from './free-strikes.ts';
import { blow } from './reaction-chain.ts';
import { byChoice, byInitiative, bySides, finishPhase, playTurns } from './turn-orders.ts';

const HERE = new URL('./', import.meta.url);
const guide = readFileSync(new URL('../../../docs/writing-a-ruleset.md', import.meta.url), 'utf8');
const examples = readdirSync(HERE).map((file) => readFileSync(new URL(file, HERE), 'utf8'));

/** Returns the code blocks in the guide that are in this language. */
function blocks(language: string): string[] {
  return [...guide.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(
    ([, block = '']) => block,
  );
}

it.each(blocks('ts'))('the code in the guide is the same as the compiled code: %s', (block) => {
  expect(examples.some((text) => text.includes(block.trim()))).toBe(true);
});

/** Returns the fighters that are asked at first, and after each of these fighters ends its turn. */
function turns(play: Ruleset<ToyTable>['play'], ...ending: string[]): string[][] {
  const ruleset = { ...toy, play };
  const battle = Battle.start(ruleset, brawlSetup(), scriptedDice([]));
  const seats = () => asked(battle).map((prompt) => prompt.replace(' turn', ''));
  return [
    seats(),
    ...ending.map((as) => {
      battle.apply({ as, do: 'end-turn' });
      return seats();
    }),
  ];
}

describe('in the turn orders of the guide', () => {
  it('fighters act one after another by initiative', () => {
    expect(turns((table) => playTurns(table, byInitiative), 'ana', 'ben')).toEqual([
      ['ana'],
      ['ben'],
      ['rat'],
    ]);
  });

  it('sides take turns, and the players of a side choose who acts', () => {
    const order = turns((table) => playTurns(table, bySides), 'ana', 'rat', 'ben', 'rex');
    const all = ['ana', 'ben', 'rat', 'rex'];
    expect(order).toEqual([all, ['rat', 'rex'], ['ben'], ['rex'], all]);
  });

  it('any fighter that has not acted yet may act, and then finishes its turn', () => {
    const ruleset = { ...toy, play: (table: ToyTable) => playTurns(table, byChoice) };
    const battle = Battle.start(ruleset, brawlSetup(), scriptedDice([]));
    battle.apply({ as: 'ben', do: 'think', note: 'wait' });
    expect(asked(battle)).toEqual(['ben turn']);
  });

  it('all fighters act in one phase before the next begins', () => {
    const ruleset = { ...toy, play: (table: ToyTable) => playTurns(table, byInitiative, finishPhase) };
    const battle = Battle.start(ruleset, brawlSetup(), scriptedDice([]));
    const phases = ['ana', 'ben', 'rat', 'rex'].map((as) => {
      battle.apply({ as, do: 'end-turn' });
      return battle.table.phase;
    });
    expect(phases).toEqual(['shoot', 'shoot', 'shoot', 'fight']);
  });
});

it('the example case in the guide passes', () => {
  const actions = { ...TOY_ACTIONS, blow };
  const ruleset = { ...toy, actions, play: (table: ToyTable) => playToy(table, actions) };
  const [text = ''] = blocks('json');
  expect(runCase(JSON.parse(text) as Case, presentEdition(ruleset as unknown as Ruleset))).toBeNull();
});

it('an enemy next to a fighter may strike when the fighter leaves, in the example of the guide', () => {
  const actions = { ...TOY_ACTIONS, leave };
  const ruleset = { ...toy, actions, play: (table: ToyTable) => playToy(table, actions) };
  const battle = Battle.start(ruleset, brawlSetup(), scriptedDice([]));
  const path = [[-1, 0] as const];
  const strikes = strikesAlong(battle.table, 'ana', path).map(({ by, at, step }) => ({ by, at, step }));
  expect(strikes).toEqual([{ by: 'rex', at: [0, 0], step: 0 }]);
  battle.apply({ as: 'ana', do: 'leave', path });
  expect(asked(battle)).toEqual(['rex free-strike']);
  battle.apply({ as: 'rex', answer: 'strike' });
  expect(battle.table.fighters.ana).toMatchObject({ hp: 7, at: [-1, 0] });
});

it('the successes of a defender cancel those of an attacker, in the example of the guide', () => {
  expect(resultsOf(hitsOf(2, 1))).toEqual([
    [0, 1 / 2],
    [1, 3 / 8],
    [2, 1 / 8],
  ]);
  const { table } = Battle.start(toy, brawlSetup(), scriptedDice([3, 4, 6]));
  expect(rollPool(table, 3)).toBe(2);
});

it('the chance in the guide is derived line by line', () => {
  const { sums, chance } = oddsOfHit('Ana', 3, true).derive?.() ?? { sums: [], chance: 0 };
  const points = sums.flatMap(({ lines }) => lines.map((line) => line.points));
  expect(points.map((one) => one.toFixed(3))).toEqual(['0.500', '0.167']);
  expect(chance).toBeCloseTo(4 / 6, 12);
});
