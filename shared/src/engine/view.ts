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
  const ids = new Set(known.map(({ id }) => id));
  const fighters = known.map((fighter) => [
    fighter.id,
    maySeeSecretsOf(viewer, fighter.id) ? fighter : { ...fighter, standing: [], ...ruleset.secrets },
  ]);
  return {
    ...table,
    fighters: Object.fromEntries(fighters),
    order: table.order.filter((id) => ids.has(id)),
    turn: table.turn !== null && ids.has(table.turn) ? table.turn : null,
    stack: table.stack.filter(
      ({ by, target }) => mayKnow(table, viewer, by) && mayKnow(table, viewer, target),
    ),
    dice: { algorithm: 'sealed' },
    events: [],
  };
}

/** Whether a seat may be told of an event: not of what hidden fighters do, nor of other people's secrets. */
export function mayHear(table: Table, viewer: Viewer, event: GameEvent): boolean {
  if (event.secret && !maySeeSecretsOf(viewer, event.by ?? 'gm')) return false;
  return mayKnow(table, viewer, event.by) && mayKnow(table, viewer, event.target);
}

/** Whether an id gives nothing away to a seat: it is of nobody, of somebody known, or of somebody gone. */
function mayKnow(table: Table, viewer: Viewer, id: Id | undefined): boolean {
  const fighter = id === undefined ? undefined : findFighter(table, id);
  return fighter === undefined || mayKnowOf(viewer, fighter);
}
