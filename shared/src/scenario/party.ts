import { applyContent } from '../engine/core/apply-content.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Json } from '../engine/schema/json.ts';
import type { Pictures } from '../engine/setup/scenario.ts';
import type { Setup, SetupFighter } from '../engine/setup/setup.ts';
import { range } from '../hex/area.ts';
import { partyKind } from './fight.ts';
import { type FileFaults, fileFaults, opened, type Rulesets, readBy } from './fight-file.ts';
import { usedPictures } from './picture-files.ts';
import type { ServerContent } from './server-content.ts';

/** A hero: a fighter that can join any fight under the same rules. */
export type Hero = Pick<SetupFighter, 'name' | 'portrait' | 'sheet'>;

/** A group of heroes with their pictures. */
export interface Party {
  readonly title: string;
  readonly heroes: readonly Hero[];
  readonly pictures: Pictures;
}

const RADIUS = 4;

/**
 * Reads a party from the text of its file, or returns the faults found. `serverContent` holds the content of the
 * server that the heroes play on.
 */
export function readParty(
  text: string,
  rulesets: Rulesets,
  serverContent: ServerContent = {},
): { readonly ruleset: Ruleset; readonly party: Party } | FileFaults {
  const read = readBy(text, rulesets);
  if ('faults' in read) return read;
  const { ruleset, source } = read;
  const rulesetContent = Object.hasOwn(serverContent, ruleset.id) ? serverContent[ruleset.id] : undefined;
  const wrong = fileFaults(partyKind(applyContent(ruleset, rulesetContent?.content)), source);
  if (wrong) return wrong;
  const { title, heroes, pictures } = source.value as Readonly<Record<string, Json>>;
  const setup = onBareGround(ruleset, heroes as unknown as readonly Hero[]);
  if (setup.combatants.length === 0)
    return { ruleset, party: { title: String(title ?? ''), heroes: [], pictures: {} } };
  const whole = opened(read, { setup, pictures, known: {}, rulesetContent, list: 'heroes' });
  if ('faults' in whole) return whole;
  const known = whole.setup.combatants.map(heroOf);
  return { ruleset, party: { title: String(title ?? ''), heroes: known, pictures: whole.pictures } };
}

/** Returns a party as the text of its file, the inverse of `readParty`. */
export function writeParty(ruleset: string, { title, heroes, pictures }: Party): string {
  const used = usedPictures({ combatants: heroes }, pictures);
  const given = Object.entries(used).map(([name, data]) => ({ name, data }));
  const file = {
    ruleset,
    ...(title !== '' && { title }),
    heroes,
    ...(given.length > 0 && { pictures: given }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Returns the part of a fighter that it keeps from one fight to the next. */
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
