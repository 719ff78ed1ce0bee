import type { DocumentKind } from '@riposte/shared/library/kinds';
import type { Selectable } from 'kysely';
import type {
  KeptDocument,
  KeptRecord,
  LibraryCapacity,
  LibraryRecord,
  LibraryStore,
} from '../library-store.ts';
import { available } from './available.ts';
import type { Capacity } from './capacity.ts';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';
import { deleteUnvisited, recordVisit, unvisited } from './visits.ts';

const HEAD = ['id', 'kind', 'name', 'ruleset', 'size', 'kept_at', 'link_hash'] as const;

/** Stores libraries in a Kysely database. */
export class KyselyLibraries implements LibraryStore {
  readonly #db: Db;
  readonly #capacity: Capacity;

  constructor(db: Db, capacity: Capacity) {
    this.#db = db;
    this.#capacity = capacity;
  }

  async create({ id, keyHash }: LibraryRecord): Promise<void> {
    await this.#capacity.requireRoom();
    const row = { id, key_hash: keyHash, seen_at: Date.now() };
    await available(this.#db.insertInto('shelves').values(row).execute());
  }

  async find(id: string): Promise<LibraryRecord | undefined> {
    const rows = this.#db.selectFrom('shelves').select(['id', 'key_hash as keyHash']);
    return await available(rows.where('id', '=', id).executeTakeFirst());
  }

  async list(shelf: string): Promise<KeptRecord[]> {
    const ours = this.#db.selectFrom('kept').select(HEAD).where('shelf', '=', shelf);
    const rows = await available(ours.orderBy('kept_at', 'desc').orderBy('id').execute());
    return rows.map(recordOf);
  }

  async put(
    shelf: string,
    { id, at, linkHash, ...rest }: KeptDocument,
    room: LibraryCapacity,
  ): Promise<boolean> {
    await this.#capacity.requireRoom();
    const changes = { ...rest, kept_at: at, link_hash: linkHash };
    return await available(
      this.#db.transaction().execute(async (tx) => {
        // changes no value, but locks the row until the end of the transaction
        const held = tx.updateTable('shelves').set('id', shelf).where('id', '=', shelf);
        if ((await held.executeTakeFirst()).numUpdatedRows === 0n) return false;
        const others = tx.selectFrom('kept').where('shelf', '=', shelf).where('id', '!=', id);
        const taken = await others
          .select(({ fn }) => [fn.countAll().as('things'), fn.sum<number | null>('size').as('bytes')])
          .executeTakeFirstOrThrow();
        if (Number(taken.things) >= room.things || Number(taken.bytes) + rest.size > room.bytes) return false;
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('kept')
          .values({ id, shelf, ...changes })
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet(changes).where('kept.shelf', '=', shelf),
          )
          .executeTakeFirst();
        return numInsertedOrUpdatedRows !== 0n;
      }),
    );
  }

  async rename(shelf: string, thing: string, name: string): Promise<boolean> {
    const ours = this.#db.updateTable('kept').set({ name }).where('shelf', '=', shelf);
    const { numUpdatedRows } = await available(ours.where('id', '=', thing).executeTakeFirst());
    return numUpdatedRows > 0n;
  }

  async read(thing: string): Promise<KeptDocument | undefined> {
    const rows = this.#db.selectFrom('kept').select([...HEAD, 'document']);
    const row = await available(rows.where('id', '=', thing).executeTakeFirst());
    return row && { ...recordOf(row), document: row.document };
  }

  async shelfOf(thing: string): Promise<string | undefined> {
    const rows = this.#db.selectFrom('kept').select('shelf').where('id', '=', thing);
    return (await available(rows.executeTakeFirst()))?.shelf;
  }

  async discard(shelf: string, thing: string): Promise<boolean> {
    const ours = this.#db.deleteFrom('kept').where('shelf', '=', shelf).where('id', '=', thing);
    return (await available(ours.executeTakeFirst())).numDeletedRows > 0n;
  }

  async seen(shelf: string, at: number): Promise<void> {
    await recordVisit(this.#db, 'shelves', shelf, at);
  }

  async unseen(since: number, most: number): Promise<string[]> {
    return await unvisited(this.#db, 'shelves', since, most);
  }

  async remove(id: string, unseenSince?: number): Promise<boolean> {
    return await deleteUnvisited(this.#db, 'shelves', id, unseenSince); // the items in the library are deleted with it
  }
}

function recordOf(row: Omit<Selectable<Tables['kept']>, 'shelf' | 'document'>): KeptRecord {
  const { id, kind, name, ruleset, size, kept_at: at, link_hash: linkHash } = row;
  return { id, kind: kind as DocumentKind, name, ruleset, size, at, linkHash };
}
