import { describe, expect, it } from 'vitest';
import { Battle } from '../engine/battle/battle.ts';
import { RESTS } from '../engine/core/lasting.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Json } from '../engine/schema/json.ts';
import { seededDice } from '../engine/state/dice.ts';
import { seedOf } from '../fuzz/chance.ts';
import { fightNames, fuzzFight, limitsOf, type Series } from '../fuzz/fuzz.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { startsOf } from '../scenario/fight.ts';
import { heroOf } from '../scenario/party.ts';
import { takeAlong } from './carry.ts';
import { type CarriedHero, HERO, type HeroRules, heroFault, type OpenedHero, openHero } from './hero.ts';
import { lastingFields } from './lasting.ts';
import { restHero, restsOf } from './rest.ts';

const FIGHTS = { players: 12, gm: 6, content: 4 } as const;
const INPUTS = 60;

/** A hero at the start of a random fight, at its end, and with what it carries away. */
interface Survivor {
  readonly rules: HeroRules;
  readonly entered: CarriedHero;
  readonly end: OpenedHero;
  readonly left: CarriedHero;
}

function* survivors(ruleset: Ruleset, series: Series, count: number): Iterable<Survivor> {
  for (const name of fightNames(count, series)) {
    const { setup, inputs } = fuzzFight(ruleset, name, limitsOf(name, INPUTS));
    const battle = Battle.start(ruleset, setup, seededDice(seedOf(name)));
    for (const input of inputs) battle.apply(input);
    const { options, content } = setup;
    for (const from of setup.combatants) {
      const fighter = battle.table.fighters[from.id];
      const rules = { ruleset, options, content };
      const entered = { ...heroOf(from), state: {} };
      if (!fighter) continue;
      const left = takeAlong(rules, entered, battle.table, from.id);
      yield { rules, entered, end: { table: battle.table, fighter }, left };
    }
  }
}

function valuesOf({ fields }: Ruleset, { table, fighter }: OpenedHero): Record<string, Json> {
  return Object.fromEntries(Object.entries(fields).map(([name, { get }]) => [name, get(table, fighter)]));
}

const sumOf = (value: Json): number => (typeof value === 'number' ? value : (value as Json[]).length);

describe.each(Object.values(RULESETS))('a hero of $id', (ruleset) => {
  const fields = lastingFields(ruleset);
  const all = Object.entries(FIGHTS).flatMap(([series, count]) => [
    ...survivors(ruleset, series as Series, count),
  ]);
  const ofPlayers = [...survivors(ruleset, 'players', FIGHTS.players)];

  it('enters the next fight with each lasting value of the last one, and otherwise as new', () => {
    let changed = 0;
    for (const { rules, end, left } of ofPlayers) {
      const [opened, asNew] = [openHero(rules, left), openHero(rules, { ...left, state: {} })];
      for (const [name, { lasts, get }] of fields)
        expect([name, get(opened.table, opened.fighter)]).toEqual([
          name,
          lasts.after ? lasts.after(end.table, end.fighter) : get(end.table, end.fighter),
        ]);
      const [now, before] = [valuesOf(ruleset, opened), valuesOf(ruleset, asNew)];
      const others = Object.keys(startsOf(ruleset)).filter((name) => !fields.has(name));
      for (const name of others) expect([name, now[name]]).toEqual([name, before[name]]);
      changed += Object.keys(left.state).length;
    }
    expect(changed).toBeGreaterThan(0);
  });

  it('can always start another fight, whatever the GM and the content did', () => {
    for (const { rules, left } of all) expect(heroFault(rules, left)).toBeUndefined();
  });

  it('takes nothing along from a table that it has just opened', () => {
    for (const { rules, left } of all) {
      const { table } = openHero(rules, left);
      expect(takeAlong(rules, left, table, HERO)).toEqual(left);
    }
  });

  it('is never worse after a rest', () => {
    for (const { rules, left } of ofPlayers) {
      for (const rest of restsOf(ruleset)) {
        const rested = openHero(rules, restHero(rules, left, rest));
        const tired = openHero(rules, left);
        for (const [name, { lasts, get }] of fields) {
          const [after, before] = [get(rested.table, rested.fighter), get(tired.table, tired.fighter)].map(
            sumOf,
          );
          const isHarm = lasts.isHarm === true || typeof get(tired.table, tired.fighter) !== 'number';
          expect([name, isHarm ? (after ?? 0) <= (before ?? 0) : (after ?? 0) >= (before ?? 0)]).toEqual([
            name,
            true,
          ]);
        }
      }
    }
  });

  it('is as new after a long rest, except for what no rest restores', () => {
    for (const { rules, left } of ofPlayers) {
      const { state } = restHero(rules, left, 'long-rest');
      const opened = openHero(rules, { ...left, state: {} });
      for (const [name, value] of Object.entries(state)) {
        const field = fields.get(name);
        const isSurplus = sumOf(value) > sumOf(field?.get(opened.table, opened.fighter) ?? 0);
        expect([name, field?.lasts.until.includes('long-rest') && !isSurplus]).toEqual([name, false]);
      }
    }
  });

  it('is not changed by a rest if it is as new', () => {
    for (const { rules, entered } of ofPlayers)
      for (const rest of RESTS) expect(restHero(rules, entered, rest)).toEqual(entered);
  });
});
