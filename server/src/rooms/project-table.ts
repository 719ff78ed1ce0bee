import type { Ruleset } from '@riposte/shared/engine/ruleset';
import type { Fighter, Table } from '@riposte/shared/engine/table';
import { masksOf, maySeeSecretsOf, type Viewer, view, withoutMention } from '@riposte/shared/engine/view';
import { viewerOf } from '../seats/rights.ts';
import type { Seat } from '../seats/seating.ts';
import { Differences } from './differences.ts';
import { FieldsMap } from './fields-map.ts';
import type { BattleState } from './state.ts';

const NOT_IN_HEAD: ReadonlySet<string> = new Set(['fighters', 'dice', 'events']);
const EVERYBODY: Viewer = { role: 'spectator' };

type Fields = Readonly<Record<string, unknown>>;

/** Projects a table of any ruleset: in the open what everybody may see, beside it what only some may. */
export class TableProjection {
  readonly #ruleset: Ruleset;
  readonly #masks: Ruleset['secrets'];
  readonly #head: Differences;
  readonly #fighters: FieldsMap;
  readonly #hidden: FieldsMap;
  readonly #secrets: FieldsMap;
  readonly #overlays: FieldsMap;

  constructor(ruleset: Ruleset, state: BattleState) {
    this.#ruleset = ruleset;
    this.#masks = masksOf(ruleset);
    this.#head = new Differences(state.head);
    this.#fighters = new FieldsMap(state.fighters);
    this.#hidden = new FieldsMap(state.hidden);
    this.#secrets = new FieldsMap(state.secrets);
    this.#overlays = new FieldsMap(state.overlays);
  }

  project(table: Table, seats: readonly Seat[]): void {
    const hidden = Object.values(table.fighters).filter((fighter) => fighter.hidden);
    const open = hidden.length > 0 ? view(this.#ruleset, table, EVERYBODY) : table;
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

  #projectFighter({ id, hidden }: Fighter, base: Fields): void {
    const open = (hidden ? this.#hidden : this.#fighters).at(id);
    const secret = this.#secrets.at(id);
    for (const key in base) {
      if (Object.hasOwn(this.#masks, key)) secret.set(key, base[key]);
      else open.set(key, base[key]);
    }
    for (const key in this.#masks) open.set(key, this.#masks[key]);
    open.keep((key) => Object.hasOwn(base, key) || Object.hasOwn(this.#masks, key));
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
    for (const [id, viewer] of knowing) {
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
      for (const [key, value] of Object.entries(fighter)) {
        const isMasked = Object.hasOwn(this.#masks, key) && !isOwn;
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
