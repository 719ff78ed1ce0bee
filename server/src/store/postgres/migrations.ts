import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The migrations of a Postgres database. */
export const POSTGRES_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-battles': {
    async up(db: Kysely<unknown>) {
      await sql`CREATE TABLE battles (
        id text PRIMARY KEY, title text NOT NULL, ruleset text NOT NULL, version integer NOT NULL,
        setup text NOT NULL, dice text NOT NULL DEFAULT 'chacha20', seed text NOT NULL,
        gm_link text NOT NULL, player_link text NOT NULL, spectator_link text NOT NULL,
        status text NOT NULL, created_at bigint NOT NULL, settings text)`.execute(db);
      // Every input rewrites a row of this table. Free space in each page avoids index updates.
      await sql`CREATE TABLE owners (
        battle text PRIMARY KEY REFERENCES battles, epoch integer NOT NULL, last_seq integer NOT NULL,
        holder text) WITH (fillfactor = 50)`.execute(db);
      await sql`CREATE TABLE inputs (
        battle text NOT NULL REFERENCES battles, seq integer NOT NULL, input text NOT NULL, seat text,
        message text, voided integer NOT NULL DEFAULT 0, at bigint NOT NULL, chain text NOT NULL,
        PRIMARY KEY (battle, seq))`.execute(db);
      await sql`CREATE VIEW journal AS SELECT * FROM inputs`.execute(db);
      await sql`CREATE TABLE seats (
        battle text NOT NULL REFERENCES battles, id text NOT NULL, key_hash text NOT NULL, name text NOT NULL,
        role text NOT NULL, fighters text NOT NULL, PRIMARY KEY (battle, id))`.execute(db);
      await sql`CREATE TABLE clocks (
        battle text PRIMARY KEY REFERENCES battles, record text NOT NULL)`.execute(db);
      await sql`CREATE TABLE snapshots (
        battle text PRIMARY KEY REFERENCES battles, seq integer NOT NULL, state text NOT NULL,
        at bigint NOT NULL, checksum text NOT NULL)`.execute(db);
    },
  },
  '002-processes': {
    async up(db: Kysely<unknown>) {
      // Processes rewrite their rows several times a second, so rows that a crash has lost are soon back.
      await sql`CREATE UNLOGGED TABLE processes (
        id text PRIMARY KEY, address text NOT NULL, rooms integer NOT NULL, leaving boolean NOT NULL,
        seen timestamptz NOT NULL) WITH (fillfactor = 50)`.execute(db);
    },
  },
  '003-sayings': {
    async up(db: Kysely<unknown>) {
      await sql`CREATE TABLE sayings (
        battle text NOT NULL REFERENCES battles, id text NOT NULL, at bigint NOT NULL, saying text NOT NULL,
        PRIMARY KEY (battle, id))`.execute(db);
    },
  },
  '004-pictures': {
    async up(db: Kysely<unknown>) {
      await sql`CREATE TABLE pictures (
        battle text NOT NULL REFERENCES battles ON DELETE CASCADE, name text NOT NULL, data text NOT NULL,
        PRIMARY KEY (battle, name))`.execute(db);
    },
  },
  '005-listed': {
    async up(db: Kysely<unknown>) {
      await sql`ALTER TABLE battles ADD COLUMN listed integer NOT NULL DEFAULT 0`.execute(db);
      await sql`CREATE INDEX listed_battles ON battles (created_at) WHERE listed = 1`.execute(db);
    },
  },
  '006-seen': {
    async up(db: Kysely<unknown>) {
      await sql`ALTER TABLE owners ADD COLUMN seen_at bigint NOT NULL DEFAULT 0`.execute(db);
      await sql`UPDATE owners SET seen_at = coalesce(
        (SELECT max(at) FROM inputs WHERE inputs.battle = owners.battle),
        (SELECT created_at FROM battles WHERE id = owners.battle))`.execute(db);
    },
  },
  '007-library': {
    async up(db: Kysely<unknown>) {
      await sql`CREATE TABLE shelves (
        id text PRIMARY KEY, key_hash text NOT NULL, seen_at bigint NOT NULL)`.execute(db);
      await sql`CREATE TABLE kept (
        id text PRIMARY KEY, shelf text NOT NULL REFERENCES shelves ON DELETE CASCADE, kind text NOT NULL,
        name text NOT NULL, ruleset text NOT NULL, size integer NOT NULL, kept_at bigint NOT NULL,
        link_hash text NOT NULL, document text NOT NULL)`.execute(db);
      await sql`CREATE INDEX kept_on_shelf ON kept (shelf)`.execute(db);
    },
  },
  '008-probes': {
    async up(db: Kysely<unknown>) {
      await sql`CREATE TABLE probes (id text PRIMARY KEY, padding text NOT NULL)`.execute(db);
    },
  },
  '009-last-roll': {
    async up(db: Kysely<unknown>) {
      await sql`ALTER TABLE battles ADD COLUMN last_roll integer NOT NULL DEFAULT 0`.execute(db);
      await sql`UPDATE battles SET last_roll = coalesce(
        (SELECT max((saying::jsonb #>> '{roll,number}')::integer) FROM sayings WHERE battle = battles.id), 0)`.execute(
        db,
      );
    },
  },
  '010-key-rings': {
    async up(db: Kysely<unknown>) {
      await sql`CREATE TABLE rings (
        id text PRIMARY KEY, rev integer NOT NULL, created_at bigint NOT NULL, seen_at bigint NOT NULL)`.execute(
        db,
      );
      await sql`CREATE TABLE ring_devices (
        id text PRIMARY KEY, ring text NOT NULL REFERENCES rings ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE, name text NOT NULL, removed integer NOT NULL DEFAULT 0,
        created_at bigint NOT NULL, seen_at bigint NOT NULL)`.execute(db);
      await sql`CREATE TABLE ring_items (
        ring text NOT NULL REFERENCES rings ON DELETE CASCADE, kind text NOT NULL, id text NOT NULL,
        size integer NOT NULL, rev integer NOT NULL, value text, PRIMARY KEY (ring, kind, id))`.execute(db);
      await sql`CREATE TABLE ring_passkeys (
        id text PRIMARY KEY, ring text NOT NULL REFERENCES rings ON DELETE CASCADE, name text NOT NULL,
        public_key text NOT NULL, counter bigint NOT NULL, transports text NOT NULL,
        created_at bigint NOT NULL)`.execute(db);
      await sql`CREATE TABLE ring_accounts (
        issuer text NOT NULL, subject text NOT NULL, ring text NOT NULL REFERENCES rings ON DELETE CASCADE,
        PRIMARY KEY (issuer, subject))`.execute(db);
      await sql`CREATE TABLE ring_tickets (
        hash text PRIMARY KEY, kind text NOT NULL, ring text REFERENCES rings ON DELETE CASCADE,
        data text NOT NULL, expires_at bigint NOT NULL)`.execute(db);
      for (const table of ['ring_devices', 'ring_passkeys', 'ring_accounts', 'ring_tickets'])
        await db.schema.createIndex(`${table}_of_ring`).on(table).column('ring').execute();
    },
  },
  '012-post': {
    async up(db: Kysely<unknown>) {
      await sql`ALTER TABLE seats ADD COLUMN quiet text`.execute(db);
      await sql`ALTER TABLE clocks ADD COLUMN due_at bigint`.execute(db);
      await sql`CREATE INDEX due_battles ON clocks (due_at) WHERE due_at IS NOT NULL`.execute(db);
      await sql`CREATE TABLE subscriptions (
        id text PRIMARY KEY, battle text NOT NULL, seat text NOT NULL, kind text NOT NULL, target text NOT NULL,
        confirmed integer NOT NULL, created_at bigint NOT NULL,
        FOREIGN KEY (battle, seat) REFERENCES seats (battle, id) ON DELETE CASCADE)`.execute(db);
      await sql`CREATE INDEX subscriptions_of_seat ON subscriptions (battle, seat)`.execute(db);
      await sql`CREATE TABLE hooks (
        battle text PRIMARY KEY REFERENCES battles ON DELETE CASCADE, url text NOT NULL, format text NOT NULL,
        site text NOT NULL)`.execute(db);
      await sql`CREATE TABLE calls (
        battle text NOT NULL, seat text NOT NULL, seen text NOT NULL, send_at bigint, deadline bigint,
        is_public integer NOT NULL, sent_at bigint, PRIMARY KEY (battle, seat),
        FOREIGN KEY (battle, seat) REFERENCES seats (battle, id) ON DELETE CASCADE)`.execute(db);
      await sql`CREATE INDEX due_calls ON calls (send_at) WHERE send_at IS NOT NULL AND sent_at IS NULL`.execute(
        db,
      );
      await sql`CREATE TABLE deliveries (
        id text PRIMARY KEY, battle text NOT NULL REFERENCES battles ON DELETE CASCADE, calls text NOT NULL,
        subscription text, attempts integer NOT NULL, next_at bigint NOT NULL)`.execute(db);
      await sql`CREATE INDEX due_deliveries ON deliveries (next_at)`.execute(db);
      await sql`CREATE INDEX deliveries_of_battle ON deliveries (battle)`.execute(db);
      await sql`CREATE TABLE server_secrets (name text PRIMARY KEY, value text NOT NULL)`.execute(db);
    },
  },
};
