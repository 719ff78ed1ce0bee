import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import { parseSetup, type Setup } from '../../../engine/setup/setup.ts';
import { type Dice, rollDie, seededDice } from '../../../engine/state/dice.ts';
import { chanceOf, seedOf } from '../../../fuzz/chance.ts';
import { range } from '../../../hex/area.ts';
import { distance, type Hex } from '../../../hex/axial.ts';
import { flow } from '../index.ts';
import type { FlowTable } from '../table.ts';

const LAYOUTS = 40;
const KINDS = ['warden', 'ogre', 'troll', 'raider', 'goblin', 'archer', 'mage'] as const;
const STATES = [
  {},
  {},
  {},
  { rp: 0 },
  { conditions: ['stunned'] },
  { conditions: ['prone'] },
  { braced: true },
];

/**
 * Returns a random fight: a duelist or mage among enemies of all sizes and conditions, with walls and
 * difficult terrain.
 */
function layout(chance: Dice): Setup {
  const hexes = range([0, 0], 4);
  const draw = (): Hex => hexes.splice(rollDie(chance, hexes.length) - 1, 1)[0] ?? [0, 0];
  const one = <Item>(list: readonly Item[]) => list[rollDie(chance, list.length) - 1] as Item;
  const people = [
    { id: 'ana', side: 'heroes', at: draw(), sheet: { kind: one(['duelist', 'mage']) } },
    { id: 'bea', side: 'heroes', at: draw(), sheet: { kind: 'archer' } },
    ...['x', 'y', 'z', 'w'].map((id) => ({
      id,
      side: 'foes',
      at: draw(),
      sheet: { kind: one(KINDS) },
      state: one(STATES),
    })),
  ];
  const map = { radius: 4, walls: [draw(), draw(), draw(), draw()], difficult: [draw(), draw(), draw()] };
  const order = people.map(({ id }) => id);
  return parseSetup({ ruleset: 'flow', options: { fumbles: 'off' }, map, combatants: people, order });
}

/**
 * Plays an intent and passes on every prompt. Returns the enemies asked for a Reaction Attack, each with the hex on
 * which Ana stood when the enemy was asked.
 */
function askedInPlay(setup: Setup, intent: object, seed: string): string[] {
  const battle = Battle.start(flow, setup, seededDice(seedOf(seed)));
  battle.apply({ as: 'ana', ...intent });
  const asked: string[] = [];
  while (!battle.table.over && battle.prompts[0] && battle.prompts[0].kind !== 'turn') {
    const { for: who, kind } = battle.prompts[0];
    if (kind === 'reaction-attack') asked.push(`${who} at ${battle.table.fighters.ana?.at}`);
    battle.apply({ as: who, answer: 'pass' });
  }
  return asked;
}

function foretold(table: FlowTable, intent: { readonly do: string }): string[] {
  const { provokes = [] } = flow.forecast(table, 'ana', intent) ?? {};
  return provokes
    .filter(({ reaction }) => reaction === 'reaction-attack')
    .map(({ by, at }) => `${by} at ${at}`);
}

describe('a forecast lists the enemies who may attack in each hex, in the order in which play asks them', () => {
  const layouts = Array.from({ length: LAYOUTS }, (_, number) => layout(chanceOf(`layout ${number}`)));

  it.each(['move', 'use'])('for every offered "%s" action', (option) => {
    let provoked = 0;
    for (const [number, setup] of layouts.entries()) {
      const { prompts, table } = Battle.start(flow, setup, seededDice(seedOf('look')));
      const offered = prompts[0]?.options().find((one) => one.option === option)?.variants ?? [];
      for (const params of offered.filter((_, index) => index % 5 === 0)) {
        const intent = { ...params, do: option };
        const asked = askedInPlay(setup, intent, `${number}`);
        expect(foretold(table, intent), `${number} ${JSON.stringify(intent)}`).toEqual(asked);
        provoked += asked.length;
      }
    }
    expect(provoked).toBeGreaterThan(50);
  });

  it('for a path out of reach and back', () => {
    for (const [number, setup] of layouts.entries()) {
      const { table } = Battle.start(flow, setup, seededDice(seedOf('look')));
      const here = table.fighters.ana?.at ?? [0, 0];
      const beside = range(here, 1).filter((hex) => distance(hex, here) === 1);
      for (const hex of beside) {
        const intent = { do: 'move', path: [hex, here, hex, here, hex] };
        const battle = Battle.start(flow, setup, seededDice(seedOf('look')));
        if (battle.check({ as: 'ana', ...intent }) !== null) continue;
        expect(foretold(table, intent), `${number}`).toEqual(askedInPlay(setup, intent, `${number}`));
      }
    }
  });

  it('with odds that are computed only once for all paths through a hex', () => {
    const path = [[0, 0], [1, 0], [2, 0]] as const; // biome-ignore format: keeps the path on one line
    const people = [
      { id: 'ana', side: 'heroes', at: [-1, 0], sheet: { kind: 'duelist' } },
      { id: 'x', side: 'foes', at: [-1, 1], sheet: { kind: 'raider' } },
    ];
    const setup = { ruleset: 'flow', map: { radius: 4 }, combatants: people, order: ['ana', 'x'] };
    const { table } = Battle.start(flow, parseSetup(setup), seededDice(seedOf('look')));
    const strikes = [1, 2, 3].map((far) => {
      const [first] = flow.forecast(table, 'ana', { do: 'move', path: path.slice(0, far) })?.provokes ?? [];
      return first?.odds;
    });
    expect(strikes[0]?.success).toBeGreaterThan(0);
    expect(strikes.map((odds) => odds === strikes[0])).toEqual([true, true, true]);
  });
});
