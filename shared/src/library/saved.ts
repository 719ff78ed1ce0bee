import type { Album } from '../engine/setup/scenario.ts';
import { type Faulty, type Rulesets, readFight } from '../scenario/fight-file.ts';
import { readParty } from '../scenario/party.ts';
import type { ServerContent } from '../scenario/server-content.ts';
import type { KeptKind } from './kinds.ts';
import { readKeptMap } from './saved-map.ts';

/** Information about a document to save. */
export interface Keepable {
  /** The ruleset that it is for. */
  readonly ruleset: string;
  /** Its own title; empty: none. */
  readonly title: string;
  readonly pictures: Album;
  /** The name of its map's backdrop. */
  readonly backdrop?: string | undefined;
}

/** Reads a document to save by its kind, or returns the faults found. `houses` holds the server's content. */
export function readKept(
  kind: KeptKind,
  text: string,
  rulesets: Rulesets,
  houses: ServerContent = {},
): Keepable | Faulty {
  if (kind === 'map') {
    const read = readKeptMap(text, rulesets);
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
    const read = readParty(text, rulesets, houses);
    if ('faults' in read) return read;
    const { title, pictures } = read.party;
    return { ruleset: read.ruleset.id, title, pictures };
  }
  const read = readFight(text, rulesets, {}, houses);
  if ('faults' in read) return read;
  const { title, setup, pictures = {} } = read.scenario;
  return { ruleset: read.ruleset.id, title, pictures, backdrop: setup.map.backdrop?.picture };
}
