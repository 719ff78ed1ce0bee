import type { Content, Pack } from '@riposte/shared/engine/content/content';
import type { FightFault } from '@riposte/shared/scenario/fight-file';
import { readPack } from '@riposte/shared/scenario/pack-file';
import { type RulesetContent, renewContent } from '@riposte/shared/scenario/server-content';
import { keep, readStored } from '../net/browser-storage.ts';
import type { FightDocument } from './fight-document.ts';

/** Storage key of the packs' contents by hash. A fight stores only the hashes. */
const KEPT = 'riposte:packs';

type Said = Readonly<Record<string, Content>>;

/** Returns the content of a pack, if this browser has it. Only such packs can be removed. */
export function contentOf({ hash }: Pack): Content | undefined {
  return readStored<Said>(KEPT)?.[hash];
}

/** Returns whether every fight on this server uses the pack. */
export function isOfServer({ house }: FightDocument, { hash }: Pack): boolean {
  return house?.packs.some((pack) => pack.hash === hash) ?? false;
}

/** Adds the content pack in a file's text to the fight. Returns the faults of the file. */
export function addPack(document: FightDocument, text: string): readonly FightFault[] {
  const read = readPack(text, { [document.book.id]: document.book });
  if ('faults' in read) return read.faults;
  const { pack, content } = read;
  const before = added(document);
  const others = before.filter(({ packs }) => packs.every(({ name }) => name !== pack.name)); // an earlier version of the pack
  const known = before.flatMap(({ packs, content }) => packs.map(({ hash }) => [hash, content] as const));
  keep(KEPT, { ...Object.fromEntries(known), [pack.hash]: content } satisfies Said);
  put(document, before, [...others, { packs: [pack], content }]);
  return [];
}

/** Removes a pack and its content from the fight. */
export function removePack(document: FightDocument, { hash }: Pack): void {
  const before = added(document);
  const others = before.filter(({ packs }) => packs.every((pack) => pack.hash !== hash));
  put(document, before, others);
}

/** The packs that have been added to the fight, and that this browser knows. */
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
  const first = document.house ? [document.house] : [];
  const setup = renewContent(fight.setup, [...first, ...before], [...first, ...after]);
  document.change({ ...fight, setup });
}
