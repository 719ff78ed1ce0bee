import { publicMap } from '../../hex/notes.ts';
import { withoutArchetypes } from '../content/content.ts';
import type { AskedId, Id } from '../schema/ids.ts';
import { cached, type Fighter, fightersOf, findFighter, startCaching, type Table } from '../state/table.ts';
import { namesIn, needsAny, withoutNames } from './named-fighters.ts';
import {
  type Masks,
  masksForSides,
  rulesOfLegality,
  type Sight,
  sidesOf,
  type VisibilityRules,
} from './secrets.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/**
 * Returns the table as a viewer sees it: without unknown fighters and the GMs' notes, and with secrets masked. Rules,
 * reach and odds can be computed on a view as on the real table. The dice are sealed.
 */
export function view<T extends Table>(ruleset: VisibilityRules, table: T, viewer: Viewer): T {
  const map = viewer.role === 'gm' ? table.map : publicMap(table.map);
  const seen = { ...withoutSecrets(ruleset, table, viewer), map, ...SEALED };
  delete seen.keyed;
  delete seen.askedUnseen;
  return seen;
}

const SEALED = { dice: { algorithm: 'sealed' }, events: [] } as const;

/** The keys of a table that no viewer receives. */
export const UNSHOWN = ['dice', 'setDie', 'events', 'keyed', 'askedUnseen'] as const;

const rules = new WeakMap<Table, VisibilityRules>();

/** Registers the visibility rules of a table, for `seenBy`. */
export function registerRules(table: Table, ruleset: VisibilityRules): void {
  rules.set(table, rulesOfLegality(ruleset));
}

/**
 * Returns a battle's table as a viewer sees it, for an immediate lookup. Returns the table itself if the viewer may
 * know all of it, so most battles have no extra cost.
 */
export function seenBy<T extends Table>(table: T, viewer: Viewer): T {
  const ruleset = rules.get(table);
  if (!ruleset || viewer.role === 'gm') return table;
  return viewer.banded === undefined && isFullyVisible(table)
    ? table
    : withoutSecrets(ruleset, table, viewer);
}

/**
 * Returns a function that returns an asked fighter's view of the table. The function is valid while the table does
 * not change.
 */
export function viewsOn(table: Table): (asked: AskedId) => Table {
  return isFullyVisible(table) ? () => table : (asked) => seenBy(table, viewerOf(asked));
}

/** Returns whether no fighter on the table is hidden, so legality is the same in all views. */
export function isFullyVisible(table: Table): boolean {
  return cached(table, isFullyVisible, () => !fightersOf(table).some(({ hidden }) => hidden));
}

/**
 * Returns a view to which these fighters are added, because they reveal themselves by acting. For example, a target
 * can react to a hidden attacker.
 */
export function withRevealed<T extends Table>(seen: T, table: T, ...revealed: readonly Id[]): T {
  const unseen = revealed.filter((id) => !findFighter(seen, id) && findFighter(table, id));
  if (unseen.length === 0) return seen;
  const others = unseen.map((id) => [id, table.fighters[id]] as const);
  return { ...seen, fighters: { ...seen.fighters, ...Object.fromEntries(others) } };
}

/** Returns the table without anything that a viewer may not know; the table itself if nothing has to be removed. */
function withoutSecrets<T extends Table>(ruleset: VisibilityRules, table: T, viewer: Viewer): T {
  if (viewer.role === 'gm') return table;
  const own = viewer.role === 'player' ? viewer.fighters.flatMap((id) => findFighter(table, id) ?? []) : [];
  const unseen = own.filter(({ hidden }) => hidden); // the viewer's own fighters that are hidden from other viewers
  const sight = { sides: sidesOf(table, viewer), banded: viewer.banded };
  const sharedViews = cached(table, ruleset, () => new Map<string, SharedView>());
  const key = JSON.stringify([...sight.sides, viewer.banded, unseen.map(({ id }) => id)]);
  const shared = sharedViews.get(key) ?? sharedViewOf(ruleset, table, sight, new Set(unseen));
  sharedViews.set(key, shared);
  return withOwnFighters(ruleset, table, shared, own);
}

/** The view that all players of the same sides share. It does not yet unmask each player's own fighters. */
interface SharedView {
  readonly unknown: ReadonlySet<Id>;
  readonly fighters: Readonly<Record<Id, Fighter>>;
  /** The fighters that are shown with masked values. */
  readonly masked: ReadonlySet<Id>;
  /** The complete table in this view, with the masks of all fighters in `masked`. Created on demand. */
  bare?: Table;
}

function sharedViewOf(
  ruleset: VisibilityRules,
  table: Table,
  sight: Sight,
  seers: ReadonlySet<Fighter>,
): SharedView {
  const all = fightersOf(table);
  const unseen = all.filter((fighter) => fighter.hidden && !seers.has(fighter));
  const unknown = new Set(unseen.map(({ id }) => id));
  const names = namesIn(ruleset.names, 'fighter');
  const fighters: Record<Id, Fighter> = {};
  const covered = new Set<Id>();
  for (const fighter of all) {
    if (unknown.has(fighter.id)) continue;
    const seen = masked(fighter, masksForSides(ruleset, table, fighter, sight));
    if (seen !== fighter) covered.add(fighter.id);
    fighters[fighter.id] = unknown.size === 0 ? seen : withoutNames(names, seen, unknown);
  }
  return { unknown, fighters, masked: covered };
}

function withOwnFighters<T extends Table>(
  ruleset: VisibilityRules,
  table: T,
  shared: SharedView,
  own: readonly Fighter[],
): T {
  const { unknown, masked } = shared;
  const unmasked = own.filter(({ id }) => masked.has(id));
  if (unknown.size === 0 && unmasked.length === masked.size) return table;
  if (unmasked.length === 0) {
    shared.bare ??= tableWith(ruleset, table, shared, shared.fighters);
    return shared.bare as T;
  }
  const names = namesIn(ruleset.names, 'fighter');
  const unmaskedParts = unmasked.map((one) => [one.id, withoutNames(names, one, unknown)] as const);
  return tableWith(ruleset, table, shared, { ...shared.fighters, ...Object.fromEntries(unmaskedParts) });
}

function tableWith<T extends Table>(
  ruleset: VisibilityRules,
  table: T,
  { unknown }: SharedView,
  fighters: Readonly<Record<Id, Fighter>>,
): T {
  const seen =
    unknown.size === 0 ? { ...table, fighters } : withoutUnknownFighters(ruleset, table, unknown, fighters);
  startCaching(seen);
  return seen;
}

function withoutUnknownFighters<T extends Table>(
  ruleset: VisibilityRules,
  table: T,
  unknown: ReadonlySet<Id>,
  fighters: Readonly<Record<Id, Fighter>>,
): T {
  const seen = withoutNames(namesIn(ruleset.names, 'table'), { ...table, ...SEALED }, unknown);
  const { content } = table;
  const whole = {
    ...seen,
    fighters,
    stack: stackWithout(ruleset, table, unknown),
    ...(content && { content: withoutArchetypes(content, unknownKinds(table, fighters)) }),
  };
  return (ruleset.asSeen?.(whole) ?? whole) as T;
}

/** Returns the archetypes that only unknown fighters have. */
function unknownKinds(table: Table, known: Readonly<Record<Id, Fighter>>): ReadonlySet<string> {
  const kinds = new Set(fightersOf(table).map(({ kind }) => kind));
  for (const { kind } of Object.values(known)) kinds.delete(kind);
  return kinds;
}

/** Returns the stack without items that involve unknown fighters; the same list if there are none. */
function stackWithout(ruleset: VisibilityRules, { stack }: Table, unknown: ReadonlySet<Id>): Table['stack'] {
  const names = namesIn(ruleset.names, 'pending');
  const isOf = (id: Id | undefined) => id !== undefined && unknown.has(id);
  const known = stack.filter(
    (item) => !isOf(item.by) && !isOf(item.target) && !needsAny(names, item, unknown),
  );
  const seen = known.map((item) => withoutNames(names, item, unknown));
  return seen.length === stack.length && seen.every((item, index) => item === stack[index]) ? stack : seen;
}

/** Returns a fighter with masks applied; the same object if nothing differs. */
function masked(fighter: Fighter, masks: Masks): Fighter {
  const fields = fighter as unknown as Readonly<Record<string, unknown>>;
  for (const key in masks) if (!isSame(fields[key], masks[key])) return { ...fighter, ...masks };
  return fighter;
}

/** Returns whether a value equals its mask, which is a primitive value or an empty list. */
function isSame(value: unknown, mask: unknown): boolean {
  return value === mask || (Array.isArray(value) && Array.isArray(mask) && value.length + mask.length === 0);
}
