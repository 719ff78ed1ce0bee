import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const MIGRATIONS: Readonly<Record<string, Migration>> = {
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
};

/** Brings the database to what this release needs. Throws what went wrong; forward only. */
export async function migrate<Db>(db: Kysely<Db>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
