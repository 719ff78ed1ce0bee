import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { FieldSchema } from '../engine/schema/field-schema.ts';
import type { Json } from '../engine/schema/json.ts';
import type { Pictures, Scenario } from '../engine/setup/scenario.ts';
import { parseSetup, type Setup, setupFault } from '../engine/setup/setup.ts';
import { placeholderDice } from '../engine/state/dice.ts';
import * as texts from '../words/messages/scenario.ts';
import { contentIn, type FightFault, faultAt, faultOfSetup, faultsOf, rulesetOf } from './faults.ts';
import { fightKind } from './fight.ts';
import {
  attachPictures,
  type GivenPicture,
  lettersFor,
  MOST_ALBUM_BYTES,
  PictureFault,
  textWithoutPictures,
} from './picture-files.ts';
import {
  type RulesetContent,
  requireContent,
  type ServerContent,
  withContent,
  withServerContent,
} from './server-content.ts';
import { readSource, type Source } from './source-text.ts';

/** The maximum size of a fight file in bytes, without its pictures. */
export const MOST_FILE_BYTES = 256 * 1024;

/** The maximum length of a fight file in characters, including its pictures. */
export const MOST_FILE_CHARACTERS = MOST_FILE_BYTES + lettersFor(MOST_ALBUM_BYTES);

export type { FightFault };

/** The faults found in a file. */
export interface FileFaults {
  readonly faults: readonly [FightFault, ...FightFault[]];
}

export type Rulesets = Readonly<Record<string, Ruleset>>;

/**
 * Reads a fight from the text of its file, or returns the faults found. `known` holds pictures that the text may
 * refer to without containing them. `serverContent` holds the server's content.
 */
export function readFight(
  text: string,
  rulesets: Rulesets,
  known: Pictures = {},
  serverContent: ServerContent = {},
): { readonly ruleset: Ruleset; readonly scenario: Scenario } | FileFaults {
  const read = readBy(text, rulesets);
  if ('faults' in read) return read;
  const { source, ruleset } = read;
  const rulesetContent = Object.hasOwn(serverContent, ruleset.id) ? serverContent[ruleset.id] : undefined;
  const content = withContent(rulesetContent?.content, contentIn(source));
  const wrong = fileFaults(fightKind(ruleset, content), source);
  if (wrong) return wrong;
  const {
    $schema: _,
    rulebook: _from,
    title,
    blurb,
    pictures,
    ...rest
  } = source.value as Readonly<Record<string, Json>>;
  const fight = opened(read, {
    setup: rest as unknown as Setup,
    pictures,
    known,
    rulesetContent,
    list: 'combatants',
  });
  if ('faults' in fight) return fight;
  const told = { title: String(title ?? texts.untitled), blurb: String(blurb ?? '') };
  const isHung = Object.keys(fight.pictures).length > 0;
  const scenario = { id: 'file', ...told, setup: fight.setup, ...(isHung && { pictures: fight.pictures }) };
  return { ruleset, scenario };
}

/** A file of any kind, and the ruleset that the file names. */
export interface Read<Named = Ruleset> {
  readonly source: Source;
  readonly ruleset: Named;
}

/**
 * Reads the text of a file and finds the ruleset, or another value of `rulesets`, that it names, or returns the faults
 * found. `most` is the maximum size in bytes without pictures, and `album` that of the pictures.
 */
export function readBy<Named extends object = Ruleset>(
  text: string,
  rulesets: Readonly<Record<string, Named>>,
  { most = MOST_FILE_BYTES, album = MOST_ALBUM_BYTES } = {},
): Read<Named> | FileFaults {
  const isTooLong = text.length > most + lettersFor(album);
  if (isTooLong || utf8ToBytes(textWithoutPictures(text)).length > most)
    return only({ line: 1, column: 1, path: '', message: texts.tooLong(most / 1024) });
  const source = readSource(text.replace(/^\uFEFF/, ''));
  if (!('value' in source)) return only({ ...source, path: '' });
  const ruleset = rulesetOf(source, rulesets);
  return 'message' in ruleset ? only(ruleset) : { source, ruleset };
}

/** Returns all faults of a file according to a schema; undefined if it has none. */
export function fileFaults(kind: FieldSchema, source: Source): FileFaults | undefined {
  const [first, ...more] = faultsOf(kind, source);
  return first && { faults: [first, ...more] };
}

function only(fault: FightFault): FileFaults {
  return { faults: [fault] };
}

/** The part of a file that a battle can start from. */
interface Fought {
  readonly setup: Setup;
  readonly pictures: Json | undefined;
  readonly known: Pictures;
  readonly rulesetContent?: RulesetContent | undefined;
  /** The name of the list of fighters in the file. */
  readonly list: 'combatants' | 'heroes';
}

/**
 * Validates a setup by opening a battle with it. Returns the complete setup and its pictures, or the faults that
 * only the rules can find, such as blocked positions or inconsistent numbers.
 */
export function opened(
  read: Read,
  { setup, rulesetContent, ...fought }: Fought,
): { readonly setup: Setup; readonly pictures: Pictures } | FileFaults {
  const { source, ruleset } = read;
  const hanging = withPictures(source, { setup, ...fought });
  if ('faults' in hanging) return hanging;
  const raw = withServerContent(hanging.setup, rulesetContent);
  const wrong = setupFault(() => {
    requireContent(ruleset, raw.content);
    ruleset.open(parseSetup(raw), placeholderDice());
  });
  if (wrong !== undefined) return only(faultOfSetup(source, wrong, setup, fought.list));
  return { setup: parseSetup(raw), pictures: hanging.pictures };
}

/**
 * Returns a setup in which all pictures have their final names, together with these pictures. Returns the fault if a
 * picture is invalid.
 */
export function withPictures(
  source: Source,
  { setup, pictures = [], known, list }: Omit<Fought, 'house'>,
): { readonly setup: Setup; readonly pictures: Pictures } | FileFaults {
  try {
    return attachPictures(setup, pictures as unknown as readonly GivenPicture[], known);
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error;
    const place = error.at.map((part) => (part === 'combatants' ? list : part));
    return only(faultAt(source, place, error.message));
  }
}
