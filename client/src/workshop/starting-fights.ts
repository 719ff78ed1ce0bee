import type { Ruleset } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import { readSavedMap } from '@riposte/shared/library/saved-map';
import type { OpenedDocument } from '@riposte/shared/protocol/library';
import { type FightFault, readFight } from '@riposte/shared/scenario/fight-file';
import { readParty } from '@riposte/shared/scenario/party';
import type { Fight } from '@riposte/shared/scenario/write-fight';
import { textOfShareCode } from '../heroes/share-code.ts';
import { fetchServerContent } from '../net/content.ts';
import {
  itemBehind,
  itemsIn,
  type LibraryRef,
  libraryIn,
  ownLibrary,
  setOwnLibrary,
} from '../net/library.ts';
import { allRulesets } from '../net/rulebooks.ts';
import { joined, savedHeroes, saveHeroes } from '../net/saved-heroes.ts';
import * as common from '../words/common.ts';
import * as words from '../words/workshop.ts';
import { onMap } from './apply-map.ts';
import { emptyFight } from './fighters.ts';

/** The content that the workshop page shows first. */
export interface Opening {
  /** The fight to edit. */
  readonly edit?: { readonly ruleset: Ruleset; readonly fight: Fight };
  readonly faults: readonly string[];
  /** A message that says what the page has opened. */
  readonly note?: string;
  /** The item that the page's URL links to. */
  readonly shared?: OpenedDocument;
  /** A library that a link names, if this browser already uses another one. */
  readonly other?: LibraryRef;
}

/** Returns the content that the workshop page shows first for the fragment of its URL. */
export async function openingAt(hash: string): Promise<Opening> {
  try {
    const shelf = libraryIn(hash);
    if (shelf) return await openLibrary(shelf);
    const shared = await itemBehind(hash);
    if (shared) return { faults: [], shared };
    const [, what, code] = /^#(fight|party)=(.+)$/.exec(hash) ?? [];
    if (code === undefined) return { faults: [] };
    const text = await textOfShareCode(code);
    if (text === undefined) return { faults: [words.linkIsIncomplete] };
    return what === 'party' ? await takeParty(text) : await openFight(text);
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Opens the editor with a fight from the text of its file. */
export async function openFight(text: string): Promise<Opening> {
  const found = readFight(text, await allRulesets(), {}, await fetchServerContent());
  if ('faults' in found) return { faults: found.faults.map(faultIn) };
  return { faults: [], edit: { ruleset: found.ruleset, fight: found.scenario } };
}

const faultIn = ({ line, message }: FightFault) => common.lineIsWrong(line, message);

/** Opens a library item. A map opens the editor with a fight without fighters. */
export async function openItem({ kind, document }: OpenedDocument): Promise<Opening> {
  if (kind === 'party') return takeParty(document);
  if (kind === 'fight') return openFight(document);
  const read = readSavedMap(document, await allRulesets());
  if ('faults' in read) return { faults: read.faults.map(faultIn) };
  const { ruleset, ground } = read;
  const fight = onMap(ruleset, emptyFight(ruleset.id), ground, ground.pictures);
  return { faults: [], edit: { ruleset, fight } };
}

/** Makes this browser use a library. If the browser already uses another one, the page asks the user first. */
async function openLibrary(shelf: LibraryRef): Promise<Opening> {
  await itemsIn(shelf); // throws if the link is wrong
  const before = ownLibrary();
  if (before && before.id !== shelf.id) return { faults: [], other: shelf };
  setOwnLibrary(shelf);
  return { faults: [] };
}

/** Saves the heroes of a party file in this browser. */
async function takeParty(text: string): Promise<Opening> {
  const read = readParty(text, await allRulesets(), await fetchServerContent());
  if ('faults' in read) return { faults: read.faults.map(({ message }) => message) };
  const { ruleset, party } = read;
  saveHeroes(ruleset.id, joined(savedHeroes(ruleset.id), party));
  const names = party.heroes.map(({ name, sheet }) => name ?? sheet.kind);
  return { faults: [], note: words.keepsHeroes(ruleset.description.name, formatList(names)) };
}
