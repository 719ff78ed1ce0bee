import type { Content } from '../engine/content/content.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Json } from '../engine/schema/json.ts';
import { type Setup, type SetupFighter, setupFault } from '../engine/setup/setup.ts';
import { placeholderDice } from '../engine/state/dice.ts';
import type { StandingOrder } from '../engine/state/standing-order.ts';
import { type Fighter, fighterOf, type Table } from '../engine/state/table.ts';
import { type Hero, heroOf } from '../scenario/party.ts';

/** A hero with the state that it brings to its next fight. */
export interface CarriedHero extends Hero {
  /** The values of settable fields that differ from those of the sheet; empty if none differ. */
  readonly state: Readonly<Record<string, Json>>;
  /**
   * The standing orders that the hero brings to its next fight; missing if there are none. If an order concerns another
   * hero of the campaign, it contains that hero's id, otherwise the id of a fighter.
   */
  readonly orders?: readonly StandingOrder[] | undefined;
}

/** The rules that heroes live by: the ruleset without content, its options and its content. */
export interface HeroRules {
  readonly ruleset: Ruleset;
  readonly options: Setup['options'];
  readonly content?: Content | undefined;
}

/** The id of a hero on a table of its own. Faults of its sheet and state begin with it. */
export const HERO: Id = 'hero';

/** A hero on a table of its own. */
export interface OpenedHero {
  readonly table: Table;
  readonly fighter: Fighter;
}

/** Opens a table on which the hero is alone. Throws a `SetupError` if its sheet or state does not fit the rules. */
export function openHero({ ruleset, options, content }: HeroRules, hero: CarriedHero): OpenedHero {
  const houseRules = ruleset.description.battleOptions.filter(({ key }) => Object.hasOwn(options, key));
  const table = ruleset.open(
    {
      ruleset: ruleset.id,
      options: Object.fromEntries(houseRules.map(({ key }) => [key, options[key] ?? null])),
      map: { radius: 1, walls: [], difficult: [], cover: [] },
      combatants: [fighterFrom(hero, { id: HERO, side: 'heroes', at: [0, 0] })],
      content,
    },
    placeholderDice(),
  );
  return { table, fighter: fighterOf(table, HERO) };
}

/** Returns why a hero does not fit the rules, as `hero.sheet.FIELD: ...`; undefined if it fits. */
export function heroFault(rules: HeroRules, hero: CarriedHero): string | undefined {
  return setupFault(() => openHero(rules, hero));
}

/** Returns a hero as a fighter of a setup, in the state that it carries. */
export function fighterFrom(
  hero: CarriedHero,
  { id, side, at }: Pick<SetupFighter, 'id' | 'side' | 'at'>,
): SetupFighter {
  const isAsNew = Object.keys(hero.state).length === 0;
  return { id, side, at, ...heroOf(hero), ...(!isAsNew && { state: hero.state }) };
}
