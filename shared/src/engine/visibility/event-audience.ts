import { healthResource, type ResourceDescription } from '../presentation/description.ts';
import type { Id } from '../schema/ids.ts';
import { type Clue, type EventKinds, eventKindOf, type GameEvent } from '../state/event.ts';
import { type Fighter, fightersOf, findFighter, type Table } from '../state/table.ts';
import { needsAny, withoutNames } from './named-fighters.ts';
import { isKnownTo, type VisibilityRules } from './secrets.ts';
import { maySeeSecretsOf, type Viewer } from './viewer.ts';

/** An event, together with the state that is needed to filter it for a viewer later. */
export interface ObservedEvent {
  readonly event: GameEvent;
  /** The fighters that were hidden when the event happened. */
  readonly hidden: ReadonlySet<Id>;
  /**
   * The side of the fighter whose health the event reports, and the event without the health; omitted for other events.
   */
  readonly health?: { readonly side: string; readonly untold: GameEvent };
  /**
   * The members of the event that reveal a secret, each with the fighters whose players knew the secret. Omitted if
   * the event reveals no secret.
   */
  readonly clues?: readonly RestrictedMember[];
}

/** A member of an event that only the players of these fighters receive. */
interface RestrictedMember {
  readonly member: string;
  readonly to: ReadonlySet<Id>;
}

interface Rules extends Pick<VisibilityRules, 'description' | 'secrets'> {
  readonly events: EventKinds;
}

/** Returns the hidden fighters, by id. */
export function hiddenOn(table: Table): ReadonlyMap<Id, Fighter> {
  const hidden = fightersOf(table).filter((fighter) => fighter.hidden);
  return new Map(hidden.map((fighter) => [fighter.id, fighter]));
}

/**
 * Returns events, each with the state needed to filter it later. A fighter that was hidden `before` the events and
 * has left the table since counts as hidden.
 */
export function captureEvents(
  ruleset: Rules,
  table: Table,
  events: readonly GameEvent[],
  before: ReadonlyMap<Id, Fighter> = new Map(),
): ObservedEvent[] {
  const gone = [...before.keys()].filter((id) => !findFighter(table, id));
  const hidden = new Set([...hiddenOn(table).keys(), ...gone]);
  const resource = healthResource(ruleset.description);
  return events.map((event) => {
    const health = resource && healthIn(resource, table, event);
    const clues = cluesIn(ruleset, table, event);
    return { event, hidden, ...(health && { health }), ...(clues.length > 0 && { clues }) };
  });
}

function cluesIn(ruleset: Rules, table: Table, event: GameEvent): RestrictedMember[] {
  const { clues = {} } = eventKindOf(ruleset.events, event.type) ?? {};
  return Object.entries(clues).flatMap(([member, clue]) => {
    const fighter = findFighter(table, event[clue.of] ?? '');
    const key = keyOf(clue, event);
    if (!fighter || !Object.hasOwn(event, member) || !Object.hasOwn(ruleset.secrets, key)) return [];
    const knowing = fightersOf(table).filter(({ id }) => isKnownTo(ruleset, table, fighter, id, key));
    return [{ member, to: new Set(knowing.map(({ id }) => id)) }];
  });
}

function keyOf(clue: Clue, event: GameEvent): string {
  return 'key' in clue ? clue.key : String(event[clue.keyIn]);
}

function healthIn(
  { field, max }: ResourceDescription,
  table: Table,
  event: GameEvent,
): ObservedEvent['health'] {
  const isChange = event.type === 'changed' && (event.field === field || event.field === max);
  if (event.target === undefined || !(isChange || Object.hasOwn(event, field))) return undefined;
  const fighter = findFighter(table, event.target);
  if (!fighter) return undefined;
  const numbers = isChange ? ['from', 'to'] : [field];
  const untold = Object.entries(event).filter(([member]) => !numbers.includes(member));
  return { side: fighter.side, untold: { ...Object.fromEntries(untold), type: event.type } };
}

/**
 * Returns an event as a viewer receives it; undefined if the viewer does not receive it. Viewers do not receive
 * other players' secret events, or events that involve an unknown fighter. Unknown fighters are removed from lists.
 * Health that is shown in bands loses its numbers. Members that reveal a secret are removed for viewers who do not
 * know the secret.
 */
export function filterEvent(
  ruleset: Rules,
  { event, hidden, health, clues }: ObservedEvent,
  viewer: Viewer,
): GameEvent | undefined {
  if (event.secret && !maySeeSecretsOf(viewer, event.by ?? 'gm')) return undefined;
  const isBanded = health && health.side === viewer.banded && !maySeeSecretsOf(viewer, event.target ?? '');
  const told = withoutClues(isBanded ? health.untold : event, clues, viewer);
  const unknown = new Set([...hidden].filter((id) => !maySeeSecretsOf(viewer, id)));
  if (unknown.size === 0) return told;
  if (unknown.has(event.by ?? '') || unknown.has(event.target ?? '')) return undefined;
  const members = eventKindOf(ruleset.events, event.type)?.members ?? {};
  return needsAny(members, event, unknown) ? undefined : withoutNames(members, told, unknown);
}

/**
 * Caches reduced events. Viewers with the same knowledge receive the same object, so callers can group viewers by
 * it.
 */
const reducedEvents = new WeakMap<GameEvent, Map<string, GameEvent>>();

function withoutClues(event: GameEvent, clues: ObservedEvent['clues'], viewer: Viewer): GameEvent {
  if (!clues || viewer.role === 'gm') return event;
  const own = viewer.role === 'player' ? viewer.fighters : [];
  const untold = clues.filter(({ to }) => !own.some((id) => to.has(id))).map(({ member }) => member);
  if (untold.length === 0) return event;
  const versions = reducedEvents.get(event) ?? new Map<string, GameEvent>();
  reducedEvents.set(event, versions);
  const known = versions.get(untold.join());
  if (known) return known;
  const left = Object.entries(event).filter(([member]) => !untold.includes(member));
  const version = { ...Object.fromEntries(left), type: event.type };
  versions.set(untold.join(), version);
  return version;
}
