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
    /** The package that contains the rules (`RulebookOrigin`); null for the rulebooks of Riposte. */
    rulebook: string | null;
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
  seats: {
    battle: string;
    id: string;
    key_hash: string;
    name: string;
    role: string;
    fighters: string;
    /** The quiet hours, as JSON; null if there are none. */
    quiet: string | null;
  };
  /** The chat lines of all battles, as JSON. */
  sayings: { battle: string; id: string; at: number; saying: string };
  /** Pictures as data URIs; their names are content hashes. */
  pictures: { battle: string; name: string; data: string };
  /** The remaining time of all seats of each battle, as JSON. */
  clocks: {
    battle: string;
    record: string;
    /** The time when a process must open the battle; null if never. */
    due_at: number | null;
  };
  /** The receivers of messages to a seat. */
  subscriptions: {
    id: string;
    battle: string;
    seat: string;
    kind: string;
    /** The address as JSON. */
    target: string;
    confirmed: number;
    created_at: number;
  };
  /** The webhooks of tables. */
  hooks: { battle: string; url: string; format: string; site: string };
  /** The seats of tables that are played by post, and when they are told that the table waits for them. */
  calls: {
    battle: string;
    seat: string;
    seen: string;
    send_at: number | null;
    deadline: number | null;
    is_public: number;
    /** The time when the person was told; null if they have come back since. */
    sent_at: number | null;
  };
  /** Messages that are not sent yet. `subscription` is null for a webhook. */
  deliveries: {
    id: string;
    battle: string;
    /** The seats in the message and the times of their calls, as JSON. */
    calls: string;
    subscription: string | null;
    attempts: number;
    next_at: number;
  };
  /** The secrets of the server, such as its keys for push messages. */
  server_secrets: { name: string; value: string };
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
  /** Campaigns as JSON, with the secrets of their links as JSON and the last visit to the hour. */
  campaigns: { id: string; version: number; campaign: string; links: string; seen_at: number };
  campaign_keys: { campaign: string; member: string; key_hash: string };
  /** Pictures as data URIs; their names are content hashes. */
  campaign_pictures: { campaign: string; name: string; data: string };
  /** The battles opened from campaigns, with what members need to enter them as JSON. */
  campaign_battles: { campaign: string; battle: string; access: string };
  /** Key rings, with the number of their last change and the last visit to the hour. */
  rings: { id: string; rev: number; created_at: number; seen_at: number };
  /** The devices on which key rings are open. `removed` is 1 until a removed device has been told. */
  ring_devices: {
    id: string;
    ring: string;
    token_hash: string;
    name: string;
    removed: number;
    created_at: number;
    seen_at: number;
  };
  /** The items on key rings, as JSON; null if an item was removed. */
  ring_items: { ring: string; kind: string; id: string; value: string | null; size: number; rev: number };
  ring_passkeys: {
    id: string;
    ring: string;
    name: string;
    public_key: string;
    counter: number;
    transports: string;
    created_at: number;
  };
  ring_accounts: { issuer: string; subject: string; ring: string };
  /** Secrets that can be used once: codes, challenges and sign-ins that have begun. */
  ring_tickets: { hash: string; kind: string; ring: string | null; data: string; expires_at: number };
}
