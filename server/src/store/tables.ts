import type { SeededDice } from '@riposte/shared/engine/dice';
import type { Generated } from 'kysely';

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
    last_seq: number;
    epoch: number;
    created_at: number;
    settings: string | null;
  };
  inputs: {
    battle: string;
    seq: number;
    input: string;
    seat: string | null;
    message: string | null;
    voided: number;
    at: number;
    /** The hash of this row and of the chain of the row before. */
    chain: string;
  };
  seats: { battle: string; id: string; key_hash: string; name: string; role: string; fighters: string };
  /** What is left of everybody's time in a battle. */
  clocks: { battle: string; record: string };
  snapshots: { battle: string; seq: number; state: string; at: number; checksum: string };
}
