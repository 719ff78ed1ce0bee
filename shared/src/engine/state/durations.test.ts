import { describe, expect, it } from 'vitest';
import { Battle } from '../battle/battle.ts';
import { after } from '../testing/battles.ts';
import { freeOrder, freeOrderBattle } from '../testing/free-order.ts';
import { view } from '../visibility/view.ts';
import { hasLapsed, isUnder } from './durations.ts';

const turnOf = (id: string, ...deeds: object[]) => [
  { as: id, answer: 'step' },
  ...deeds.map((deed) => ({ as: id, ...deed })),
  { as: id, do: 'end-turn' },
];
const pass = (id: string) => ({ as: id, answer: 'pass' });
const cast = (spell: string, target: string) => ({ do: 'cast', spell, target });

/** Returns the effects that end, as `name target`, grouped by the number (from 1) of the input that ends them. */
function wornOff(inputs: readonly object[]): Record<number, string[]> {
  const battle = freeOrderBattle('ann', 'bob');
  const found = inputs.map((input, index) => {
    const events = battle.apply(input).filter(({ type }) => type === 'wore-off');
    return [index + 1, events.map(({ name, target }) => `${name} ${target}`)] as const;
  });
  return Object.fromEntries(found.filter(([, names]) => names.length > 0));
}

/**
 * In the first round, Ann (inputs 1 to 3) and Bob (4, 5) each take a turn. They do so again in the second (6, 7 and
 * 8, 9). In the third round they pass.
 */
const twoRounds = (deed: object) => [
  ...turnOf('ann', deed),
  ...turnOf('bob'),
  ...turnOf('ann'),
  ...turnOf('bob'),
  ...['ann', 'bob'].map(pass),
];

describe('an effect with a duration', () => {
  it.each([
    { until: 'the end of its turn', deed: cast('glare', 'bob'), over: { 3: ['glare bob'] } },
    { until: "the end of the target's next turn", deed: cast('hex', 'bob'), over: { 5: ['hex bob'] } },
    { until: 'the start of its own next turn', deed: cast('ward', 'bob'), over: { 6: ['ward bob'] } },
    {
      until: 'the end of its next turn, cast in its own turn',
      deed: cast('hex', 'ann'),
      over: { 7: ['hex ann'] },
    },
    { until: 'the end of the next round', deed: cast('song', 'bob'), over: { 9: ['song bob'] } },
    { until: 'it is removed', deed: cast('curse', 'bob'), over: {} },
  ])('that lasts until $until ends exactly then', ({ deed, over }) => {
    expect(wornOff(twoRounds(deed))).toEqual(over);
  });

  it('ends if it lasts until a turn of a fighter that has left the table', () => {
    const gone = [
      { as: 'ann', answer: 'step' },
      { as: 'ann', ...cast('ward', 'bob') },
      { as: 'gm', do: 'gm.remove', target: 'ann' },
    ];
    expect(wornOff(gone)).toEqual({ 3: ['ward bob'] });
  });

  it('is reported once, and survives a restart', () => {
    const battle = after(freeOrderBattle('ann', 'bob'), ...turnOf('ann', cast('hex', 'bob')));
    const snapshot = battle.snapshot();
    const restored = snapshot && Battle.restore(freeOrder, JSON.parse(JSON.stringify(snapshot)));
    expect(restored?.hash()).toBe(battle.hash());
    const { bob } = battle.table.fighters;
    expect(bob && [isUnder(bob, 'hex'), isUnder(bob, 'ward')]).toEqual([true, false]);
  });

  it('is visible to the affected fighter, but its hidden cause is not', () => {
    const { table } = after(freeOrderBattle('ann', 'bob'), ...turnOf('ann', cast('ward', 'bob')));
    const [ann, bob] = [table.fighters.ann, table.fighters.bob];
    if (!ann || !bob) throw new Error('They were there.');
    const unseen = { ...table, fighters: { ann: { ...ann, hidden: true }, bob } };
    const seen = view(freeOrder, unseen, { role: 'player', fighters: ['bob'] });
    expect(seen.fighters.bob?.lasting).toMatchObject([{ name: 'ward', cause: { by: null } }]);
    expect(seen.fighters.bob?.lasting.map((one) => hasLapsed(seen, one))).toEqual([false]);
  });
});
