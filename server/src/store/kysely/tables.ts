import type { SeededDice } from '@riposte/shared/engine/state/dice';
import type { Generated } from 'kysely';

interface InputRow {
  battle: string;
  seq: number;
  input: string;
  seat: string | null;
  message: string | null;
  voided: number;
  at: number;
  /** The hash of this row and of the previous row's `chain`. */
  chain: string;
}

/** The tables of the database. JSON is stored as text, times as milliseconds since 1970. */
export interface Tables {
  battles: {
    id: string;
    title: string;
    ruleset: string;
    version: number;
    setup: string;
    /** The algorithm that derives dice from the seed. */
    dice: Generated<SeededDice['algorithm']>;
    seed: string;
    gm_link: string;
    player_link: string;
    spectator_link: string;
    status: string;
    created_at: number;
    settings: string | null;
    /** Is 1 if the battle is on the public list, otherwise 0. */
    listed: Generated<number>;
    /** The number of the last dice roll in the chat. */
    last_roll: Generated<number>;
  };
  /**
   * The owner of each battle and the end of its journal. Separate from `battles`, because every input changes
   * it.
   */
  owners: {
    battle: string;
    epoch: number;
    last_seq: number;
    holder: string | null;
    /** The last visit, to the hour. */
    seen_at: number;
  };
  /** The inputs of all battles, ordered by battle and number. */
  inputs: InputRow;
  /** New inputs in order of arrival, until they are sorted into `inputs`. */
  fresh_inputs: InputRow;
  /** A view of both tables of inputs. */
  journal: InputRow;
  seats: { battle: string; id: string; key_hash: string; name: string; role: string; fighters: string };
  /** The chat lines of all battles, as JSON. */
  sayings: { battle: string; id: string; at: number; saying: string };
  /** Pictures as data URIs; their names are content hashes. */
  pictures: { battle: string; name: string; data: string };
  /** The remaining time of all seats of each battle, as JSON. */
  clocks: { battle: string; record: string };
  snapshots: { battle: string; seq: number; state: string; at: number; checksum: string };
  /** Rows that are written and deleted to test whether the database is writable. */
  probes: { id: string; padding: string };
  /** Libraries, with the last visit to the hour. */
  shelves: { id: string; key_hash: string; seen_at: number };
  /** The items in libraries. */
  kept: {
    id: string;
    shelf: string;
    kind: string;
    name: string;
    ruleset: string;
    document: string;
    size: number;
    kept_at: number;
    link_hash: string;
  };
}
