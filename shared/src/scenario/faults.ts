import { distance } from 'fastest-levenshtein';
import type { Content } from '../engine/content/content.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { takes } from '../engine/schema/expected.ts';
import { faultsInValue, type Place, type ValueFault } from '../engine/schema/faults.ts';
import type { FieldSchema } from '../engine/schema/field-schema.ts';
import type { Json } from '../engine/schema/json.ts';
import type { Setup } from '../engine/setup/setup.ts';
import * as texts from '../words/messages/scenario.ts';
import type { Position, Source } from './source-text.ts';

/** The maximum number of faults that are reported at once. */
const MOST_FAULTS = 20;

/** A fault that makes a file invalid. */
export interface FightFault extends Position {
  /**
   * The path of the faulty part, such as `combatants[2].sheet.weapons[0]`. Empty if the fault concerns the whole
   * file, or has no position in it.
   */
  readonly path: string;
  readonly found?: string;
  readonly allowed?: string;
  /** The word that was probably meant. */
  readonly nearest?: string;
  /** The whole fault in one or two sentences, without the line. */
  readonly message: string;
}

/** Returns a fault of the part of a source at `place`, about which `sentence` says what is wrong. */
export function faultAt(source: Source, place: Place, sentence: string): FightFault {
  const path = pathOf(place);
  return { ...source.positionOf(place), path, message: texts.hangs(path, sentence) };
}

/** Returns a fault for each part of a source that its schema does not accept, in the order of the file. */
export function faultsOf(of: FieldSchema, source: Source): FightFault[] {
  const faults = take(faultsInValue(of, source.value), MOST_FAULTS);
  return faults.map((mismatch) => faultOf(source, mismatch)).sort(asInFile);
}

function asInFile(one: Position, other: Position): number {
  return one.line - other.line || one.column - other.column;
}

/** Returns the ruleset, or another value of `rulesets`, that a file names, or the fault if there is no such ruleset. */
export function rulesetOf<Named extends object = Ruleset>(
  source: Source,
  rulesets: Readonly<Record<string, Named>>,
): Named | FightFault {
  const { value } = source;
  const words = Object.keys(rulesets);
  const name = at(value, ['ruleset']);
  if (typeof name === 'string' && Object.hasOwn(rulesets, name) && rulesets[name]) return rulesets[name];
  if (typeof name === 'string' && at(value, ['rulebook']) !== undefined) return missingRulebook(source, name);
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord) return faultOf(source, { at: [], what: 'wrong', takes: texts.aFight, words: [] });
  const what = name === undefined ? 'missing' : 'wrong';
  return faultOf(source, { at: ['ruleset'], what, takes: takes({ type: 'word', words }), words });
}

/** Returns the fault of a file whose rulebook is missing here. The file says where the rulebook comes from. */
function missingRulebook(source: Source, id: string): FightFault {
  const word = (key: string) => {
    const found = at(source.value, ['rulebook', key]);
    return typeof found === 'string' || typeof found === 'number' ? String(found).slice(0, 200) : undefined;
  };
  const from = word('homepage') ?? word('repository');
  const message = missingText(word('title') ?? id, word('version'), from);
  return { ...source.positionOf(['ruleset']), path: 'ruleset', found: id, message };
}

function missingText(title: string, version: string | undefined, from: string | undefined): string {
  const rulebook = version === undefined ? texts.rulebook(title) : texts.rulebookVersion(title, version);
  return from === undefined ? texts.missingRulebook(rulebook) : texts.missingRulebookFrom(rulebook, from);
}

/**
 * Returns a fault that the rules found in a setup, with its position in the file. The fault names its field by the
 * fighter's id. `list` is the name of the list of fighters in the file.
 */
export function faultOfSetup(
  source: Source,
  wrong: string,
  { combatants }: Pick<Setup, 'combatants'>,
  list = 'combatants',
): FightFault {
  const [, field = '', sentence = wrong] = /^([\w.-]+): ([\s\S]*)$/.exec(wrong) ?? [];
  const [first = '', ...rest] = field.split('.');
  const index = combatants.findIndex(({ id }) => id === first);
  const place: Place = index < 0 ? [first, ...rest] : [list, index, ...rest];
  const path = field === '' ? '' : pathOf(place);
  const found = at(source.value, place);
  const message = path === '' ? texts.unfit(sentence) : texts.unfitAt(path, sentence);
  return { ...source.positionOf(place), path, ...(found !== undefined && { found: shown(found) }), message };
}

function faultOf(source: Source, { at: place, what, takes, words }: ValueFault): FightFault {
  const path = pathOf(place);
  const given = at(source.value, place);
  const found = what === 'unknown' ? String(place.at(-1)) : given === undefined ? undefined : shown(given);
  const nearest = nearestOf(what === 'unknown' ? found : given, words);
  const said = {
    unknown: () => texts.unknown(path, takes),
    missing: () => texts.missing(path, takes),
    wrong: () => texts.wrong(path || texts.theScenario, takes, found ?? ''),
  }[what]();
  const message = nearest === undefined ? said : `${said} ${texts.nearest(nearest)}`;
  return {
    ...source.positionOf(place),
    path,
    ...(found !== undefined && { found }),
    allowed: takes,
    ...(nearest !== undefined && { nearest }),
    message,
  };
}

/** Returns the word that was probably meant; undefined if no word is similar. */
export function nearestOf(given: unknown, words: readonly string[]): string | undefined {
  if (typeof given !== 'string' || given.length > 64) return undefined;
  const distances = words.map((word) => ({ word, far: farnessOf(given, word) }));
  const [nearest] = distances.sort((one, other) => one.far - other.far);
  return nearest && nearest.far <= Math.max(1, Math.ceil(nearest.word.length / 3)) ? nearest.word : undefined;
}

/** Returns the edit distance of two words. Words with the same letters in another order have distance 1. */
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
  const parts = place.map((part) => (typeof part === 'number' ? `[${part}]` : `.${inOneLine(part)}`));
  return parts.join('').replace(/^\./, '').slice(0, 200);
}

/** Returns a name after escaping characters that would break the line. */
function inOneLine(name: string): string {
  return JSON.stringify(name).slice(1, -1);
}

function shown(value: Json): string {
  const text = JSON.stringify(value);
  if (text.length > 60 && Array.isArray(value)) return texts.listOf(value.length);
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

/** Returns the content in a file; undefined if the file has none. */
export function contentIn({ value }: Source): Content | undefined {
  const content = at(value, ['content']);
  const isAny = typeof content === 'object' && content !== null && !Array.isArray(content);
  return isAny ? (content as Content) : undefined;
}
