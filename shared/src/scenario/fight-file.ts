import { utf8ToBytes } from '@noble/hashes/utils.js';
import { distance } from 'fastest-levenshtein';
import { idleDice } from '../engine/dice.ts';
import { type Misfit, misfitsOf, type Place } from '../engine/misfits.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { parseSetup, type Setup, setupFault } from '../engine/setup.ts';
import type { Json } from '../engine/table.ts';
import { TEXT } from '../engine/text/catalogue.ts';
import {
  type Album,
  type GivenPicture,
  hung,
  lettersFor,
  MOST_ALBUM_BYTES,
  PictureFault,
  textWithoutPictures,
} from './album.ts';
import { fightKind } from './fight.ts';
import type { Scenario } from './scenario.ts';
import { type Position, readSource, type Source } from './source.ts';
import { WORDS } from './text/catalogue.ts';

/** A fight's file takes at most so many bytes, without its pictures. */
export const MOST_FILE_BYTES = 256 * 1024;

/** The same with all pictures that there can be. */
export const MOST_FILE_LETTERS = MOST_FILE_BYTES + lettersFor(MOST_ALBUM_BYTES);

/** No more faults than this are told at once. */
const MOST_FAULTS = 20;

/** Something that keeps a file from being a fight. */
export interface FightFault extends Position {
  /** Where in the fight, as `combatants[2].sheet.weapons[0]`; empty: the whole of it, or no place in it. */
  readonly path: string;
  readonly found?: string;
  readonly allowed?: string;
  /** The word that was meant, as likely as not. */
  readonly nearest?: string;
  /** All of it in one or two sentences, without the line. */
  readonly message: string;
}

type FightReading =
  | { readonly ruleset: Ruleset; readonly scenario: Scenario }
  | { readonly faults: readonly [FightFault, ...FightFault[]] };

/**
 * A fight read from the text of its file, by one of these rulebooks; or all that is wrong with it, as far as can be told.
 * `known` are pictures that hang in it and need not stand in the text.
 */
export function readFight(
  text: string,
  rulesets: Readonly<Record<string, Ruleset>>,
  known: Album = {},
): FightReading {
  if (text.length > MOST_FILE_LETTERS || utf8ToBytes(textWithoutPictures(text)).length > MOST_FILE_BYTES)
    return only({ line: 1, column: 1, path: '', message: WORDS.tooLong(MOST_FILE_BYTES / 1024) });
  const source = readSource(text.replace(/^\uFEFF/, ''));
  if (!('value' in source)) return only({ ...source, path: '' });
  const ruleset = rulesetOf(source, rulesets);
  if ('message' in ruleset) return only(ruleset);
  const misfits = take(misfitsOf(fightKind(ruleset), source.value), MOST_FAULTS);
  const [first, ...more] = misfits.map((misfit) => faultOf(source, misfit)).sort(asInFile);
  return first ? { faults: [first, ...more] } : opened(source, ruleset, known);
}

function asInFile(one: Position, other: Position): number {
  return one.line - other.line || one.column - other.column;
}

function only(fault: FightFault): FightReading {
  return { faults: [fault] };
}

/** The rulebook that a file names. */
function rulesetOf(source: Source, rulesets: Readonly<Record<string, Ruleset>>): Ruleset | FightFault {
  const { value } = source;
  const words = Object.keys(rulesets);
  const name = at(value, ['ruleset']);
  if (typeof name === 'string' && Object.hasOwn(rulesets, name) && rulesets[name]) return rulesets[name];
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  const takes = TEXT.takes.oneOf(words);
  if (!isRecord) return faultOf(source, { at: [], what: 'wrong', takes: WORDS.aFight, words: [] });
  return faultOf(source, { at: ['ruleset'], what: name === undefined ? 'missing' : 'wrong', takes, words });
}

/** What only the rules themselves can tell: who stands where nobody can, whose numbers do not go together. */
function opened(source: Source, ruleset: Ruleset, known: Album): FightReading {
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
  const { setup: raw, pictures } = fight;
  const wrong = setupFault(() => ruleset.open(parseSetup(raw), idleDice()));
  if (wrong !== undefined) return only(faultOfSetup(source, wrong));
  const told = { title: String(title ?? WORDS.untitled), blurb: String(blurb ?? '') };
  const isHung = Object.keys(pictures).length > 0;
  return { ruleset, scenario: { id: 'file', ...told, setup: parseSetup(raw), ...(isHung && { pictures }) } };
}

/** A fault of a setup, which names its field by the id of the fighter. */
function faultOfSetup(source: Source, wrong: string): FightFault {
  const [, field = '', sentence = wrong] = /^([\w.-]+): ([\s\S]*)$/.exec(wrong) ?? [];
  const [first = '', ...rest] = field.split('.');
  const { combatants } = source.value as unknown as Setup;
  const index = combatants.findIndex(({ id }) => id === first);
  const place: Place = index < 0 ? [first, ...rest] : ['combatants', index, ...rest];
  const path = field === '' ? '' : pathOf(place);
  const found = at(source.value, place);
  const message = WORDS.unfit(path, sentence);
  return { ...source.positionOf(place), path, ...(found !== undefined && { found: shown(found) }), message };
}

function faultOf(source: Source, { at: place, what, takes, words }: Misfit): FightFault {
  const path = pathOf(place);
  const given = at(source.value, place);
  const found = what === 'unknown' ? String(place.at(-1)) : given === undefined ? undefined : shown(given);
  const nearest = nearestOf(what === 'unknown' ? found : given, words);
  const said = {
    unknown: () => WORDS.unknown(path, takes),
    missing: () => WORDS.missing(path, takes),
    wrong: () => WORDS.wrong(path, found ?? '', takes),
  }[what]();
  const message = nearest === undefined ? said : `${said} ${WORDS.nearest(nearest)}`;
  return {
    ...source.positionOf(place),
    path,
    ...(found !== undefined && { found }),
    allowed: takes,
    ...(nearest !== undefined && { nearest }),
    message,
  };
}

/** The word that was meant, if one is near enough. */
function nearestOf(given: unknown, words: readonly string[]): string | undefined {
  if (typeof given !== 'string' || given.length > 64) return undefined;
  const distances = words.map((word) => ({ word, far: farnessOf(given, word) }));
  const [nearest] = distances.sort((one, other) => one.far - other.far);
  return nearest && nearest.far <= Math.max(1, Math.ceil(nearest.word.length / 3)) ? nearest.word : undefined;
}

/** How many letters are wrong; letters in the wrong order are one fault. */
function farnessOf(given: string, word: string): number {
  return lettersOf(given) === lettersOf(word) ? 1 : distance(given, word);
}

function lettersOf(word: string): string {
  return [...word].sort().join('');
}

function at(value: Json | undefined, place: Place): Json | undefined {
  const [first, ...rest] = place;
  if (first === undefined) return value;
  const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, first);
  return isThere ? at((value as Record<string | number, Json>)[first], rest) : undefined;
}

function pathOf(place: Place): string {
  const parts = place.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`));
  return parts.join('').replace(/^\./, '').slice(0, 200);
}

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function take<Item>(items: Iterable<Item>, most: number): Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === most) break;
  }
  return taken;
}
