import type { GameEvent } from './event.ts';
import type { Ruleset } from './ruleset.ts';
import { type Fighter, findFighter, type Id, type Table } from './table.ts';

/** Whose eyes: the GM's, those of somebody who plays these fighters, or a spectator's. */
export type Viewer =
  | { readonly role: 'gm' }
  | { readonly role: 'player'; readonly fighters: readonly Id[] }
  | { readonly role: 'spectator' };

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
  const known = Object.values(table.fighters).filter((fighter) => mayKnowOf(viewer, fighter));
  const fighters = known.map((fighter) => [
    fighter.id,
    maySeeSecretsOf(viewer, fighter.id) ? fighter : { ...fighter, ...masksOf(ruleset) },
  ]);
  return {
    ...table,
    ...headKnownTo(table, viewer),
    fighters: Object.fromEntries(fighters),
    dice: { algorithm: 'sealed' },
    events: [],
  };
}

/** The keys of a fighter that only its own seat and the GM may see, and what others see instead. */
export function masksOf(ruleset: Pick<Ruleset, 'secrets'>): Ruleset['secrets'] {
  return { standing: [], ...ruleset.secrets };
}

/** What the table says to a seat where it speaks of fighters by their ids. */
export function headKnownTo<T extends Table>(table: T, viewer: Viewer): Pick<T, 'order' | 'turn' | 'stack'> {
  const isKnown = (id: Id | undefined) => mayKnow(table, viewer, id);
  return {
    order: table.order.filter(isKnown),
    turn: table.turn !== null && isKnown(table.turn) ? table.turn : null,
    stack: table.stack.filter(({ by, target }) => isKnown(by) && isKnown(target)),
  };
}

/** The hidden fighters that an event names, in any of its details. */
export function hiddenIn(table: Table, event: GameEvent): Id[] {
  const hidden = Object.values(table.fighters).filter((fighter) => fighter.hidden);
  return hidden.map(({ id }) => id).filter((id) => names(event, id));
}

function names(value: unknown, id: Id): boolean {
  if (value === id) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => key === id || names(part, id));
}

/** Whether a seat may be told of an event that names these hidden fighters: not of them, nor of other people's secrets. */
export function mayHear(viewer: Viewer, event: GameEvent, hidden: readonly Id[]): boolean {
  if (event.secret && !maySeeSecretsOf(viewer, event.by ?? 'gm')) return false;
  return hidden.every((id) => maySeeSecretsOf(viewer, id));
}

/** Whether an id gives nothing away to a seat: it is of nobody, of somebody known, or of somebody gone. */
function mayKnow(table: Table, viewer: Viewer, id: Id | undefined): boolean {
  const fighter = id === undefined ? undefined : findFighter(table, id);
  return fighter === undefined || mayKnowOf(viewer, fighter);
}
