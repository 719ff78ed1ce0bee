import { applyContent } from '../engine/core/apply-content.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Json } from '../engine/schema/json.ts';
import type { Album } from '../engine/setup/scenario.ts';
import type { Setup, SetupFighter } from '../engine/setup/setup.ts';
import { range } from '../hex/area.ts';
import { partyKind } from './fight.ts';
import { type Faulty, faultyBy, opened, type Rulesets, readBy } from './fight-file.ts';
import { albumOf } from './picture-files.ts';
import type { ServerContent } from './server-content.ts';

/** Somebody who can be taken into any fight by the same rules. */
export type Hero = Pick<SetupFighter, 'name' | 'portrait' | 'sheet'>;

/** Heroes who belong together, with their pictures. */
export interface Party {
  readonly title: string;
  readonly heroes: readonly Hero[];
  readonly pictures: Album;
}

const RADIUS = 4;

/**
 * A party read from the text of its file, by one of these rulebooks; or all that is wrong with it. `houses` is the content
 * that there is where they are taken to.
 */
export function readParty(
  text: string,
  rulesets: Rulesets,
  houses: ServerContent = {},
): { readonly ruleset: Ruleset; readonly party: Party } | Faulty {
  const read = readBy(text, rulesets);
  if ('faults' in read) return read;
  const { ruleset, source } = read;
  const house = Object.hasOwn(houses, ruleset.id) ? houses[ruleset.id] : undefined;
  const wrong = faultyBy(partyKind(applyContent(ruleset, house?.content)), source);
  if (wrong) return wrong;
  const { title, heroes, pictures } = source.value as Readonly<Record<string, Json>>;
  const setup = onBareGround(ruleset, heroes as unknown as readonly Hero[]);
  if (setup.combatants.length === 0)
    return { ruleset, party: { title: String(title ?? ''), heroes: [], pictures: {} } };
  const whole = opened(read, { setup, pictures, known: {}, house, list: 'heroes' });
  if ('faults' in whole) return whole;
  const known = whole.setup.combatants.map(heroOf);
  return { ruleset, party: { title: String(title ?? ''), heroes: known, pictures: whole.pictures } };
}

/** A party as the text of its file; `readParty` reads the same from it. */
export function writeParty(ruleset: string, { title, heroes, pictures }: Party): string {
  const used = albumOf({ combatants: heroes }, pictures);
  const given = Object.entries(used).map(([name, data]) => ({ name, data }));
  const file = {
    ruleset,
    ...(title !== '' && { title }),
    heroes,
    ...(given.length > 0 && { pictures: given }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** What of a fighter goes from fight to fight. */
export function heroOf({ name, portrait, sheet }: Hero): Hero {
  return { ...(name !== undefined && { name }), ...(portrait !== undefined && { portrait }), sheet };
}

function onBareGround(ruleset: Ruleset, heroes: readonly Hero[]): Setup {
  const hexes = range([0, 0], RADIUS);
  const combatants = heroes.map((hero, index) => {
    const [q, r] = hexes[index] ?? [0, 0];
    return { ...heroOf(hero), id: `hero-${index + 1}`, side: 'heroes', at: [q, r] as const };
  });
  return {
    ruleset: ruleset.id,
    options: {},
    map: { radius: RADIUS, walls: [], difficult: [], cover: [] },
    combatants,
  };
}
