import type { Ruleset } from '@riposte/shared/engine/ruleset';
import type { Fighter, Table } from '@riposte/shared/engine/table';
import { headKnownTo, masksOf, mayKnowOf, type Viewer } from '@riposte/shared/engine/view';
import { viewerOf } from '../seats/rights.ts';
import type { Seat } from '../seats/seating.ts';
import { Differences } from './differences.ts';
import { FieldsMap } from './fields-map.ts';
import type { BattleState } from './state.ts';

const NOT_IN_HEAD: ReadonlySet<string> = new Set(['fighters', 'dice', 'events']);
const EVERYBODY: Viewer = { role: 'spectator' };

/** Projects a table of any ruleset: in the open what everybody may see, beside it what only some may. */
export class TableProjection {
  readonly #secretKeys: ReadonlySet<string>;
  readonly #masks: Ruleset['secrets'];
  readonly #head: Differences;
  readonly #fighters: FieldsMap;
  readonly #hidden: FieldsMap;
  readonly #secrets: FieldsMap;
  readonly #overlays: FieldsMap;

  constructor(ruleset: Ruleset, state: BattleState) {
    this.#masks = masksOf(ruleset);
    this.#secretKeys = new Set(Object.keys(this.#masks));
    this.#head = new Differences(state.head);
    this.#fighters = new FieldsMap(state.fighters);
    this.#hidden = new FieldsMap(state.hidden);
    this.#secrets = new FieldsMap(state.secrets);
    this.#overlays = new FieldsMap(state.overlays);
  }

  project(table: Table, seats: readonly Seat[]): void {
    const fighters = Object.values(table.fighters);
    const hidden = fighters.filter((fighter) => fighter.hidden);
    this.#projectHead(table, hidden);
    this.#projectOverlays(table, hidden, seats);
    for (const fighter of fighters) this.#projectFighter(fighter);
    this.#fighters.keep((id) => table.fighters[id]?.hidden === false);
    this.#hidden.keep((id) => table.fighters[id]?.hidden === true);
    this.#secrets.keep((id) => Object.hasOwn(table.fighters, id));
  }

  #projectHead(table: Table, hidden: readonly Fighter[]): void {
    const head = { ...table, ...(hidden.length > 0 ? headKnownTo(table, EVERYBODY) : {}) };
    for (const [key, value] of Object.entries(head)) {
      if (!NOT_IN_HEAD.has(key)) this.#head.set(key, value, key === 'map');
    }
    const known = hidden.length > 0 ? idsKnownTo(table, EVERYBODY) : Object.keys(table.fighters);
    this.#head.set('fighters', known);
    this.#head.keep((key) => key === 'fighters' || Object.hasOwn(head, key));
  }

  /** The GM, and whoever plays a hidden fighter, sees more of the order, the stack and the list of fighters. */
  #projectOverlays(table: Table, hidden: readonly Fighter[], seats: readonly Seat[]): void {
    const owners = seats.filter(
      ({ role, fighters }) => role === 'player' && hidden.some(({ id }) => fighters.includes(id)),
    );
    const knowing = new Map<string, Viewer>(owners.map((seat) => [seat.id, viewerOf(seat)]));
    if (hidden.length > 0) knowing.set('gm', { role: 'gm' });
    for (const [id, viewer] of knowing) {
      const overlay = this.#overlays.at(id);
      for (const [key, value] of Object.entries(headKnownTo(table, viewer))) overlay.set(key, value);
      overlay.set('fighters', idsKnownTo(table, viewer));
    }
    this.#overlays.keep((id) => knowing.has(id));
  }

  #projectFighter(fighter: Fighter): void {
    const open = (fighter.hidden ? this.#hidden : this.#fighters).at(fighter.id);
    const secret = this.#secrets.at(fighter.id);
    const values = fighter as unknown as Readonly<Record<string, unknown>>;
    for (const key in values) {
      if (!this.#secretKeys.has(key)) open.set(key, values[key]);
    }
    for (const key of this.#secretKeys) {
      open.set(key, this.#masks[key]);
      secret.set(key, values[key]);
    }
    open.keep((key) => this.#secretKeys.has(key) || Object.hasOwn(values, key));
  }
}

function idsKnownTo(table: Table, viewer: Viewer): string[] {
  const known = Object.values(table.fighters).filter((fighter) => mayKnowOf(viewer, fighter));
  return known.map(({ id }) => id);
}
