import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Setup, SetupFighter } from '../engine/setup/setup.ts';
import { findFighter, type Table } from '../engine/state/table.ts';
import { heroOf } from '../scenario/party.ts';
import { sheetAfter } from './gear.ts';
import { type CarriedHero, fighterFrom, type HeroRules, heroFault, openHero } from './hero.ts';
import { lastingState, passingState } from './lasting.ts';

/**
 * Returns a hero with what it carries away from a table: the lasting values of its fighter, and its gear. `hero` is the
 * hero as it entered the fight. If its fighter has left the table, returns the hero unchanged. Leaves out values that
 * no fight can start with.
 */
export function takeAlong<H extends CarriedHero>(rules: HeroRules, hero: H, table: Table, id: Id): H {
  const fighter = findFighter(table, id);
  if (!fighter) return hero;
  const { ruleset } = rules;
  const end = { table, fighter };
  const state = passingState(ruleset, hero.state);
  const sheet = sheetAfter(ruleset, hero.sheet, end, openHero(rules, { ...hero, state }));
  const equipped = fitted(rules, { ...hero, sheet, state }, hero);
  const lasting = lastingState(ruleset, end, openHero(rules, equipped));
  return fitted(rules, { ...equipped, state: { ...state, ...lasting } }, hero);
}

/** The maximum number of values that are dropped because the rules reject them. */
const MOST_MISFITS = 20;

/**
 * Returns a hero without the values that the rules reject. A rejected value of the sheet is replaced by that of
 * `before`, if the two differ.
 */
function fitted<H extends CarriedHero>(rules: HeroRules, hero: H, before: Pick<CarriedHero, 'sheet'>): H {
  let fit = hero;
  for (let times = MOST_MISFITS; times > 0; times--) {
    const [, part, key = ''] = /^hero\.(state|sheet)\.([\w-]+)/.exec(heroFault(rules, fit) ?? '') ?? [];
    if (part === undefined) return fit;
    const { [key]: wrong, ...rest } = part === 'state' ? fit.state : fit.sheet;
    const earlier = before.sheet[key];
    const isOther = part === 'sheet' && earlier !== undefined && earlier !== wrong;
    fit = { ...fit, [part]: isOther ? { ...rest, [key]: earlier } : rest };
  }
  return fit;
}

/**
 * Returns the setup of the fight that follows a fight. The heroes enter it with what they carry away from the table.
 * `isHero` returns whether a fighter is a hero.
 */
export function nextSetup(
  ruleset: Ruleset,
  setup: Setup,
  table: Table,
  isHero: (fighter: SetupFighter) => boolean,
): Setup {
  const { options, content } = setup;
  const carried = (from: SetupFighter): SetupFighter => {
    if (!isHero(from)) return from;
    const { state = {}, ...rest } = from;
    const hero = takeAlong({ ruleset, options, content }, { ...heroOf(from), state }, table, from.id);
    return { ...rest, ...fighterFrom(hero, from) };
  };
  return { ...setup, combatants: setup.combatants.map(carried) };
}
