import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import type { Id } from '@riposte/shared/engine/schema/ids';
import { type Fighter, fightersOf, findFighter, type Table } from '@riposte/shared/engine/state/table';
import { namesIn, withoutNames } from '@riposte/shared/engine/visibility/named-fighters';
import { areShared, masksFor } from '@riposte/shared/engine/visibility/secrets';
import { UNSHOWN, view } from '@riposte/shared/engine/visibility/view';
import type { Viewer } from '@riposte/shared/engine/visibility/viewer';
import { GM_EYES, maySeeSecretsOf } from '@riposte/shared/engine/visibility/viewer';
import { publicMap } from '@riposte/shared/hex/notes';
import { viewerOf } from '../battles/rights.ts';
import type { Seat } from '../seats/seating.ts';
import { Differences, type Target } from './differences.ts';
import { FieldsByDifference, FieldsMap, PackedFields } from './fields-map.ts';
import { FighterProjection } from './project-fighter.ts';
import type { Shapes } from './shapes.ts';
import type { BattleState } from './state.ts';
import { PUBLIC_RIGHTS } from './visible-events.ts';

const NOT_IN_HEAD: ReadonlySet<string> = new Set(['fighters', ...UNSHOWN]);
type Fields = Readonly<Record<string, unknown>>;

interface Shown {
  readonly isHidden: boolean;
  readonly projection: FighterProjection;
}

/** Shows a table of any ruleset: public values openly, others only to the seats that may see them. */
export class TableProjection {
  readonly #ruleset: Ruleset;
  /** The viewer who sees only public facts. */
  #open: Viewer = viewerOf(PUBLIC_RIGHTS);
  /** True if no fighter was hidden at the last projection. */
  #wasOpen = false;
  readonly #head: HeadProjection;
  readonly #shown = new Map<Id, Shown>();
  readonly #fighters: FieldsMap;
  readonly #hidden: FieldsMap;
  readonly #secrets: FieldsMap;
  readonly #overlays: FieldsByDifference;

  constructor(ruleset: Ruleset, state: BattleState, shapes: Shapes) {
    this.#ruleset = ruleset;
    this.#head = new HeadProjection(new PackedFields(state.head, shapes.open));
    this.#fighters = new FieldsMap(state.fighters, shapes.open);
    this.#hidden = new FieldsMap(state.hidden, shapes.secret);
    this.#secrets = new FieldsMap(state.secrets, shapes.secret);
    this.#overlays = new FieldsByDifference(new FieldsMap(state.overlays, shapes.secret));
  }

  /**
   * Shows the table. `banded` is the side whose health is shown in bands. `touched` lists the fighters that
   * may have changed; if undefined, all may have.
   */
  project(table: Table, seats: readonly Seat[], banded: string | undefined, touched?: ReadonlySet<Id>): void {
    const hidden = fightersOf(table).filter((fighter) => fighter.hidden);
    const isCut = hidden.length > 0 || hasGmNotes(table);
    const isOpen = !isCut && !areShared(this.#ruleset);
    if (touched && isOpen && this.#wasOpen && banded === this.#open.banded) {
      this.#projectTouched(table, touched);
      return;
    }
    this.#open = viewerOf(PUBLIC_RIGHTS, banded);
    this.#wasOpen = isOpen;
    const open = isCut ? view(this.#ruleset, table, this.#open) : table;
    this.#head.project(open);
    const names = namesIn(this.#ruleset.names, 'fighter');
    const bases = fightersOf(table).map((fighter) => withoutNames(names, fighter, allBut(hidden, fighter)));
    for (const base of bases) this.#projectFighter(table, base);
    if (this.#shown.size > bases.length) this.#removeAllBut(table);
    this.#overlays.write(this.#overlaysFor(table, hidden, open, bases, seats));
  }

  /**
   * Shows only the fighters that may have changed. This is enough while no fighter is hidden, because all viewers then
   * see the same.
   */
  #projectTouched(table: Table, touched: ReadonlySet<Id>): void {
    this.#head.project(table);
    for (const id of touched) {
      const fighter = findFighter(table, id);
      if (fighter) this.#projectFighter(table, fighter);
    }
    if (this.#shown.size > fightersOf(table).length) this.#removeAllBut(table);
  }

  #projectFighter(table: Table, fighter: Fighter): void {
    const { id, hidden } = fighter;
    const known = this.#shown.get(id);
    const shown = known?.isHidden === hidden ? known : this.#place(id, hidden, known);
    const masks = masksFor(this.#ruleset, table, fighter, this.#open);
    shown.projection.show(fighter as unknown as Fields, masks);
  }

  #place(id: Id, isHidden: boolean, before: Shown | undefined): Shown {
    if (before) (before.isHidden ? this.#hidden : this.#fighters).remove(id);
    const open = (isHidden ? this.#hidden : this.#fighters).add(id);
    const projection = before?.projection ?? new FighterProjection(open, this.#secrets.add(id));
    if (before) projection.moveTo(open);
    const shown = { isHidden, projection };
    this.#shown.set(id, shown);
    return shown;
  }

  #removeAllBut({ fighters }: Table): void {
    for (const [id, { isHidden }] of this.#shown) {
      if (Object.hasOwn(fighters, id)) continue;
      this.#shown.delete(id);
      (isHidden ? this.#hidden : this.#fighters).remove(id);
      this.#secrets.remove(id);
    }
  }

  /**
   * Returns the facts that some seats see in addition to the public ones: names of hidden fighters and shared secrets.
   * Secrets of a seat's own fighters are in `state.secrets` instead.
   */
  #overlaysFor(
    table: Table,
    hidden: readonly Fighter[],
    open: Table,
    bases: readonly Fighter[],
    seats: readonly Seat[],
  ): ReadonlyMap<string, Fields> {
    const overlays = new Map<string, Fields>();
    for (const [id, viewer] of this.#knowingSeats(table, hidden, seats)) {
      const seen = view(this.#ruleset, table, viewer);
      const more = Object.fromEntries([
        ...moreInHead(seen, open),
        ...this.#moreInFighters(table, seen, viewer, bases),
      ]);
      overlays.set(id, more);
    }
    return overlays;
  }

  *#moreInFighters(
    table: Table,
    seen: Table,
    viewer: Viewer,
    bases: readonly Fighter[],
  ): Iterable<readonly [string, unknown]> {
    const known = new Map(bases.map((base) => [base.id, base as unknown as Fields]));
    for (const fighter of Object.values(seen.fighters)) {
      const base = known.get(fighter.id) ?? {};
      const isOwn = maySeeSecretsOf(viewer, fighter.id); // the secrets of the viewer's own fighters are shown beside the public values
      const masks = masksFor(this.#ruleset, table, table.fighters[fighter.id] ?? fighter, this.#open);
      for (const [key, value] of Object.entries(fighter)) {
        const shown = isOwn || !Object.hasOwn(masks, key) ? base[key] : masks[key];
        if (value !== shown) yield [`${fighter.id}.${key}`, value];
      }
    }
  }

  /** Returns the viewers that need an overlay: one for all GMs, and one per player who may see more. */
  #knowingSeats(table: Table, hidden: readonly Fighter[], seats: readonly Seat[]): Map<string, Viewer> {
    const players = seats.filter(({ role }) => role === 'player');
    const knowing = areShared(this.#ruleset)
      ? players
      : players.filter(({ fighters }) => hidden.some(({ id }) => fighters.includes(id)));
    const viewers = knowing.map((seat) => [seat.id, viewerOf(seat, this.#open.banded)] as const);
    return new Map(hidden.length > 0 || hasGmNotes(table) ? [['gm', GM_EYES], ...viewers] : viewers);
  }
}

/** Shows the fields of the table itself, and the ids of its fighters. */
class HeadProjection {
  readonly #differences: Differences;
  readonly #ids: Differences;
  #fighters: Table['fighters'] | undefined;

  constructor(into: Target) {
    this.#differences = new Differences(into, { constants: new Set(['map']), omitted: NOT_IN_HEAD });
    this.#ids = new Differences(into);
  }

  project(table: Table): void {
    this.#differences.write(table as unknown as Fields);
    if (table.fighters === this.#fighters) return;
    this.#fighters = table.fighters;
    this.#ids.write({ fighters: Object.keys(table.fighters) });
  }
}

/** Returns whether the map has notes that only GMs may see. */
function hasGmNotes({ map }: Table): boolean {
  return publicMap(map) !== map;
}

const NONE: ReadonlySet<Id> = new Set();

function allBut(fighters: readonly Fighter[], one: Fighter): ReadonlySet<Id> {
  if (fighters.length === 0) return NONE;
  return new Set(fighters.flatMap(({ id }) => (id === one.id ? [] : [id])));
}

function* moreInHead(seen: Table, open: Table): Iterable<readonly [string, unknown]> {
  const known = open as unknown as Fields;
  for (const [key, value] of Object.entries(seen)) {
    if (!NOT_IN_HEAD.has(key) && value !== known[key]) yield [key, value];
  }
  const ids = Object.keys(seen.fighters);
  if (ids.length !== Object.keys(open.fighters).length) yield ['fighters', ids];
}
