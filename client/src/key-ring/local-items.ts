import type { RingItem } from '@riposte/shared/protocol/key-ring';
import { MOST_HEROES } from '@riposte/shared/scenario/fight';
import type { Party } from '@riposte/shared/scenario/party';
import { readStored, store } from '../net/browser-storage.ts';
import type { LibraryRef } from '../net/library.ts';
import { type Remembered, storedId } from '../net/link.ts';
import type { MyBattle } from '../net/my-battles.ts';
import { forgetCampaign, type MyCampaign, myCampaigns, noteCampaign } from '../net/my-campaigns.ts';
import { BATTLES, HEROES, LIBRARY, LINKS, MOST_BATTLES, PREFERENCES, SEAT } from '../net/storage-keys.ts';
import { forgetTable } from '../offline/forget.ts';
import { forgetSavedCampaign } from '../offline/saved-campaign.ts';
import { type Preferences, prefer } from '../session/preferences.ts';

/* This file reads and writes most of the storage itself. The modules that do so for the table would become smaller chunks of
   their own if this page shared them, and the table would load more slowly. */

/** A battle on a key ring: its entry in the list, the seat there, and the links of a battle that this person created. */
export interface RingBattle extends MyBattle, Partial<Remembered> {
  readonly links?: object;
}

/** The id of the preferences on a key ring, which holds only one item of this kind. */
const ALL = 'all';

/** Returns the items of this browser that belong on a key ring. */
export function localItems(): readonly RingItem[] {
  const library = readStored<LibraryRef | null>(LIBRARY);
  const preferences = readStored<Preferences>(PREFERENCES);
  return [
    ...battles().map((battle): RingItem => ({ kind: 'battle', id: storedId(battle), value: seated(battle) })),
    ...myCampaigns().map((value): RingItem => ({ kind: 'campaign', id: value.id, value })),
    ...(library ? [{ kind: 'library', id: library.id, value: library } as const] : []),
    ...rulebooks().map((id): RingItem => ({ kind: 'party', id, value: readStored(HEROES + id) })),
    ...(preferences ? [{ kind: 'preferences', id: ALL, value: preferences } as const] : []),
  ];
}

/**
 * Stores an item of a key ring in this browser, or removes it if its value is null. Does not replace a library that
 * this browser already uses.
 */
export function applyItem({ kind, id, value }: RingItem): void {
  if (value === null) removeItem(kind, id);
  else if (kind === 'battle') applyBattle(id, value as RingBattle);
  else if (kind === 'campaign') noteCampaign(value as MyCampaign);
  else if (kind === 'party') store(HEROES + id, value);
  else if (kind === 'preferences') prefer(value as Preferences);
  else if (!readStored(LIBRARY)) store(LIBRARY, value);
}

/**
 * Stores an item in a browser that opens the key ring for the first time. Combines the heroes of both; handles other
 * items like `applyItem`.
 */
export function mergeItem({ kind, id, value }: RingItem): void {
  const own = kind === 'party' ? readStored<Party>(HEROES + id) : undefined;
  applyItem({ kind, id, value: own && value !== null ? joined(value as Party, own) : value });
}

/** Removes from this browser everything that the items of a key ring have stored in it. */
export function forgetItems(items: readonly RingItem[]): void {
  for (const { kind, id, value } of items) {
    removeItem(kind, id);
    if (kind === 'battle' && value !== null) localStorage.removeItem(LINKS + (value as RingBattle).battle);
  }
}

function removeItem(kind: RingItem['kind'], id: string): void {
  if (kind === 'battle') {
    list(battles().filter((battle) => storedId(battle) !== id));
    localStorage.removeItem(SEAT + id);
    forgetTable(id);
  }
  if (kind === 'campaign') {
    forgetCampaign(id);
    void forgetSavedCampaign(id);
  }
  if (kind === 'library' && readStored<LibraryRef | null>(LIBRARY)?.id === id)
    localStorage.removeItem(LIBRARY);
  if (kind === 'party') localStorage.removeItem(HEROES + id);
  if (kind === 'preferences') localStorage.removeItem(PREFERENCES);
}

function battles(): readonly MyBattle[] {
  return readStored(BATTLES) ?? [];
}

function list(all: readonly MyBattle[]): void {
  if (all.length > 0) store(BATTLES, all.slice(0, MOST_BATTLES));
  else localStorage.removeItem(BATTLES);
}

function seated(battle: MyBattle): RingBattle {
  const links = readStored<object>(LINKS + battle.battle);
  return { ...battle, ...readStored<Remembered>(SEAT + storedId(battle)), ...(links && { links }) };
}

function applyBattle(id: string, { seatKey, name, links, ...battle }: RingBattle): void {
  list([battle, ...battles().filter((one) => storedId(one) !== id)]);
  if (seatKey !== undefined) store(SEAT + id, { name, seatKey });
  if (links) store(LINKS + battle.battle, links);
}

/** Returns a party with the heroes of both. Drops duplicates, and the first heroes beyond the maximum. */
function joined(party: Party, own: Party): Party {
  const all = new Map([...party.heroes, ...own.heroes].map((hero) => [JSON.stringify(hero), hero]));
  return {
    ...party,
    heroes: [...all.values()].slice(-MOST_HEROES),
    pictures: { ...party.pictures, ...own.pictures },
  };
}

/** Returns the rulebooks for which this browser stores heroes. */
function rulebooks(): readonly string[] {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  return keys
    .filter((key) => key.startsWith(HEROES))
    .map((key) => key.slice(HEROES.length))
    .sort();
}
