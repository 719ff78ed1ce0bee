import type { Ruleset } from '@riposte/shared/engine/ruleset';
import type { Fighter, Table } from '@riposte/shared/engine/table';
import { masksFor, maySeeSecretsOf, type Viewer, view, withoutMention } from '@riposte/shared/engine/view';
import { viewerOf } from '../seats/rights.ts';
import type { Seat } from '../seats/seating.ts';
import { Differences } from './differences.ts';
import { FieldsMap } from './fields-map.ts';
import type { BattleState } from './state.ts';

const NOT_IN_HEAD: ReadonlySet<string> = new Set(['fighters', 'dice', 'events']);
type Fields = Readonly<Record<string, unknown>>;

/** Projects a table of any ruleset: in the open what everybody may see, beside it what only some may. */
export class TableProjection {
  readonly #ruleset: Ruleset;
  #banded: string | undefined;
  readonly #head: Differences;
  readonly #fighters: FieldsMap;
  readonly #hidden: FieldsMap;
  readonly #secrets: FieldsMap;
  readonly #overlays: FieldsMap;

  constructor(ruleset: Ruleset, state: BattleState) {
    this.#ruleset = ruleset;
    this.#head = new Differences(state.head);
    this.#fighters = new FieldsMap(state.fighters);
    this.#hidden = new FieldsMap(state.hidden);
    this.#secrets = new FieldsMap(state.secrets);
    this.#overlays = new FieldsMap(state.overlays);
  }

  /** `banded` is the side whose health is shown in bands. */
  project(table: Table, seats: readonly Seat[], banded: string | undefined): void {
    this.#banded = banded;
    const hidden = Object.values(table.fighters).filter((fighter) => fighter.hidden);
    const open = hidden.length > 0 ? view(this.#ruleset, table, { role: 'spectator', banded }) : table;
    this.#projectHead(open);
    const bases = new Map<string, Fields>();
    for (const fighter of Object.values(table.fighters)) {
      const others = new Set(hidden.map(({ id }) => id).filter((id) => id !== fighter.id));
      const base = withoutMention(fighter, others) as unknown as Fields;
      bases.set(fighter.id, base);
      this.#projectFighter(fighter, base);
    }
    this.#fighters.keep((id) => table.fighters[id]?.hidden === false);
    this.#hidden.keep((id) => table.fighters[id]?.hidden === true);
    this.#secrets.keep((id) => Object.hasOwn(table.fighters, id));
    this.#projectOverlays(table, hidden, open, bases, seats);
  }

  #projectHead(open: Table): void {
    for (const [key, value] of Object.entries(open)) {
      if (!NOT_IN_HEAD.has(key)) this.#head.set(key, value, key === 'map');
    }
    this.#head.set('fighters', Object.keys(open.fighters));
    this.#head.keep((key) => Object.hasOwn(open, key));
  }

  #projectFighter(fighter: Fighter, base: Fields): void {
    const { id, hidden } = fighter;
    const masks = masksFor(this.#ruleset, fighter, this.#banded);
    const open = (hidden ? this.#hidden : this.#fighters).at(id);
    const secret = this.#secrets.at(id);
    for (const key in base) {
      if (Object.hasOwn(masks, key)) secret.set(key, base[key]);
      else open.set(key, base[key]);
    }
    for (const key in masks) open.set(key, masks[key]);
    open.keep((key) => Object.hasOwn(base, key) || Object.hasOwn(masks, key));
    secret.keep((key) => Object.hasOwn(masks, key));
  }

  /** The GM, and whoever plays a hidden fighter, sees more than everybody wherever that fighter is mentioned. */
  #projectOverlays(
    table: Table,
    hidden: readonly Fighter[],
    open: Table,
    bases: ReadonlyMap<string, Fields>,
    seats: readonly Seat[],
  ): void {
    const knowing = knowingSeats(hidden, seats);
    for (const [id, knower] of knowing) {
      const viewer = { ...knower, banded: this.#banded };
      const seen = view(this.#ruleset, table, viewer);
      const more = new Map([...moreInHead(seen, open), ...this.#moreInFighters(seen, viewer, bases)]);
      const overlay = this.#overlays.at(id);
      for (const [key, value] of more) overlay.set(key, value);
      overlay.keep((key) => more.has(key));
    }
    this.#overlays.keep((id) => knowing.has(id));
  }

  *#moreInFighters(
    seen: Table,
    viewer: Viewer,
    bases: ReadonlyMap<string, Fields>,
  ): Iterable<readonly [string, unknown]> {
    for (const fighter of Object.values(seen.fighters)) {
      const base = bases.get(fighter.id) ?? {};
      const isOwn = maySeeSecretsOf(viewer, fighter.id);
      const masks = masksFor(this.#ruleset, fighter, viewer.banded);
      for (const [key, value] of Object.entries(fighter)) {
        const isMasked = Object.hasOwn(masks, key) && !isOwn;
        if (!isMasked && value !== base[key]) yield [`${fighter.id}.${key}`, value];
      }
    }
  }
}

function* moreInHead(seen: Table, open: Table): Iterable<readonly [string, unknown]> {
  const known = open as unknown as Fields;
  for (const [key, value] of Object.entries(seen)) {
    if (!NOT_IN_HEAD.has(key) && value !== known[key]) yield [key, value];
  }
  yield ['fighters', Object.keys(seen.fighters)];
}

/** The overlays there must be: one for all GMs, one for each player of a hidden fighter. */
function knowingSeats(hidden: readonly Fighter[], seats: readonly Seat[]): Map<string, Viewer> {
  if (hidden.length === 0) return new Map();
  const owners = seats.filter(
    ({ role, fighters }) => role === 'player' && hidden.some(({ id }) => fighters.includes(id)),
  );
  return new Map([['gm', { role: 'gm' }], ...owners.map((seat) => [seat.id, viewerOf(seat)] as const)]);
}
