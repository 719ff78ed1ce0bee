import { describe, expect, it } from 'vitest';
import type { Json } from '../engine/schema/json.ts';
import { rulesetOf } from '../rulesets/registry.ts';
import { sheetAfter } from './gear.ts';
import { type CarriedHero, openHero } from './hero.ts';

/** Returns the gear on a sheet after a fight in which the hero's gear became that of another sheet. */
function gearAfter(id: string, kind: string, before: object, after: object): Readonly<Record<string, Json>> {
  const ruleset = rulesetOf(id);
  const opened = (gear: object) => {
    const hero: CarriedHero = { sheet: { kind, ...gear }, state: {} };
    return openHero({ ruleset, options: {} }, hero);
  };
  const { kind: _, ...gear } = sheetAfter(ruleset, { kind, ...before }, opened(after), opened(before));
  return gear;
}

describe('the sheet of a hero after a fight', () => {
  it.each([
    {
      name: 'is unchanged if the hero only moved its gear',
      ruleset: 'flow',
      kind: 'duelist',
      before: { main: 'sword', off: null, bag: ['dagger', 'rope'] },
      after: { main: 'dagger', off: null, bag: ['rope', 'sword'] },
      gear: { main: 'sword', off: null, bag: ['dagger', 'rope'] },
    },
    {
      name: 'lacks what the hero used up, once for each use',
      ruleset: 'flow',
      kind: 'duelist',
      before: { bag: ['healing-potion', 'rope', 'healing-potion'] },
      after: { bag: ['rope', 'healing-potion'] },
      gear: { bag: ['rope', 'healing-potion'] },
    },
    {
      name: 'has new gear where the hero carries it',
      ruleset: 'flow',
      kind: 'duelist',
      before: { main: 'sword', off: null, bag: [] },
      after: { main: 'sword', off: 'small-shield', bag: ['rope'] },
      gear: { main: 'sword', off: 'small-shield', bag: ['rope'] },
    },
    {
      name: 'keeps the order of the gear that is left',
      ruleset: 'degrees',
      kind: 'duelist',
      before: { held: ['rapier', 'dagger'], carried: ['hammer'] },
      after: { held: ['dagger'], carried: ['rapier'] },
      gear: { held: ['rapier', 'dagger'], carried: [] },
    },
    {
      name: 'lacks an item that was in a bag',
      ruleset: 'hunt',
      kind: 'slayer',
      before: { items: [], bags: { rucksack: ['salve', 'salve'] } },
      after: { items: [], bags: { rucksack: ['salve'] } },
      gear: { items: [], bags: { rucksack: ['salve'] } },
    },
  ])('$name', ({ ruleset, kind, before, after, gear }) => {
    expect(gearAfter(ruleset, kind, before, after)).toEqual(gear);
  });
});
