import { healthResource, type ResourceDescription } from '../presentation/description.ts';
import type { Id } from '../schema/ids.ts';
import { own } from '../schema/records.ts';
import { type Clue, ENGINE_EVENTS, type EventKind, type GameEvent } from '../state/event.ts';
import { type Fighter, fightersOf, findFighter, type Table } from '../state/table.ts';
import { needsAny, withoutNames } from './named-fighters.ts';
import { isKnownTo, type VisibilityRules } from './secrets.ts';
import { maySeeSecretsOf, type Viewer } from './viewer.ts';

/** Something that happened, with all that has to be known of that moment to tell somebody of it later. */
export interface ObservedEvent {
  readonly event: GameEvent;
  /** Who was hidden then. */
  readonly hidden: ReadonlySet<Id>;
  /** If it tells a fighter's health: of which side that is, and the event without it. */
  readonly health?: { readonly side: string; readonly untold: GameEvent };
  /** What of it lets one tell a fighter's secret, and who knew that one; left out: nothing. */
  readonly clues?: readonly Traced[];
}

/** A member that is told to nobody but the players of these. */
interface Traced {
  readonly member: string;
  readonly to: ReadonlySet<Id>;
}

interface Rules extends Pick<VisibilityRules, 'description' | 'secrets'> {
  readonly events: Readonly<Record<string, EventKind>>;
}

/** Those who are hidden, by id. */
export function hiddenOn(table: Table): ReadonlyMap<Id, Fighter> {
  const hidden = fightersOf(table).filter((fighter) => fighter.hidden);
  return new Map(hidden.map((fighter) => [fighter.id, fighter]));
}

/** What has just happened on a table. Who was hidden `before` and is gone now stays hidden. */
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

function cluesIn(ruleset: Rules, table: Table, event: GameEvent): Traced[] {
  const { clues = {} } = kindOf(ruleset, event.type) ?? {};
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
 * An event as somebody hears of it; undefined: not at all, as of what others do in secret, and of whatever is
 * done by, to or with somebody of whom they do not know. Lists leave out such, health that is shown in bands
 * is not told in numbers, and what lets one tell a secret is left out for whoever does not know that one.
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
  const members = kindOf(ruleset, event.type)?.members ?? {};
  return needsAny(members, event, unknown) ? undefined : withoutNames(members, told, unknown);
}

function kindOf({ events }: Rules, type: string): EventKind | undefined {
  const known: Readonly<Record<string, EventKind>> = ENGINE_EVENTS;
  return own(events, type) ?? own(known, type);
}

/**
 * Who is told the same hears the same object: by that it is found who has to be told apart from the others.
 */
const blanked = new WeakMap<GameEvent, Map<string, GameEvent>>();

function withoutClues(event: GameEvent, clues: ObservedEvent['clues'], viewer: Viewer): GameEvent {
  if (!clues || viewer.role === 'gm') return event;
  const own = viewer.role === 'player' ? viewer.fighters : [];
  const untold = clues.filter(({ to }) => !own.some((id) => to.has(id))).map(({ member }) => member);
  if (untold.length === 0) return event;
  const versions = blanked.get(event) ?? new Map<string, GameEvent>();
  blanked.set(event, versions);
  const known = versions.get(untold.join());
  if (known) return known;
  const left = Object.entries(event).filter(([member]) => !untold.includes(member));
  const version = { ...Object.fromEntries(left), type: event.type };
  versions.set(untold.join(), version);
  return version;
}
