import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../../process/config.ts';

/**
 * Migrates the database to this release, in one transaction. Before that, saves the old database to the file `keepAs`,
 * if given. Throws `StartError` if the migration fails, or if the database is from a newer release.
 */
export async function migrate<Db>(
  db: Kysely<Db>,
  migrations: Readonly<Record<string, Migration>>,
  keepAs?: string,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const known = await migrator.getMigrations();
  const done = known.filter(({ executedAt }) => executedAt);
  const [next] = known.filter(({ executedAt }) => !executedAt);
  if (keepAs && next && done.length > 0) await sql`VACUUM INTO ${keepAs}`.execute(db);
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.includes('is missing')) {
    throw new StartError(
      'The database was written by a newer release of Riposte: start that release, or restore a backup.',
    );
  }
  if (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database could not be upgraded for this release (${reason}) and was not changed: start the previous release, and report this error.`,
    );
  }
}
