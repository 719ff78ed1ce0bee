import type { RingItem } from '@riposte/shared/protocol/key-ring';
import type { RingKind } from '@riposte/shared/protocol/ring-kinds';
import type {
  AccountRecord,
  DeviceRecord,
  ItemChanges,
  KeyRingStore,
  ListedDevice,
  PasskeyRecord,
  RingCapacity,
  RingSession,
  TicketKind,
  TicketRecord,
} from '../key-ring-store.ts';
import { available } from './available.ts';
import type { Capacity } from './capacity.ts';
import type { Db } from './database.ts';
import { deleteUnvisited, recordVisit, unvisited } from './visits.ts';

/** The number of removed items per key ring that are remembered, so that other devices remove them, too. */
const MOST_REMOVED = 500;

/** Stores key rings in a Kysely database. */
export class KyselyKeyRings implements KeyRingStore {
  readonly #db: Db;
  readonly #capacity: Capacity;

  constructor(db: Db, capacity: Capacity) {
    this.#db = db;
    this.#capacity = capacity;
  }

  async create(ring: string, device: DeviceRecord): Promise<void> {
    await this.#capacity.requireRoom();
    const now = Date.now();
    await available(
      this.#db.transaction().execute(async (tx) => {
        await tx.insertInto('rings').values({ id: ring, rev: 0, created_at: now, seen_at: now }).execute();
        await tx.insertInto('ring_devices').values(rowOf(ring, device)).execute();
      }),
    );
  }

  async sessionOf(tokenHash: string): Promise<RingSession | undefined> {
    const rows = this.#db.selectFrom('ring_devices').select(['id', 'ring', 'removed']);
    const row = await available(rows.where('token_hash', '=', tokenHash).executeTakeFirst());
    return row && { ring: row.ring, device: row.id, isRemoved: row.removed !== 0 };
  }

  async seen({ ring, device }: RingSession, at: number): Promise<void> {
    await recordVisit(this.#db, 'rings', ring, at);
    await recordVisit(this.#db, 'ring_devices', device, at);
  }

  async devices(ring: string): Promise<ListedDevice[]> {
    const rows = this.#db.selectFrom('ring_devices').select(['id', 'name', 'seen_at as seenAt']);
    const ours = rows.where('ring', '=', ring).where('removed', '=', 0);
    return await available(ours.orderBy('created_at').orderBy('id').execute());
  }

  async addDevice(ring: string, device: DeviceRecord, most: number): Promise<boolean> {
    return await this.#asRing(ring, async (tx) => {
      const ours = tx.selectFrom('ring_devices').where('ring', '=', ring).where('removed', '=', 0);
      const { devices } = await ours
        .select(({ fn }) => fn.countAll<number>().as('devices'))
        .executeTakeFirstOrThrow();
      if (Number(devices) >= most) return false;
      await tx.insertInto('ring_devices').values(rowOf(ring, device)).execute();
      return true;
    });
  }

  async removeDevice(ring: string, device: string): Promise<boolean> {
    return await this.#asRing(ring, async (tx) => {
      const ours = tx.updateTable('ring_devices').set({ removed: 1 }).where('ring', '=', ring);
      const changed = await ours.where('id', '=', device).where('removed', '=', 0).executeTakeFirst();
      const removed = tx.selectFrom('ring_devices').select('id').where('ring', '=', ring);
      const oldest = removed.where('removed', '=', 1).orderBy('seen_at', 'desc').orderBy('id');
      const gone = (await oldest.execute()).slice(MOST_REMOVED).map(({ id }) => id);
      if (gone.length > 0) await tx.deleteFrom('ring_devices').where('id', 'in', gone).execute();
      return changed.numUpdatedRows > 0n;
    });
  }

  async signOut({ ring, device }: RingSession): Promise<void> {
    const ours = this.#db.deleteFrom('ring_devices').where('ring', '=', ring);
    await available(ours.where('id', '=', device).execute());
  }

  async items(ring: string, after: number): Promise<ItemChanges> {
    const rows = this.#db.selectFrom('ring_items').select(['kind', 'id', 'value', 'rev']);
    const ours = rows.where('ring', '=', ring).where('rev', '>', after);
    const found = await available(ours.orderBy('rev').orderBy('kind').orderBy('id').execute());
    const items = found.map(({ kind, id, value }) => ({
      kind: kind as RingKind,
      id,
      value: value === null ? null : (JSON.parse(value) as unknown),
    }));
    return { rev: found.at(-1)?.rev ?? after, items };
  }

  async saveItems(ring: string, changes: readonly RingItem[], room: RingCapacity): Promise<boolean> {
    if (changes.length === 0) return true;
    await this.#capacity.requireRoom();
    const written = this.#asRing(ring, async (tx) => {
      const counter = tx.updateTable('rings').set((update) => ({ rev: update('rev', '+', 1) }));
      const { rev } = await counter.where('id', '=', ring).returning('rev').executeTakeFirstOrThrow();
      for (const { kind, id, value } of changes) await putItem(tx, ring, { kind, id, value }, rev);
      if (!(await fits(tx, ring, room))) throw new TooMuch();
      await dropOldRemovals(tx, ring);
      return true;
    });
    return await written.catch((error) => {
      if (error.cause instanceof TooMuch) return false;
      throw error;
    });
  }

  async passkeys(ring: string): Promise<PasskeyRecord[]> {
    const rows = this.#db.selectFrom('ring_passkeys').selectAll().where('ring', '=', ring);
    return (await available(rows.orderBy('created_at').orderBy('id').execute())).map(passkeyOf);
  }

  async addPasskey(
    ring: string,
    { id, name, publicKey, counter, transports, createdAt }: PasskeyRecord,
    most: number,
  ): Promise<boolean> {
    const row = { id, ring, name, public_key: publicKey, counter, created_at: createdAt };
    return await this.#asRing(ring, async (tx) => {
      const ours = tx.selectFrom('ring_passkeys').where('ring', '=', ring);
      const { passkeys } = await ours
        .select(({ fn }) => fn.countAll<number>().as('passkeys'))
        .executeTakeFirstOrThrow();
      if (Number(passkeys) >= most) return false;
      const insert = tx.insertInto('ring_passkeys').values({ ...row, transports: transports.join(' ') });
      const { numInsertedOrUpdatedRows } = await insert
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows !== 0n;
    });
  }

  async removePasskey(ring: string, passkey: string): Promise<boolean> {
    const ours = this.#db.deleteFrom('ring_passkeys').where('ring', '=', ring);
    return (await available(ours.where('id', '=', passkey).executeTakeFirst())).numDeletedRows > 0n;
  }

  async findPasskey(id: string): Promise<(PasskeyRecord & { readonly ring: string }) | undefined> {
    const rows = this.#db.selectFrom('ring_passkeys').selectAll().where('id', '=', id);
    const row = await available(rows.executeTakeFirst());
    return row && { ...passkeyOf(row), ring: row.ring };
  }

  async countPasskey(id: string, before: number, counter: number): Promise<boolean> {
    const ours = this.#db.updateTable('ring_passkeys').set({ counter }).where('id', '=', id);
    return (await available(ours.where('counter', '=', before).executeTakeFirst())).numUpdatedRows > 0n;
  }

  async accounts(ring: string): Promise<AccountRecord[]> {
    const rows = this.#db.selectFrom('ring_accounts').select(['issuer', 'subject']).where('ring', '=', ring);
    return await available(rows.orderBy('issuer').orderBy('subject').execute());
  }

  async ringOf({ issuer, subject }: AccountRecord): Promise<string | undefined> {
    const rows = this.#db.selectFrom('ring_accounts').select('ring').where('issuer', '=', issuer);
    return (await available(rows.where('subject', '=', subject).executeTakeFirst()))?.ring;
  }

  async addAccount(ring: string, account: AccountRecord): Promise<boolean> {
    const insert = this.#db.insertInto('ring_accounts').values({ ...account, ring });
    await available(
      insert.onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing()).execute(),
    );
    return (await this.ringOf(account)) === ring;
  }

  async addTicket(ticket: TicketRecord, most: number): Promise<boolean> {
    const { kind, hash, ring, data, expiresAt } = ticket;
    await this.#capacity.requireRoom();
    return await available(
      this.#db.transaction().execute(async (tx) => {
        const earlier = tx.deleteFrom('ring_tickets').where('kind', '=', 'code').where('ring', '=', ring);
        if (kind === 'code') await earlier.execute();
        const open = tx.selectFrom('ring_tickets').select(({ fn }) => fn.countAll<number>().as('tickets'));
        if (Number((await open.executeTakeFirstOrThrow()).tickets) >= most) return false;
        await tx
          .insertInto('ring_tickets')
          .values({ hash, kind, ring, data, expires_at: expiresAt })
          .execute();
        return true;
      }),
    );
  }

  async useTicket(kind: TicketKind, hash: string, now: number): Promise<TicketRecord | undefined> {
    const ours = this.#db.deleteFrom('ring_tickets').where('hash', '=', hash).where('kind', '=', kind);
    const row = await available(ours.returningAll().executeTakeFirst());
    if (!row || row.expires_at <= now) return undefined;
    return { kind, hash, ring: row.ring, data: row.data, expiresAt: row.expires_at };
  }

  async dropTickets(now: number): Promise<void> {
    await available(this.#db.deleteFrom('ring_tickets').where('expires_at', '<=', now).execute());
  }

  async unseen(since: number, most: number): Promise<string[]> {
    return await unvisited(this.#db, 'rings', since, most);
  }

  async remove(ring: string, unseenSince?: number): Promise<boolean> {
    return await deleteUnvisited(this.#db, 'rings', ring, unseenSince); // everything on the key ring is deleted with it
  }

  /** Writes in one transaction while no other write changes the key ring. Returns false if it does not exist. */
  #asRing(ring: string, write: (tx: Db) => Promise<boolean>): Promise<boolean> {
    return available(
      this.#db.transaction().execute(async (tx) => {
        // changes no value, but locks the row until the end of the transaction
        const held = tx.updateTable('rings').set('id', ring).where('id', '=', ring);
        return (await held.executeTakeFirst()).numUpdatedRows > 0n && (await write(tx));
      }),
    );
  }
}

/** Thrown to roll back a write that exceeds the capacity of a key ring. */
class TooMuch extends Error {}

function rowOf(ring: string, { id, name, tokenHash }: DeviceRecord) {
  const now = Date.now();
  return { id, ring, token_hash: tokenHash, name, removed: 0, created_at: now, seen_at: now };
}

async function putItem(tx: Db, ring: string, { kind, id, value }: RingItem, rev: number): Promise<void> {
  const text = value === null ? null : JSON.stringify(value);
  const changes = { value: text, size: Buffer.byteLength(text ?? ''), rev };
  const insert = tx.insertInto('ring_items').values({ ring, kind, id, ...changes });
  await insert
    .onConflict((conflict) => conflict.columns(['ring', 'kind', 'id']).doUpdateSet(changes))
    .execute();
}

async function fits(tx: Db, ring: string, room: RingCapacity): Promise<boolean> {
  const items = tx.selectFrom('ring_items').where('ring', '=', ring).where('value', 'is not', null);
  const kinds = await items
    .groupBy('kind')
    .select(({ fn }) => ['kind', fn.countAll().as('count'), fn.sum('size').as('bytes')])
    .execute();
  const bytes = kinds.reduce((sum, kind) => sum + Number(kind.bytes), 0);
  return (
    bytes <= room.bytes && kinds.every(({ kind, count }) => Number(count) <= room.items[kind as RingKind])
  );
}

/** Deletes the oldest removed items beyond `MOST_REMOVED`. */
async function dropOldRemovals(tx: Db, ring: string): Promise<void> {
  const removed = tx
    .selectFrom('ring_items')
    .select('rev')
    .where('ring', '=', ring)
    .where('value', 'is', null);
  const oldest = await removed.orderBy('rev', 'desc').offset(MOST_REMOVED).limit(1).executeTakeFirst();
  if (!oldest) return;
  const dropped = tx.deleteFrom('ring_items').where('ring', '=', ring).where('value', 'is', null);
  await dropped.where('rev', '<=', oldest.rev).execute();
}

function passkeyOf(row: {
  readonly id: string;
  readonly name: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
  readonly created_at: number;
}): PasskeyRecord {
  const { id, name, public_key: publicKey, counter, created_at: createdAt } = row;
  return { id, name, publicKey, counter, transports: row.transports.split(' ').filter(Boolean), createdAt };
}
