import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addRulebook, createCampaigns, createKeyRings, createPost } from '../kysely/schema.ts';

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
  '010-key-rings': { up: createKeyRings },
  '012-post': { up: createPost },
  '013-campaigns': { up: createCampaigns },
  '014-rulebook': {
    async up(db: Kysely<unknown>) {
      await addRulebook(db);
      await sql`ALTER TABLE processes ADD COLUMN packages text NOT NULL DEFAULT '[]'`.execute(db);
    },
  },
};
