import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { chainOf, hashOf } from '../kysely/chain.ts';
import { addRulebook, createCampaigns, createKeyRings, createPost } from '../kysely/schema.ts';
import type { Tables } from '../kysely/tables.ts';

/** The migrations of the embedded database. */
export const SQLITE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-battles': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('battles')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('ruleset', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('setup', 'text', (column) => column.notNull())
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('gm_link', 'text', (column) => column.notNull())
        .addColumn('player_link', 'text', (column) => column.notNull())
        .addColumn('spectator_link', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('last_seq', 'integer', (column) => column.notNull())
        .addColumn('epoch', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('inputs')
        .addColumn('battle', 'text', (column) => column.notNull().references('battles.id'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('input', 'text', (column) => column.notNull())
        .addColumn('seat', 'text')
        .addColumn('message', 'text')
        .addColumn('voided', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('inputs_key', ['battle', 'seq'])
        .execute();
      await db.schema
        .createTable('seats')
        .addColumn('battle', 'text', (column) => column.notNull().references('battles.id'))
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('key_hash', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('fighters', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('seats_key', ['battle', 'id'])
        .execute();
      await db.schema
        .createTable('snapshots')
        .addColumn('battle', 'text', (column) => column.primaryKey().references('battles.id'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '002-table-settings': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('battles').addColumn('settings', 'text').execute();
    },
  },
  '003-banks': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('battles').addColumn('banks', 'text').execute();
    },
  },
  '004-checksums': {
    async up(db: Kysely<unknown>) {
      const text = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
      await db.schema.alterTable('inputs').addColumn('chain', 'text', text).execute();
      await db.schema.alterTable('snapshots').addColumn('checksum', 'text', text).execute();
      await chainAll(db as Kysely<Tables>);
    },
  },
  '005-dice-algorithm': {
    async up(db: Kysely<unknown>) {
      // records the algorithm of each roll, because later releases may use another
      const algorithm = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('chacha20');
      await db.schema.alterTable('battles').addColumn('dice', 'text', algorithm).execute();
    },
  },
  '006-clocks': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('clocks')
        .addColumn('battle', 'text', (column) => column.primaryKey().references('battles.id'))
        .addColumn('record', 'text', (column) => column.notNull())
        .execute();
      await sql`INSERT INTO clocks SELECT id, '{"clocks":null,"banks":' || banks || '}' FROM battles
        WHERE banks IS NOT NULL`.execute(db);
      await db.schema.alterTable('battles').dropColumn('banks').execute();
    },
  },
  '007-renewed-rules': {
    async up(db: Kysely<unknown>) {
      const first = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
      await db.schema.alterTable('battles').addColumn('since', 'integer', first).execute();
    },
  },
  '008-kept-rules': {
    async up(db: Kysely<unknown>) {
      // a battle that changed versions halfway is playable under neither, so it gets version 0, which no ruleset has
      await sql`UPDATE battles SET version = 0 WHERE since > 0`.execute(db);
      await db.schema.alterTable('battles').dropColumn('since').execute();
    },
  },
  '009-fresh-inputs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('owners')
        .addColumn('battle', 'text', (column) => column.primaryKey().references('battles.id'))
        .addColumn('epoch', 'integer', (column) => column.notNull())
        .addColumn('last_seq', 'integer', (column) => column.notNull())
        .modifyEnd(sql`WITHOUT ROWID`)
        .execute();
      await sql`INSERT INTO owners SELECT id, epoch, last_seq FROM battles`.execute(db);
      await db.schema.alterTable('battles').dropColumn('epoch').execute();
      await db.schema.alterTable('battles').dropColumn('last_seq').execute();
      await db.schema
        .createTable('fresh_inputs')
        .addColumn('battle', 'text', (column) => column.notNull())
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('input', 'text', (column) => column.notNull())
        .addColumn('seat', 'text')
        .addColumn('message', 'text')
        .addColumn('voided', 'integer', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('chain', 'text', (column) => column.notNull())
        .execute();
      await sql`CREATE VIEW journal AS SELECT * FROM inputs UNION ALL SELECT * FROM fresh_inputs`.execute(db);
    },
  },
  '010-holders': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('owners').addColumn('holder', 'text').execute();
    },
  },
  '011-sayings': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('sayings')
        .addColumn('battle', 'text', (column) => column.notNull().references('battles.id'))
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('saying', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('sayings_key', ['battle', 'id'])
        .execute();
    },
  },
  '012-pictures': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('pictures')
        .addColumn('battle', 'text', (column) =>
          column.notNull().references('battles.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('pictures_key', ['battle', 'name'])
        .execute();
    },
  },
  '013-listed': {
    async up(db: Kysely<unknown>) {
      const no = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
      await db.schema.alterTable('battles').addColumn('listed', 'integer', no).execute();
      await sql`CREATE INDEX listed_battles ON battles (created_at) WHERE listed = 1`.execute(db);
    },
  },
  '014-seen': {
    async up(db: Kysely<unknown>) {
      const never = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
      await db.schema.alterTable('owners').addColumn('seen_at', 'bigint', never).execute();
      await sql`UPDATE owners SET seen_at = coalesce(
        (SELECT max(at) FROM journal WHERE journal.battle = owners.battle),
        (SELECT created_at FROM battles WHERE id = owners.battle))`.execute(db);
    },
  },
  '015-library': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('shelves')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('key_hash', 'text', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('kept')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('shelf', 'text', (column) => column.notNull().references('shelves.id').onDelete('cascade'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('ruleset', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('kept_at', 'bigint', (column) => column.notNull())
        .addColumn('link_hash', 'text', (column) => column.notNull())
        .addColumn('document', 'text', (column) => column.notNull()) // the last column, because lists are read without it
        .execute();
      await sql`CREATE INDEX kept_on_shelf ON kept (shelf)`.execute(db);
    },
  },
  '016-probes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('probes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('padding', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '017-last-roll': {
    async up(db: Kysely<unknown>) {
      const none = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
      await db.schema.alterTable('battles').addColumn('last_roll', 'integer', none).execute();
      await sql`UPDATE battles SET last_roll = coalesce(
        (SELECT max(json_extract(saying, '$.roll.number')) FROM sayings WHERE battle = battles.id), 0)`.execute(
        db,
      );
    },
  },
  '018-key-rings': { up: createKeyRings },
  '020-post': { up: createPost },
  '021-campaigns': { up: createCampaigns },
  '022-rulebook': { up: addRulebook },
};

async function chainAll(db: Kysely<Tables>): Promise<void> {
  const rows = await db.selectFrom('inputs').selectAll().orderBy('battle').orderBy('seq').execute();
  let before = { battle: '', chain: '' };
  for (const row of rows) {
    const { battle, seq } = row;
    const chain = chainOf(before.battle === battle ? before.chain : '', row);
    const ours = db.updateTable('inputs').set({ chain }).where('battle', '=', battle);
    await ours.where('seq', '=', seq).execute();
    before = { battle, chain };
  }
  const snapshots = await db.selectFrom('snapshots').selectAll().execute();
  for (const { battle, state } of snapshots) {
    const update = db.updateTable('snapshots').set({ checksum: hashOf(state) });
    await update.where('battle', '=', battle).execute();
  }
}
