import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Content, Pack } from '../engine/content/content.ts';
import { contentKind } from '../engine/core/apply-content.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { type FieldSchema, oneOf, optional, record, text } from '../engine/schema/field-schema.ts';
import { stableHash } from '../engine/schema/hash.ts';
import type { Json } from '../engine/schema/json.ts';
import { setupFault } from '../engine/setup/setup.ts';
import * as texts from '../words/messages/scenario.ts';
import { contentIn, type FightFault, faultOfSetup, faultsOf, rulesetOf } from './faults.ts';
import { MOST_FILE_BYTES } from './fight-file.ts';
import { requireContent } from './server-content.ts';
import { readSource } from './source-text.ts';

/** A content pack and its ruleset, or the faults found in its file. */
export type PackReading =
  | { readonly ruleset: Ruleset; readonly pack: Pack; readonly content: Content }
  | { readonly faults: readonly [FightFault, ...FightFault[]] };

const NONE: Content = {};

/** Returns the schema of a content pack file: its ruleset, name and version, and its entries. */
export function packKind(ruleset: Ruleset, content: Content = NONE): FieldSchema {
  return record({
    $schema: optional(text(500)),
    ruleset: oneOf([ruleset.id]),
    name: text(60, 1),
    version: text(32, 1),
    content: contentKind(ruleset, content),
  });
}

/** Reads a content pack from the text of its file, or returns the faults found. */
export function readPack(file: string, rulesets: Readonly<Record<string, Ruleset>>): PackReading {
  const only = (fault: FightFault): PackReading => ({ faults: [fault] });
  if (utf8ToBytes(file).length > MOST_FILE_BYTES)
    return only({ line: 1, column: 1, path: '', message: texts.tooLong(MOST_FILE_BYTES / 1024) });
  const source = readSource(file.replace(/^\uFEFF/, ''));
  if (!('value' in source)) return only({ ...source, path: '' });
  const ruleset = rulesetOf(source, rulesets);
  if ('message' in ruleset) return only(ruleset);
  const [first, ...more] = faultsOf(packKind(ruleset, contentIn(source)), source);
  if (first) return { faults: [first, ...more] };
  const { name, version, content } = source.value as unknown as Written;
  const wrong = setupFault(() => requireContent(ruleset, content));
  if (wrong !== undefined) return only(faultOfSetup(source, wrong, { combatants: [] }));
  return { ruleset, pack: { name, version, hash: stableHash(content) }, content };
}

interface Written {
  readonly name: string;
  readonly version: string;
  readonly content: Content & Json;
}
