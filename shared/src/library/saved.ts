import type { Pictures } from '../engine/setup/scenario.ts';
import { type FileFaults, type Rulesets, readFight } from '../scenario/fight-file.ts';
import { readParty } from '../scenario/party.ts';
import type { ServerContent } from '../scenario/server-content.ts';
import type { DocumentKind } from './kinds.ts';
import { readSavedMap } from './saved-map.ts';

/** Information about a document that is about to be saved. */
export interface SavableDocument {
  /** The ruleset that the document is for. */
  readonly ruleset: string;
  /** The title in the document; empty if it has none. */
  readonly title: string;
  readonly pictures: Pictures;
  /** The name of the backdrop of the document's map. */
  readonly backdrop?: string | undefined;
}

/**
 * Validates a document before it is saved. Returns information about the document, or the faults found.
 * `serverContent` holds the server's content.
 */
export function readDocument(
  kind: DocumentKind,
  text: string,
  rulesets: Rulesets,
  serverContent: ServerContent = {},
): SavableDocument | FileFaults {
  if (kind === 'map') {
    const read = readSavedMap(text, rulesets);
    if ('faults' in read) return read;
    const { ruleset, ground } = read;
    return {
      ruleset: ruleset.id,
      title: '',
      pictures: ground.pictures,
      backdrop: ground.map.backdrop?.picture,
    };
  }
  if (kind === 'party') {
    const read = readParty(text, rulesets, serverContent);
    if ('faults' in read) return read;
    const { title, pictures } = read.party;
    return { ruleset: read.ruleset.id, title, pictures };
  }
  const read = readFight(text, rulesets, {}, serverContent);
  if ('faults' in read) return read;
  const { title, setup, pictures = {} } = read.scenario;
  return { ruleset: read.ruleset.id, title, pictures, backdrop: setup.map.backdrop?.picture };
}
