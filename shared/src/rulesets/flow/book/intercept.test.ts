import { expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import { parseSetup } from '../../../engine/setup/setup.ts';
import { scriptedDice } from '../../../engine/state/dice.ts';
import { flow } from '../index.ts';

const ORDER = {
  as: 'bea',
  do: 'standing-order',
  kind: 'intercept',
  option: 'intercept',
  policy: 'always-if',
  when: { concerns: 'ana', falls: 50 },
};

/** Starts a fight in which a raider stands between Ana and Cat, who can't react, and next to Bea. */
function fightWith(hp: { readonly ana: number; readonly cat: number }) {
  const setup = parseSetup({
    ruleset: 'flow',
    options: { fumbles: 'off' },
    map: { radius: 6 },
    combatants: [
      { id: 'raider', side: 'foes', at: [0, 0], sheet: { kind: 'raider' } },
      { id: 'ana', side: 'heroes', at: [1, 0], sheet: { kind: 'duelist' }, state: { hp: hp.ana, rp: 0 } },
      { id: 'cat', side: 'heroes', at: [-1, 1], sheet: { kind: 'duelist' }, state: { hp: hp.cat, rp: 0 } },
      { id: 'bea', side: 'heroes', at: [0, 1], sheet: { kind: 'duelist' } },
    ],
    order: ['raider', 'ana', 'cat', 'bea'],
  });
  return Battle.start(flow, setup, scriptedDice([40, ...Array<number>(8).fill(1)]));
}

it.each([
  { name: 'answers if Ana would fall', target: 'ana', hp: { ana: 2, cat: 32 }, isAsked: false },
  { name: 'asks if Ana would not fall', target: 'ana', hp: { ana: 32, cat: 2 }, isAsked: true },
  { name: 'asks if another ally would fall', target: 'cat', hp: { ana: 32, cat: 2 }, isAsked: true },
])('an order to intercept for Ana when she would fall $name', ({ target, hp, isAsked }) => {
  const battle = fightWith(hp);
  battle.apply(ORDER);
  battle.apply({ as: 'raider', do: 'attack', target, onHit: 'pass' });
  expect(battle.prompts[0]?.kind).toBe(isAsked ? 'intercept' : 'turn');
});
