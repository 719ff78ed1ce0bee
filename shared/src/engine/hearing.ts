import { healthResource, type ResourceDescription } from './description.ts';
import { ENGINE_EVENTS, type EventKind, type GameEvent } from './event.ts';
import { needsAny, withoutNames } from './names.ts';
import type { Ruleset } from './ruleset.ts';
import { maySeeSecretsOf } from './secrets.ts';
import { type Fighter, fightersOf, findFighter, type Id, type Table } from './table.ts';
import type { Viewer } from './view.ts';

/** Something that happened, with all that has to be known of that moment to tell somebody of it later. */
export interface Told {
  readonly event: GameEvent;
  /** Who was hidden then. */
  readonly hidden: ReadonlySet<Id>;
  /** If it tells a fighter's health: of which side that is, and the event without it. */
  readonly health?: { readonly side: string; readonly untold: GameEvent };
}

type Rules = Pick<Ruleset, 'events' | 'description'>;

/** Those who are hidden, by id. */
export function hiddenOn(table: Table): ReadonlyMap<Id, Fighter> {
  const hidden = fightersOf(table).filter((fighter) => fighter.hidden);
  return new Map(hidden.map((fighter) => [fighter.id, fighter]));
}

/** What has just happened on a table. Who was hidden `before` and is gone now stays hidden. */
export function witness(
  { description }: Rules,
  table: Table,
  events: readonly GameEvent[],
  before: ReadonlyMap<Id, Fighter> = new Map(),
): Told[] {
  const gone = [...before.keys()].filter((id) => !findFighter(table, id));
  const hidden = new Set([...hiddenOn(table).keys(), ...gone]);
  const resource = healthResource(description);
  return events.map((event) => {
    const health = resource && healthIn(resource, table, event);
    return { event, hidden, ...(health && { health }) };
  });
}

function healthIn({ field }: ResourceDescription, table: Table, event: GameEvent): Told['health'] {
  if (event.target === undefined || !Object.hasOwn(event, field)) return undefined;
  const fighter = findFighter(table, event.target);
  if (!fighter) return undefined;
  const { [field]: _, ...untold } = event;
  return { side: fighter.side, untold: untold as GameEvent };
}

/**
 * An event as somebody hears of it; undefined: not at all, as of what others do in secret, and of whatever is done by, to or
 * with somebody of whom they do not know. Lists leave out such, and health that is shown in bands is not told in numbers.
 */
export function hear(ruleset: Rules, { event, hidden, health }: Told, viewer: Viewer): GameEvent | undefined {
  if (event.secret && !maySeeSecretsOf(viewer, event.by ?? 'gm')) return undefined;
  const isBanded = health && health.side === viewer.banded && !maySeeSecretsOf(viewer, event.target ?? '');
  const told = isBanded ? health.untold : event;
  const unknown = new Set([...hidden].filter((id) => !maySeeSecretsOf(viewer, id)));
  if (unknown.size === 0) return told;
  if (unknown.has(event.by ?? '') || unknown.has(event.target ?? '')) return undefined;
  const members = membersOf(ruleset, event.type);
  return needsAny(members, event, unknown) ? undefined : withoutNames(members, told, unknown);
}

function membersOf({ events }: Rules, type: string): EventKind['members'] {
  const own = Object.hasOwn(events, type) ? events[type] : undefined;
  const known: Readonly<Record<string, EventKind>> = ENGINE_EVENTS;
  return (own ?? (Object.hasOwn(known, type) ? known[type] : undefined))?.members ?? {};
}
