import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import { reasonsAgainst } from '../../../engine/gm/overrides.ts';
import { codeOf } from '../../../engine/presentation/rejection.ts';
import { parseSetup } from '../../../engine/setup/setup.ts';
import { scriptedDice } from '../../../engine/state/dice.ts';
import { viewerOf } from '../../../engine/visibility/viewer.ts';
import { flow } from '../index.ts';

/** Starts a battle in which the raider is out of Ana's reach and Ana has too few AP for an attack. */
function outOfReach(...dice: readonly number[]) {
  const setup = parseSetup({
    ruleset: 'flow',
    map: { radius: 5 },
    combatants: [
      { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist' } },
      { id: 'raider', side: 'foes', at: [5, 0], sheet: { kind: 'raider' } },
    ],
    order: ['ana', 'raider'],
  });
  const battle = Battle.start(flow, setup, scriptedDice(dice));
  for (const [target, field] of [['ana', 'ap'], ['raider', 'rp']] as const) // biome-ignore format: keeps the pairs on one line
    battle.apply({ as: 'gm', do: 'gm.set', target, field, value: field === 'ap' ? 1 : 0 });
  return battle;
}

const attack = { as: 'ana', do: 'attack', target: 'raider' };
const reasons = ['out-of-range', 'not-enough-ap'];
const forced = { ...attack, force: reasons };

describe('an action for which the GM overrides the rules', () => {
  it('lists all reasons against it at once', () => {
    const { table } = outOfReach();
    const against =
      flow.actions.attack && reasonsAgainst(table, flow.actions.attack, 'ana', { target: 'raider' }, true);
    expect(against?.faults.map(codeOf)).toEqual(reasons);
    expect(against?.isFirm).toBe(false);
  });

  it('runs the same rule, is logged as an override, and costs no more than the fighter has', () => {
    const battle = outOfReach(30, 4, 4);
    const events = battle.apply(forced);
    const types = events.map(({ type }) => type);
    expect(types.slice(0, 2)).toEqual(['forced', 'declared']);
    expect(types).toContain('checked');
    expect(battle.table.fighters.ana).toMatchObject({ ap: 0 });
  });

  it('is allowed once: the next attack is rejected again', () => {
    const battle = outOfReach(99);
    battle.apply(forced);
    if (battle.prompts.some(({ for: asked }) => asked === 'gm')) battle.apply({ as: 'gm', do: 'gm.timeout' });
    expect(battle.check(attack)?.code).toBe('out-of-range');
    expect(battle.table.fighters.ana).not.toHaveProperty('forced');
  });

  it.each([
    {
      name: 'for a reason that the GM did not waive',
      input: { ...attack, force: ['out-of-range'] },
      code: 'not-enough-ap',
    },
    { name: 'for an unknown target', input: { ...forced, target: 'x' }, code: 'no-such-target' },
    { name: 'out of turn', input: { ...forced, as: 'raider', target: 'ana' }, code: 'not-your-turn' },
    { name: 'with malformed reasons', input: { ...attack, force: [1] }, code: 'bad-input' },
    {
      name: 'when it is sent as an answer',
      input: { as: 'ana', answer: 'pass', force: reasons },
      code: 'bad-input',
    },
  ])('is rejected $name', ({ input, code }) => {
    expect(outOfReach().check(input)?.code).toBe(code);
  });

  it('cannot be requested by a player', () => {
    expect(outOfReach().check(forced, viewerOf('ana'))?.code).toBe('not-gm');
  });

  it('replays to the same table', () => {
    const [one, other] = [outOfReach(30, 4, 4), outOfReach(30, 4, 4)];
    for (const battle of [one, other]) battle.apply(forced);
    expect(one.hash()).toBe(other.hash());
  });
});
