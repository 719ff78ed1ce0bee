import { healthResource } from './description.ts';
import type { GameEvent } from './event.ts';
import type { Ruleset } from './ruleset.ts';
import { type Fighter, fightersOf, type Id, type Table } from './table.ts';

/** Whose eyes: the GM's, those of somebody who plays these fighters, or a spectator's. */
export type Viewer = (
  | { readonly role: 'gm' }
  | { readonly role: 'player'; readonly fighters: readonly Id[] }
  | { readonly role: 'spectator' }
) & {
  /** The side whose fighters' health is shown in bands to whoever does not play them; left out: none. */
  readonly banded?: string | undefined;
};

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
  const everybody = Object.values(table.fighters);
  const known = everybody.filter((fighter) => mayKnowOf(viewer, fighter));
  const unknown = new Set(everybody.filter((fighter) => !known.includes(fighter)).map(({ id }) => id));
  const fighters = known.map((fighter) => {
    const isOwn = maySeeSecretsOf(viewer, fighter.id);
    const seen = isOwn ? fighter : { ...fighter, ...masksFor(ruleset, fighter, viewer.banded) };
    return [fighter.id, withoutMention(seen, unknown)];
  });
  const kept = { dice: { algorithm: 'sealed' }, events: [], ...(table.keyed && { keyed: [] }) };
  const head = { ...table, fighters: {}, ...kept };
  return { ...withoutMention(head, unknown), fighters: Object.fromEntries(fighters) };
}

const masksBySecrets = new WeakMap<Ruleset['secrets'], Ruleset['secrets']>();

/** The keys of a fighter that only its own seat and the GM may see, and what others see instead: always the same object. */
export function masksOf({ secrets }: Pick<Ruleset, 'secrets'>): Ruleset['secrets'] {
  const masks = masksBySecrets.get(secrets) ?? { standing: [], ...secrets };
  masksBySecrets.set(secrets, masks);
  return masks;
}

/** What others see of one fighter instead of its secrets and, if its side's health is shown in bands, of that. */
export function masksFor(ruleset: Ruleset, fighter: Fighter, banded: string | undefined): Ruleset['secrets'] {
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
