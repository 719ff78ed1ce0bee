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
  /** The hash of this row and of the chain of the row before. */
  chain: string;
}

/** The rows of the database. JSON is kept as text, times are milliseconds since 1970. */
export interface Tables {
  battles: {
    id: string;
    title: string;
    ruleset: string;
    version: number;
    setup: string;
    /** The algorithm that makes dice of the seed. */
    dice: Generated<SeededDice['algorithm']>;
    seed: string;
    gm_link: string;
    player_link: string;
    spectator_link: string;
    status: string;
    created_at: number;
    settings: string | null;
    /** 1: its GM has put it on the public list. */
    listed: Generated<number>;
    /** The number of the last roll that was said at the table. */
    last_roll: Generated<number>;
  };
  /** Who may write to a battle, and how far its journal goes: apart from the rest, as every input changes it. */
  owners: {
    battle: string;
    epoch: number;
    last_seq: number;
    holder: string | null;
    /** When somebody was last at the table, to the hour. */
    seen_at: number;
  };
  /** By battle and number. */
  inputs: InputRow;
  /** In the order in which they came, until they are sorted into `inputs`. */
  fresh_inputs: InputRow;
  /** Both, to read from. */
  journal: InputRow;
  seats: { battle: string; id: string; key_hash: string; name: string; role: string; fighters: string };
  /** What was said at the table, as JSON, by when it was said. */
  sayings: { battle: string; id: string; at: number; saying: string };
  /** Pictures as data URIs, by the names of their contents. */
  pictures: { battle: string; name: string; data: string };
  /** What is left of everybody's time in a battle. */
  clocks: { battle: string; record: string };
  snapshots: { battle: string; seq: number; state: string; at: number; checksum: string };
  /** Written and deleted again to see whether the database can be written to. */
  probes: { id: string; padding: string };
  /** Libraries, and when somebody last came to each, to the hour. */
  shelves: { id: string; key_hash: string; seen_at: number };
  /** What is on them. */
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
