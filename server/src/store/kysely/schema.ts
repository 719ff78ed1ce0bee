import { type Kysely, sql } from 'kysely';

/* Tables that both databases create with the same statements. */

/** Creates the tables of key rings. */
export async function createKeyRings(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE rings (
    id text PRIMARY KEY, rev integer NOT NULL, created_at bigint NOT NULL, seen_at bigint NOT NULL)`.execute(
    db,
  );
  await sql`CREATE TABLE ring_devices (
    id text PRIMARY KEY, ring text NOT NULL REFERENCES rings (id) ON DELETE CASCADE,
    token_hash text NOT NULL UNIQUE, name text NOT NULL, removed integer NOT NULL DEFAULT 0,
    created_at bigint NOT NULL, seen_at bigint NOT NULL)`.execute(db);
  await sql`CREATE TABLE ring_items (
    ring text NOT NULL REFERENCES rings (id) ON DELETE CASCADE, kind text NOT NULL, id text NOT NULL,
    size integer NOT NULL, rev integer NOT NULL, value text, PRIMARY KEY (ring, kind, id))`.execute(db);
  await sql`CREATE TABLE ring_passkeys (
    id text PRIMARY KEY, ring text NOT NULL REFERENCES rings (id) ON DELETE CASCADE, name text NOT NULL,
    public_key text NOT NULL, counter bigint NOT NULL, transports text NOT NULL,
    created_at bigint NOT NULL)`.execute(db);
  await sql`CREATE TABLE ring_accounts (
    issuer text NOT NULL, subject text NOT NULL, ring text NOT NULL REFERENCES rings (id) ON DELETE CASCADE,
    PRIMARY KEY (issuer, subject))`.execute(db);
  await sql`CREATE TABLE ring_tickets (
    hash text PRIMARY KEY, kind text NOT NULL, ring text REFERENCES rings (id) ON DELETE CASCADE,
    data text NOT NULL, expires_at bigint NOT NULL)`.execute(db);
  for (const table of ['ring_devices', 'ring_passkeys', 'ring_accounts', 'ring_tickets'])
    await db.schema.createIndex(`${table}_of_ring`).on(table).column('ring').execute();
}

/** Adds the package that contains the rules of a battle. */
export async function addRulebook(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE battles ADD COLUMN rulebook text`.execute(db);
}

/** Creates the tables and columns for play by post: quiet hours, due times, and notifications. */
export async function createPost(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE seats ADD COLUMN quiet text`.execute(db);
  await sql`ALTER TABLE clocks ADD COLUMN due_at bigint`.execute(db);
  await sql`CREATE INDEX due_battles ON clocks (due_at) WHERE due_at IS NOT NULL`.execute(db);
  await sql`CREATE TABLE subscriptions (
    id text PRIMARY KEY, battle text NOT NULL, seat text NOT NULL, kind text NOT NULL, target text NOT NULL,
    confirmed integer NOT NULL, created_at bigint NOT NULL,
    FOREIGN KEY (battle, seat) REFERENCES seats (battle, id) ON DELETE CASCADE)`.execute(db);
  await sql`CREATE INDEX subscriptions_of_seat ON subscriptions (battle, seat)`.execute(db);
  await sql`CREATE TABLE hooks (
    battle text PRIMARY KEY REFERENCES battles (id) ON DELETE CASCADE, url text NOT NULL, format text NOT NULL,
    site text NOT NULL)`.execute(db);
  await sql`CREATE TABLE calls (
    battle text NOT NULL, seat text NOT NULL, seen text NOT NULL, send_at bigint, deadline bigint,
    is_public integer NOT NULL, sent_at bigint, PRIMARY KEY (battle, seat),
    FOREIGN KEY (battle, seat) REFERENCES seats (battle, id) ON DELETE CASCADE)`.execute(db);
  await sql`CREATE INDEX due_calls ON calls (send_at) WHERE send_at IS NOT NULL AND sent_at IS NULL`.execute(
    db,
  );
  await sql`CREATE TABLE deliveries (
    id text PRIMARY KEY, battle text NOT NULL REFERENCES battles (id) ON DELETE CASCADE, calls text NOT NULL,
    subscription text, attempts integer NOT NULL, next_at bigint NOT NULL)`.execute(db);
  await sql`CREATE INDEX due_deliveries ON deliveries (next_at)`.execute(db);
  await sql`CREATE INDEX deliveries_of_battle ON deliveries (battle)`.execute(db);
  await sql`CREATE TABLE server_secrets (name text PRIMARY KEY, value text NOT NULL)`.execute(db);
}

/** Creates the tables of campaigns. */
export async function createCampaigns(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE campaigns (
    id text PRIMARY KEY, version integer NOT NULL, campaign text NOT NULL, links text NOT NULL,
    seen_at bigint NOT NULL)`.execute(db);
  await sql`CREATE TABLE campaign_keys (
    campaign text NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE, member text NOT NULL,
    key_hash text NOT NULL, PRIMARY KEY (campaign, member))`.execute(db);
  await sql`CREATE TABLE campaign_pictures (
    campaign text NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE, name text NOT NULL, data text NOT NULL,
    PRIMARY KEY (campaign, name))`.execute(db);
  await sql`CREATE TABLE campaign_battles (
    campaign text NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE, battle text NOT NULL,
    access text NOT NULL, PRIMARY KEY (campaign, battle))`.execute(db);
}
