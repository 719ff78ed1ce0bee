import type { Hex, Id, Ruleset, Setup, SetupFighter } from '@riposte/shared';
import { GM_SIDE } from '@riposte/shared/protocol/messages';
import { freeHex } from '@riposte/shared/scenario/free-hex';
import type { Hero } from '@riposte/shared/scenario/party';
import type { Fight } from '@riposte/shared/scenario/write-fight';
import { HEROES, usualSide } from '../battle/new-fighters.ts';

const RADIUS = 6;
/** The maximum length of an id without its number. */
const MOST_LETTERS = 26;

/** Returns a new fight of a ruleset, without fighters. */
export function emptyFight(ruleset: string): Fight {
  const map = { radius: RADIUS, walls: [], difficult: [], cover: [] };
  return { title: '', blurb: '', setup: { ruleset, options: {}, map, combatants: [] } };
}

/** Returns the sides to choose from: the two standard sides, and the other sides in the fight. */
export function sidesIn({ combatants }: Setup): string[] {
  return [...new Set([HEROES, GM_SIDE, ...combatants.map(({ side }) => side)])];
}

/** Returns a new fighter of an archetype on a free hex; undefined if no hex is free. */
export function newFighter(ruleset: Ruleset, setup: Setup, kind: string): SetupFighter | undefined {
  const at = freeHex(setup, [0, 0]);
  const id = freeId(setup, kind);
  const label = ruleset.description.archetypes[kind]?.label ?? kind;
  const count = setup.combatants.filter(({ sheet }) => sheet.kind === kind).length;
  const name = count === 0 ? label : `${label} ${count + 1}`;
  const side =
    setup.combatants.findLast(({ sheet }) => sheet.kind === kind)?.side ??
    usualSide(ruleset, setup.content, kind);
  return at && { id, name, side, at, sheet: { kind } };
}

/** Returns a hero as a fighter on a free hex; undefined if no hex is free. */
export function newHero(setup: Setup, hero: Hero): SetupFighter | undefined {
  const at = freeHex(setup, [0, 0]);
  const id = freeId(setup, hero.sheet.kind);
  return at && { ...hero, id, side: HEROES, at };
}

/** Returns a copy of a fighter on a free hex; undefined if no hex is free. */
export function copyOf(setup: Setup, fighter: SetupFighter): SetupFighter | undefined {
  const at = freeHex(setup, fighter.at);
  const id = freeId(setup, fighter.id.replace(/-\d+$/, ''));
  const [number = ''] = /\d+$/.exec(id) ?? [];
  const name = fighter.name && `${fighter.name.replace(/ \d+$/, '')} ${number}`.trimEnd();
  return at && { ...fighter, id, at, ...(name !== undefined && { name }) };
}

/** Returns the fighter that starts on a hex; undefined if there is none. */
export function standingAt({ combatants }: Setup, [q, r]: Hex): SetupFighter | undefined {
  return combatants.find(({ at }) => at[0] === q && at[1] === r);
}

function freeId({ combatants }: Setup, word: string): Id {
  const stem = word.slice(0, MOST_LETTERS);
  const ids = [stem, ...combatants.map((_, index) => `${stem}-${index + 2}`)];
  return ids.find((id) => !combatants.some((one) => one.id === id)) ?? stem;
}
