import type { Setup, SetupFighter } from '@riposte/shared/engine/setup/setup';
import { placeholderDice } from '@riposte/shared/engine/state/dice';
import type { Table } from '@riposte/shared/engine/state/table';
import type { BattleRecord, BattleStore, Ownership } from '../store/store.ts';
import type { Backing } from './recover.ts';
import type { Supervisor } from './supervisor.ts';

/**
 * The record (title, setup, seed and links) of an open battle. Each change is saved before it takes effect
 * here.
 */
export class EditableRecord {
  readonly #store: BattleStore;
  readonly #owner: Ownership;
  readonly #supervisor: Supervisor;
  #record: BattleRecord;
  #opening: Table;

  constructor({ store, supervisor }: Backing, owner: Ownership, record: BattleRecord) {
    this.#store = store;
    this.#supervisor = supervisor;
    this.#owner = owner;
    this.#record = record;
    this.#opening = openingOf(supervisor, record.setup);
  }

  get record(): BattleRecord {
    return this.#record;
  }

  /** The table before the fight, as the setup describes it. */
  get opening(): Table {
    return this.#opening;
  }

  async setTitle(title: string): Promise<void> {
    await this.#store.saveTitle(this.#owner, title);
    this.#record = { ...this.#record, title };
  }

  /** Adds a fighter to the setup. */
  async addFighter(combatant: SetupFighter): Promise<void> {
    const setup = withFighter(this.#record.setup, combatant);
    const opening = openingOf(this.#supervisor, setup);
    this.#supervisor.requireViews({ table: opening });
    await this.#store.saveSetup(this.#owner, setup);
    this.#opening = opening;
    this.#record = { ...this.#record, setup };
  }
}

/** Returns the table at the start of a fight. Throws `SetupError`, or `RulebookFault` if the rules fail. */
export function openingOf(rules: Supervisor, setup: Setup): Table {
  return rules.run(({ ruleset }) => ruleset.open(setup, placeholderDice()));
}

/** Returns the setup with one more fighter. If the setup has a fixed order, the new fighter acts last. */
function withFighter(setup: Setup, combatant: SetupFighter): Setup {
  const order = setup.order && [...setup.order, combatant.id];
  return { ...setup, combatants: [...setup.combatants, combatant], ...(order && { order }) };
}
