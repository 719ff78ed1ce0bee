import { expect, it } from 'vitest';
import { presentEdition } from '../engine/history/edition.ts';
import { groupFight } from '../engine/setup/scenario.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { attacksOf } from './attacks.ts';

const FIGHTS = Object.values(RULESETS).flatMap((ruleset) => {
  const fight = groupFight(ruleset.scenarios);
  return fight ? [{ ruleset, name: ruleset.id, setup: fight.setup }] : [];
});

it.each(FIGHTS)('every fighter in $name has a forecast for attacking an adjacent foe', (of) => {
  const { ruleset, setup } = of;
  for (const { id, side } of setup.combatants) {
    const foe = setup.combatants.find((one) => one.side !== side)?.id ?? '';
    const ways = attacksOf(presentEdition(ruleset), setup, [id, foe], 1);
    for (const { params } of ways) expect(Object.values(params), id).toContain(foe);
    const chances = ways.map(({ forecast }) => forecast.odds?.success ?? 0);
    expect(chances.length, id).toBeGreaterThan(0);
    expect(chances).toEqual([...chances].sort((one, other) => other - one));
  }
});
