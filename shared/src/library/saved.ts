import type { Album } from '../engine/setup/scenario.ts';
import { type Faulty, type Rulesets, readFight } from '../scenario/fight-file.ts';
import { readParty } from '../scenario/party.ts';
import type { ServerContent } from '../scenario/server-content.ts';
import type { KeptKind } from './kinds.ts';
import { readKeptMap } from './saved-map.ts';

/** What is known of a document that may be kept. */
export interface Keepable {
  /** The rulebook by which it is meant. */
  readonly ruleset: string;
  /** What it calls itself; empty: nothing. */
  readonly title: string;
  readonly pictures: Album;
  /** The name of the one that lies under its map. */
  readonly backdrop?: string | undefined;
}

/**
 * What is to be kept, read as the file of its kind is; or all that is wrong with it. `houses` is the content that every
 * fight has here.
 */
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
