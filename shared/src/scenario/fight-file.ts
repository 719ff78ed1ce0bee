import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Content, withContent } from '../engine/content.ts';
import { idleDice } from '../engine/dice.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { parseSetup, type Setup, setupFault } from '../engine/setup.ts';
import type { Json } from '../engine/table.ts';
import {
  type Album,
  type GivenPicture,
  hung,
  lettersFor,
  MOST_ALBUM_BYTES,
  PictureFault,
  textWithoutPictures,
} from './album.ts';
import { at, type FightFault, faultOfSetup, faultsOf, pathOf, rulesetOf } from './faults.ts';
import { fightKind } from './fight.ts';
import { furnished, type House, type Houses, requireContent } from './house.ts';
import type { Scenario } from './scenario.ts';
import { readSource, type Source } from './source.ts';
import { WORDS } from './text/catalogue.ts';

/** A fight's file takes at most so many bytes, without its pictures. */
export const MOST_FILE_BYTES = 256 * 1024;

/** The same with all pictures that there can be. */
export const MOST_FILE_LETTERS = MOST_FILE_BYTES + lettersFor(MOST_ALBUM_BYTES);

export type { FightFault };

type FightReading =
  | { readonly ruleset: Ruleset; readonly scenario: Scenario }
  | { readonly faults: readonly [FightFault, ...FightFault[]] };

/**
 * A fight read from the text of its file, by one of these rulebooks; or all that is wrong with it, as far as can be told.
 * `known` are pictures that hang in it and need not stand in the text; `houses` is the content that every fight has here.
 */
export function readFight(
  text: string,
  rulesets: Readonly<Record<string, Ruleset>>,
  known: Album = {},
  houses: Houses = {},
): FightReading {
  if (text.length > MOST_FILE_LETTERS || utf8ToBytes(textWithoutPictures(text)).length > MOST_FILE_BYTES)
    return only({ line: 1, column: 1, path: '', message: WORDS.tooLong(MOST_FILE_BYTES / 1024) });
  const source = readSource(text.replace(/^\uFEFF/, ''));
  if (!('value' in source)) return only({ ...source, path: '' });
  const ruleset = rulesetOf(source, rulesets);
  if ('message' in ruleset) return only(ruleset);
  const house = Object.hasOwn(houses, ruleset.id) ? houses[ruleset.id] : undefined;
  const content = withContent(house?.content, contentIn(source));
  const [first, ...more] = faultsOf(fightKind(ruleset, content), source);
  return first ? { faults: [first, ...more] } : opened(source, ruleset, known, house);
}

function only(fault: FightFault): FightReading {
  return { faults: [fault] };
}

/** What only the rules themselves can tell: who stands where nobody can, whose numbers do not go together. */
function opened(source: Source, ruleset: Ruleset, known: Album, house: House | undefined): FightReading {
  const {
    $schema: _,
    title,
    blurb,
    pictures: given = [],
    ...rest
  } = source.value as Readonly<Record<string, Json>>;
  let fight: ReturnType<typeof hung>;
  try {
    fight = hung(rest as unknown as Setup, given as unknown as readonly GivenPicture[], known);
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error;
    const path = pathOf(error.at);
    return only({ ...source.positionOf(error.at), path, message: WORDS.hangs(path, error.message) });
  }
  const { pictures } = fight;
  const raw = furnished(fight.setup, house);
  const wrong = setupFault(() => {
    requireContent(ruleset, raw.content);
    ruleset.open(parseSetup(raw), idleDice());
  });
  if (wrong !== undefined) return only(faultOfSetup(source, wrong));
  const told = { title: String(title ?? WORDS.untitled), blurb: String(blurb ?? '') };
  const isHung = Object.keys(pictures).length > 0;
  return { ruleset, scenario: { id: 'file', ...told, setup: parseSetup(raw), ...(isHung && { pictures }) } };
}

/** What a file brings along, as far as that is any content at all. */
function contentIn({ value }: Source): Content | undefined {
  const content = at(value, ['content']);
  const isAny = typeof content === 'object' && content !== null && !Array.isArray(content);
  return isAny ? (content as Content) : undefined;
}
