import { describe, expect, it } from 'vitest';
import type { Battle } from '../engine/battle/battle.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { idleDice } from '../engine/state/dice.ts';
import { brawl } from '../engine/testing/battles.ts';
import { toy } from '../engine/testing/toy.ts';
import type { ToyTable } from '../engine/testing/toy-table.ts';
import { weighedBy } from './weighing.ts';

const CHANCES: Readonly<Record<string, number>> = { rat: 0.5, rex: 0.25 };

/** Attacks have odds, all other actions have none. */
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

/** Returns the public event about what Ana considers in her turn. */
function told(option: string, params: object, changes: Parameters<typeof brawl>[0] = {}, timeLeft = 1) {
  const battle = brawl(changes);
  const under = { ruleset: { ...toy, forecast }, table: battle.table, prompts: battle.prompts };
  const at = { asked: 'ana', kind: 'turn', dice: idleDice(), timeLeft: () => timeLeft };
  return weighedBy(under as unknown as Battle, at, { option, params: { ...params } }, { role: 'spectator' });
}

const NEAR = { rat: { at: [1, 0] as const }, rex: { at: [0, 1] as const }, ana: { at: [0, 0] as const } };

describe('a bot’s considered options are public', () => {
  it('what is done first, and then what else could be', () => {
    expect(told('hit', { target: 'rex' }, { fighters: NEAR })).toEqual([
      { what: 'hit', target: 'rex', chance: 0.25 },
      { what: 'hit', target: 'rat', chance: 0.5 },
    ]);
  });

  it('only what is done if there is no time to look at the rest', () => {
    expect(told('hit', { target: 'rex' }, { fighters: NEAR }, 0)).toEqual([
      { what: 'hit', target: 'rex', chance: 0.25 },
    ]);
  });

  it.each([
    { name: 'ends the turn', option: 'end-turn', params: {} },
    { name: 'does what has no odds', option: 'think', params: { note: 'hm' } },
  ])('nothing if it $name', ({ option, params }) => {
    expect(told(option, params, { fighters: NEAR })).toEqual([]);
  });

  it('does not name a hidden fighter', () => {
    const rat = { ...NEAR.rat, hidden: true };
    const ways = told('hit', { target: 'rex' }, { fighters: { ...NEAR, rat } });
    expect(ways.map(({ target }) => target)).toEqual(['rex']);
  });

  it('omits the options of a hidden fighter', () => {
    const ana = { ...NEAR.ana, hidden: true };
    expect(told('hit', { target: 'rat' }, { fighters: { ...NEAR, ana } })).toEqual([]);
  });
});
