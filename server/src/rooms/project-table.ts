import type { Ruleset } from '@riposte/shared/engine/ruleset';
import type { Fighter, Table } from '@riposte/shared/engine/table';
import { masksFor, maySeeSecretsOf, type Viewer, view, withoutMention } from '@riposte/shared/engine/view';
import { viewerOf } from '../seats/rights.ts';
import type { Seat } from '../seats/seating.ts';
import { Differences } from './differences.ts';
import { FieldsMap } from './fields-map.ts';
import type { Shapes } from './shapes.ts';
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

  constructor(ruleset: Ruleset, state: BattleState, shapes: Shapes) {
    this.#ruleset = ruleset;
    this.#head = new Differences(state.head, shapes.open, new Set(['map']));
    this.#fighters = new FieldsMap(state.fighters, shapes.open);
    this.#hidden = new FieldsMap(state.hidden, shapes.secret);
    this.#secrets = new FieldsMap(state.secrets, shapes.secret);
    this.#overlays = new FieldsMap(state.overlays, shapes.secret);
  }

  /** `banded` is the side whose health is shown in bands. */
  project(table: Table, seats: readonly Seat[], banded: string | undefined): void {
    this.#banded = banded;
    const hidden = Object.values(table.fighters).filter((fighter) => fighter.hidden);
    const open = hidden.length > 0 ? view(this.#ruleset, table, { role: 'spectator', banded }) : table;
    this.#projectHead(open);
    const bases = new Map<string, Fields>();
    for (const fighter of Object.values(table.fighters)) {
      const base = withoutMention(fighter, allBut(hidden, fighter)) as unknown as Fields;
      bases.set(fighter.id, base);
      this.#projectFighter(fighter, base);
    }
    this.#fighters.keep((id) => table.fighters[id]?.hidden === false);
    this.#hidden.keep((id) => table.fighters[id]?.hidden === true);
    this.#secrets.keep((id) => Object.hasOwn(table.fighters, id));
    this.#projectOverlays(table, hidden, open, bases, seats);
  }

  #projectHead(open: Table): void {
    const { dice: _dice, events: _events, ...head } = open;
    this.#head.write({ ...head, fighters: Object.keys(open.fighters) });
  }

  #projectFighter(fighter: Fighter, base: Fields): void {
    const { id, hidden } = fighter;
    const masks = masksFor(this.#ruleset, fighter, this.#banded);
    const secret: Record<string, unknown> = {};
    for (const key in masks) if (Object.hasOwn(base, key)) secret[key] = base[key];
    this.#secrets.at(id).write(secret);
    (hidden ? this.#hidden : this.#fighters).at(id).write({ ...base, ...masks });
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
      const more = Object.fromEntries([
        ...moreInHead(seen, open),
        ...this.#moreInFighters(seen, viewer, bases),
      ]);
      this.#overlays.at(id).write(more);
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

function allBut(fighters: readonly Fighter[], one: Fighter): ReadonlySet<string> {
  return new Set(fighters.flatMap(({ id }) => (id === one.id ? [] : [id])));
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
