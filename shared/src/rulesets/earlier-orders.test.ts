import { describe, expect, it } from 'vitest';
import { seededDice } from '../engine/state/dice.ts';
import { seedOf } from '../fuzz/chance.ts';
import { REGISTRY } from './registry.ts';

describe.each(Object.keys(REGISTRY.kept))('%s, an earlier edition,', (name) => {
  it.each([
    { order: 'a conditional order', terms: { policy: 'always-if', option: 'dodge', when: { odds: 5 } } },
    { order: 'a standing order that depends on the gain', terms: { policy: 'never-below', below: 5 } },
  ])('rejects $order', async ({ terms }) => {
    const edition = await REGISTRY.kept[name]?.();
    const [scenario] = edition?.ruleset.scenarios ?? [];
    if (!edition || !scenario) throw new Error(`${name} has no scenario.`);
    const battle = edition.Battle.start(edition.ruleset, scenario.setup, seededDice(seedOf('kept')));
    const [as] = Object.keys(battle.table.fighters);
    const refused = battle.check({ as, do: 'standing-order', ...terms });
    expect(refused).toMatchObject({ code: 'bad-input', message: expect.stringMatching(/./) });
  });
});
