import { describe, expect, it } from 'vitest';
import { editionOf } from '../engine/history/edition.ts';
import { seededDice } from '../engine/state/dice.ts';
import { seedOf } from '../fuzz/chance.ts';
import { REGISTRY } from './registry.ts';

const { all, latest } = REGISTRY.rulebooks;
const earlier = all.filter((book) => !latest.includes(book));

describe.each(earlier)('$id, version $version, an earlier edition,', (book) => {
  it.each([
    { order: 'a conditional order', terms: { policy: 'always-if', option: 'dodge', when: { odds: 5 } } },
    { order: 'a standing order that depends on the gain', terms: { policy: 'never-below', below: 5 } },
  ])('rejects $order', async ({ terms }) => {
    const edition = await editionOf(book);
    const [scenario] = edition.ruleset.scenarios;
    if (!scenario) throw new Error('There is no scenario.');
    const battle = edition.Battle.start(edition.ruleset, scenario.setup, seededDice(seedOf('kept')));
    const [as] = Object.keys(battle.table.fighters);
    const refused = battle.check({ as, do: 'standing-order', ...terms });
    expect(refused).toMatchObject({ code: 'bad-input', message: expect.stringMatching(/./) });
  });
});
