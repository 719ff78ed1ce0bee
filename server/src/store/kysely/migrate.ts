import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../../process/config.ts';

/**
 * Brings the database to what this release needs, forward only. One that is changed is first kept as it was, in the
 * file given. It changes as a whole or not at all. Throws a `StartError` if it cannot be, or is of a newer release.
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
      'The database was written by a newer Riposte: start that release, or restore a backup.',
    );
  }
  if (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database could not be brought up to this release (${reason}), and was left as it was: start the release before, and report this.`,
    );
  }
}
