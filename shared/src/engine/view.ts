import { healthResource } from './description.ts';
import type { GameEvent } from './event.ts';
import type { Ruleset } from './ruleset.ts';
import type { Asked } from './script.ts';
import { type Fighter, fightersOf, findFighter, type Id, type Table } from './table.ts';

/** Whose eyes: the GM's, those of somebody who plays these fighters, or a spectator's. */
export type Viewer = (
  | { readonly role: 'gm' }
  | { readonly role: 'player'; readonly fighters: readonly Id[] }
  | { readonly role: 'spectator' }
) & {
  /** The side whose fighters' health is shown in bands to whoever does not play them; left out: none. */
  readonly banded?: string;
};

/** Sees all there is. */
export const GM_EYES: Viewer = { role: 'gm' };

/** The eyes of somebody who is asked, whoever speaks for it: a fighter's own see no more than any seat that plays it. */
export function eyesOf(asked: Asked): Viewer {
  return asked === 'gm' ? GM_EYES : { role: 'player', fighters: [asked] };
}

/** Whether a seat may know that a fighter is there at all. */
export function mayKnowOf(viewer: Viewer, fighter: Fighter): boolean {
  return !fighter.hidden || maySeeSecretsOf(viewer, fighter.id);
}

/** Whether a seat may see what is known only to a fighter's own player. */
export function maySeeSecretsOf(viewer: Viewer, id: Id): boolean {
  return viewer.role === 'gm' || (viewer.role === 'player' && viewer.fighters.includes(id));
}

/**
 * What a seat may see: a table like the real one, with what it may not know missing or blanked. Rules, reach and
 * odds work on it as on the real one; its dice are sealed.
 */
export function view<T extends Table>(ruleset: Ruleset<T>, table: T, viewer: Viewer): T {
  const seen = { ...uncovered(ruleset, table, viewer), ...SEALED };
  delete seen.keyed;
  delete seen.askedUnseen;
  return seen;
}

const SEALED = { dice: { algorithm: 'sealed' }, events: [] } as const;

/** The keys of a table of which nobody is shown anything. */
export const UNSHOWN = ['dice', 'events', 'keyed', 'askedUnseen'] as const;

type Rules = Pick<Ruleset, 'secrets' | 'description'>;

const rules = new WeakMap<Table, Rules>();

/** From now on a table is looked at by these rules of what is secret: see `seenBy`. */
export function playedBy(table: Table, ruleset: Rules): void {
  rules.set(table, ruleset);
}

/**
 * The table of a battle as somebody sees it, for what is to be looked up at once: the table itself if there is nothing
 * on it that they may not know, so that it costs nothing in most battles.
 */
export function seenBy<T extends Table>(table: T, viewer: Viewer): T {
  const ruleset = rules.get(table);
  if (!ruleset || viewer.role === 'gm') return table;
  return viewer.banded === undefined && isInTheOpen(table) ? table : uncovered(ruleset, table, viewer);
}

/** The table as each sees it who is asked, for as long as nothing changes on it. */
export function looksAt(table: Table): (asked: Asked) => Table {
  return isInTheOpen(table) ? () => table : (asked) => seenBy(table, eyesOf(asked));
}

/** Whether there is nothing on the table of a battle that not everybody may know. */
export function isInTheOpen(table: Table): boolean {
  const ruleset = rules.get(table);
  return !ruleset || !fightersOf(table).some((fighter) => hasSecrets(ruleset, fighter));
}

/**
 * A table as somebody sees it, and on it those besides who make themselves felt: who strikes is hidden no longer from
 * whom the blow is for, as far as answering it goes.
 */
export function facing<T extends Table>(seen: T, table: T, ...felt: readonly Id[]): T {
  const unseen = felt.filter((id) => !findFighter(seen, id) && findFighter(table, id));
  if (unseen.length === 0) return seen;
  const others = unseen.map((id) => [id, table.fighters[id]] as const);
  return { ...seen, fighters: { ...seen.fighters, ...Object.fromEntries(others) } };
}

/** Whether there is anything about a fighter that not everybody may know. */
function hasSecrets(ruleset: Rules, fighter: Fighter): boolean {
  return fighter.hidden || masked(fighter, masksOf(ruleset)) !== fighter;
}

/** The table without what a seat may not know; the table itself if that is nothing. */
function uncovered<T extends Table>(ruleset: Rules, table: T, viewer: Viewer): T {
  const everybody = fightersOf(table);
  const unknown = new Set(everybody.flatMap((one) => (mayKnowOf(viewer, one) ? [] : [one.id])));
  let isWhole = unknown.size === 0;
  const fighters: Record<Id, Fighter> = {};
  for (const fighter of everybody) {
    if (unknown.has(fighter.id)) continue;
    const isOwn = maySeeSecretsOf(viewer, fighter.id);
    const known = isOwn ? fighter : masked(fighter, masksFor(ruleset, fighter, viewer.banded));
    const seen = withoutMention(known, unknown);
    isWhole &&= seen === fighter;
    fighters[fighter.id] = seen;
  }
  if (isWhole) return table;
  const head = unknown.size === 0 ? table : withoutMention({ ...table, fighters: {}, ...SEALED }, unknown);
  return { ...head, fighters };
}

/** A fighter with these masks; the same object if it looks no different. */
function masked(fighter: Fighter, masks: Ruleset['secrets']): Fighter {
  const fields = fighter as unknown as Readonly<Record<string, unknown>>;
  for (const key in masks) if (!isSame(fields[key], masks[key])) return { ...fighter, ...masks };
  return fighter;
}

/** Whether two values are the same as far as a mask goes, which is plain or empty. */
function isSame(value: unknown, mask: unknown): boolean {
  return value === mask || (Array.isArray(value) && Array.isArray(mask) && value.length + mask.length === 0);
}

const masksBySecrets = new WeakMap<Ruleset['secrets'], Ruleset['secrets']>();

/** The keys of a fighter that only its own seat and the GM may see, and what others see instead: always the same object. */
export function masksOf({ secrets }: Pick<Rules, 'secrets'>): Ruleset['secrets'] {
  const masks = masksBySecrets.get(secrets) ?? { standing: [], ...secrets };
  masksBySecrets.set(secrets, masks);
  return masks;
}

/** What others see of one fighter instead of its secrets and, if its side's health is shown in bands, of that. */
export function masksFor(ruleset: Rules, fighter: Fighter, banded: string | undefined): Ruleset['secrets'] {
  const masks = masksOf(ruleset);
  const health = fighter.side === banded ? healthResource(ruleset.description) : undefined;
  if (health?.max === undefined) return masks;
  const numbers = fighter as unknown as Readonly<Record<string, number>>;
  const band = bandOf(numbers[health.field] ?? 0, numbers[health.max] ?? 0);
  return { ...masks, [health.field]: band, [health.max]: FULL_BAND };
}

/** How an unhurt fighter's health is shown where it is shown in bands: they are 0, 25, 50, 75 and this. */
export const FULL_BAND = 100;

/** The band of a number of hit points: 75 is hurt, 50 no more than half left, 25 no more than a quarter. */
export function bandOf(now: number, most: number): number {
  if (now <= 0) return 0;
  if (now >= most) return FULL_BAND;
  return Math.min(3, Math.ceil((4 * now) / most)) * 25;
}

/** Keys that never hold a fighter's id, though a kind may be called like one. */
const NO_IDS: ReadonlySet<string> = new Set([
  'id',
  'name',
  'kind',
  'side',
  'ruleset',
  'phase',
  'map',
  'options',
]);

/**
 * JSON without these ids: entries of lists that are or directly hold one are left out, keys that are one too, and
 * elsewhere null stands for them. What mentions none stays the same object.
 */
export function withoutMention<Value>(value: Value, ids: ReadonlySet<Id>): Value {
  return ids.size === 0 ? value : (scrub(value, ids) as Value);
}

function scrub(value: unknown, ids: ReadonlySet<Id>): unknown {
  if (typeof value === 'string') return ids.has(value) ? null : value;
  if (typeof value !== 'object' || value === null) return value;
  const isAbout = (part: unknown) => typeof part === 'string' && ids.has(part);
  if (Array.isArray(value)) {
    const open = value.filter((part) => !isAbout(part) && !Object.values(part ?? {}).some(isAbout));
    const parts = open.map((part) => scrub(part, ids));
    const isSame = parts.length === value.length && parts.every((part, index) => part === value[index]);
    return isSame ? value : parts;
  }
  const entries = Object.entries(value);
  const open = entries.filter(([key]) => !ids.has(key));
  const parts = open.map(([key, part]) => [key, NO_IDS.has(key) ? part : scrub(part, ids)] as const);
  const isSame =
    parts.length === entries.length && parts.every(([, part], index) => part === entries[index]?.[1]);
  return isSame ? value : Object.fromEntries(parts);
}

/** The hidden fighters that an event names, in any of its details. */
export function hiddenIn(table: Table, event: GameEvent): Id[] {
  const hidden = fightersOf(table).filter((fighter) => fighter.hidden);
  return hidden.map(({ id }) => id).filter((id) => mentions(event, id));
}

/** Whether some JSON holds a fighter's id, as a value or as a key. */
export function mentions(value: unknown, id: Id): boolean {
  if (value === id) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => key === id || mentions(part, id));
}

/** Whether a seat may be told of an event that names these hidden fighters: not of them, nor of other people's secrets. */
export function mayHear(viewer: Viewer, event: GameEvent, hidden: readonly Id[]): boolean {
  if (event.secret && !maySeeSecretsOf(viewer, event.by ?? 'gm')) return false;
  return hidden.every((id) => maySeeSecretsOf(viewer, id));
}
