import { describe, expect, it } from 'vitest';
import type { Battle } from '../engine/battle/battle.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { placeholderDice } from '../engine/state/dice.ts';
import { brawl } from '../engine/testing/battles.ts';
import { toy } from '../engine/testing/toy.ts';
import type { ToyTable } from '../engine/testing/toy-table.ts';
import { weighedBy } from './weighing.ts';

const CHANCES: Readonly<Record<string, number>> = { rat: 0.5, rex: 0.25 };

/** A forecast in which only attacks have odds. */
const forecast: Ruleset<ToyTable>['forecast'] = (_table, _by, { do: what, target }) => {
  const success = CHANCES[String(target)];
  if (what !== 'hit' || success === undefined) return undefined;
  return {
    cost: {},
    odds: {
      outcomes: [{ id: 'hits', label: 'Hits', chance: success }],
      success,
      effects: [],
      worth: success,
    },
    against: [],
    provokes: [],
  };
};

/** Returns the options that Ana publicly considers in her turn. */
function told(option: string, params: object, changes: Parameters<typeof brawl>[0] = {}, timeLeft = 1) {
  const battle = brawl(changes);
  const under = { ruleset: { ...toy, forecast }, table: battle.table, prompts: battle.prompts };
  const at = { asked: 'ana', kind: 'turn', dice: placeholderDice(), timeLeft: () => timeLeft };
  return weighedBy(under as unknown as Battle, at, { option, params: { ...params } }, { role: 'spectator' });
}

const NEAR = { rat: { at: [1, 0] as const }, rex: { at: [0, 1] as const }, ana: { at: [0, 0] as const } };

describe('the public event about a bot’s considered options', () => {
  it('lists the chosen option first, then the alternatives', () => {
    expect(told('hit', { target: 'rex' }, { fighters: NEAR })).toEqual([
      { what: 'hit', target: 'rex', chance: 0.25 },
      { what: 'hit', target: 'rat', chance: 0.5 },
    ]);
  });

  it('lists only the chosen option if there is no time to evaluate the others', () => {
    expect(told('hit', { target: 'rex' }, { fighters: NEAR }, 0)).toEqual([
      { what: 'hit', target: 'rex', chance: 0.25 },
    ]);
  });

  it.each([
    { name: 'ends its turn', option: 'end-turn', params: {} },
    { name: 'chooses an action without odds', option: 'think', params: { note: 'hm' } },
  ])('is empty if the bot $name', ({ option, params }) => {
    expect(told(option, params, { fighters: NEAR })).toEqual([]);
  });

  it('does not name a hidden fighter', () => {
    const rat = { ...NEAR.rat, hidden: true };
    const ways = told('hit', { target: 'rex' }, { fighters: { ...NEAR, rat } });
    expect(ways.map(({ target }) => target)).toEqual(['rex']);
  });

  it('is empty if the bot plays a hidden fighter', () => {
    const ana = { ...NEAR.ana, hidden: true };
    expect(told('hit', { target: 'rat' }, { fighters: { ...NEAR, ana } })).toEqual([]);
  });
});
