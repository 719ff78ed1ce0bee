import type { Content, Pack } from '@riposte/shared/engine/content/content';
import type { FightFault } from '@riposte/shared/scenario/fight-file';
import { readPack } from '@riposte/shared/scenario/pack-file';
import { type RulesetContent, renewContent } from '@riposte/shared/scenario/server-content';
import { readStored, store } from '../net/browser-storage.ts';
import type { FightDocument } from './fight-document.ts';

/** The storage key of the contents of packs, by hash. A fight file stores a pack's hash and its merged content. */
const STORAGE_KEY = 'riposte:packs';

type Said = Readonly<Record<string, Content>>;

/**
 * Returns the content of a pack; undefined if this browser has not stored it. The user can remove only stored packs.
 */
export function contentOf({ hash }: Pack): Content | undefined {
  return readStored<Said>(STORAGE_KEY)?.[hash];
}

/** Returns whether this server adds the pack to every fight. */
export function isOfServer({ serverContent }: FightDocument, { hash }: Pack): boolean {
  return serverContent?.packs.some((pack) => pack.hash === hash) ?? false;
}

/**
 * Adds a content pack from the text of its file to the fight. Returns the faults of the file; empty if the pack was
 * added.
 */
export function addPack(document: FightDocument, text: string): readonly FightFault[] {
  const read = readPack(text, { [document.book.id]: document.book });
  if ('faults' in read) return read.faults;
  const { pack, content } = read;
  const before = added(document);
  const others = before.filter(({ packs }) => packs.every(({ name }) => name !== pack.name)); // drops an earlier version of the pack
  const known = before.flatMap(({ packs, content }) => packs.map(({ hash }) => [hash, content] as const));
  store(STORAGE_KEY, { ...Object.fromEntries(known), [pack.hash]: content } satisfies Said);
  put(document, before, [...others, { packs: [pack], content }]);
  return [];
}

/** Removes a pack and its content from the fight. */
export function removePack(document: FightDocument, { hash }: Pack): void {
  const before = added(document);
  const others = before.filter(({ packs }) => packs.every((pack) => pack.hash !== hash));
  put(document, before, others);
}

/**
 * Returns the packs that the user has added to the fight, with their contents. Leaves out packs that this browser has
 * not stored.
 */
function added(document: FightDocument): RulesetContent[] {
  const { packs = [] } = document.fight.peek().setup;
  return packs.flatMap((pack) => {
    const content = isOfServer(document, pack) ? undefined : contentOf(pack);
    return content ? [{ packs: [pack], content }] : [];
  });
}

function put(
  document: FightDocument,
  before: readonly RulesetContent[],
  after: readonly RulesetContent[],
): void {
  const fight = document.fight.peek();
  const first = document.serverContent ? [document.serverContent] : [];
  const setup = renewContent(fight.setup, [...first, ...before], [...first, ...after]);
  document.change({ ...fight, setup });
}
