import { randomBytes } from 'node:crypto';
import type { HookFormat } from '@riposte/shared/protocol/notifications';
import type { QuietHours } from '@riposte/shared/protocol/settings';
import type { Selectable } from 'kysely';
import type {
  CallRecord,
  Delivery,
  HookRecord,
  NotificationStore,
  SubscriptionRecord,
  Target,
} from '../notification-store.ts';
import { available } from './available.ts';
import type { Capacity } from './capacity.ts';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** A seat in a message, and the time of the call that the message answers. */
type Addressed = readonly [seat: string, sendAt: number];

/** Stores subscriptions, webhooks and messages in a Kysely database. */
export class KyselyNotifications implements NotificationStore {
  readonly #db: Db;
  readonly #capacity: Capacity;

  constructor(db: Db, capacity: Capacity) {
    this.#db = db;
    this.#capacity = capacity;
  }

  async secret(name: string, make: () => string): Promise<string> {
    const row = { name, value: make() };
    const stored = this.#db.selectFrom('server_secrets').select('value').where('name', '=', name);
    const known = await available(stored.executeTakeFirst());
    if (known) return known.value;
    const insert = this.#db.insertInto('server_secrets').values(row);
    await available(insert.onConflict((conflict) => conflict.column('name').doNothing()).execute());
    return (await available(stored.executeTakeFirstOrThrow())).value;
  }

  async subscribe(record: SubscriptionRecord, most: number): Promise<boolean> {
    await this.#capacity.requireRoom();
    const { id, battle, seat, target, isConfirmed } = record;
    const changes = { target: JSON.stringify(target), confirmed: isConfirmed ? 1 : 0 };
    const row = { id, battle, seat, kind: target.kind, created_at: Date.now(), ...changes };
    return await available(
      this.#db.transaction().execute(async (tx) => {
        if (!(await holdSeat(tx, battle, seat))) return false;
        const ours = tx.selectFrom('subscriptions').where('battle', '=', battle).where('seat', '=', seat);
        const others = ours.where('kind', '=', target.kind).where('id', '!=', id);
        const { count } = await others
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        const insert = tx.insertInto('subscriptions').values(row);
        await insert.onConflict((conflict) => conflict.column('id').doUpdateSet(changes)).execute();
        return true;
      }),
    );
  }

  async subscription(id: string): Promise<SubscriptionRecord | undefined> {
    const rows = this.#db.selectFrom('subscriptions').selectAll().where('id', '=', id);
    const row = await available(rows.executeTakeFirst());
    return row && recordOf(row);
  }

  async subscriptions(battle: string, seat: string): Promise<SubscriptionRecord[]> {
    const ours = this.#db.selectFrom('subscriptions').selectAll().where('battle', '=', battle);
    const rows = await available(ours.where('seat', '=', seat).orderBy('created_at').orderBy('id').execute());
    return rows.map(recordOf);
  }

  async confirm(id: string): Promise<boolean> {
    const record = await this.subscription(id);
    if (!record) return false;
    const { battle, seat, target } = record;
    return await available(
      this.#db.transaction().execute(async (tx) => {
        if (!(await holdSeat(tx, battle, seat))) return false;
        const ours = tx.updateTable('subscriptions').set({ confirmed: 1 }).where('id', '=', id);
        if ((await ours.executeTakeFirst()).numUpdatedRows === 0n) return false;
        const others = tx.deleteFrom('subscriptions').where('battle', '=', battle).where('seat', '=', seat);
        await others.where('kind', '=', target.kind).where('id', '!=', id).execute();
        return true;
      }),
    );
  }

  async unsubscribe(id: string): Promise<void> {
    await available(this.#db.deleteFrom('subscriptions').where('id', '=', id).execute());
  }

  async hook(battle: string): Promise<HookRecord | null> {
    const rows = this.#db.selectFrom('hooks').selectAll().where('battle', '=', battle);
    const row = await available(rows.executeTakeFirst());
    return row ? { url: row.url, format: row.format as HookFormat, site: row.site } : null;
  }

  async setHook(battle: string, hook: HookRecord | null): Promise<void> {
    if (!hook) {
      await available(this.#db.deleteFrom('hooks').where('battle', '=', battle).execute());
      return;
    }
    const insert = this.#db.insertInto('hooks').values({ battle, ...hook });
    await available(insert.onConflict((conflict) => conflict.column('battle').doUpdateSet(hook)).execute());
  }

  async copy(from: string, to: string): Promise<void> {
    const hook = await this.hook(from);
    if (hook) await this.setHook(to, hook);
    const ours = this.#db.selectFrom('subscriptions').selectAll().where('battle', '=', from);
    const rows = await available(ours.execute());
    const copies = rows.map((row) => ({ ...row, id: newId(), battle: to }));
    if (copies.length > 0) await available(this.#db.insertInto('subscriptions').values(copies).execute());
  }

  async calls(battle: string): Promise<CallRecord[]> {
    const rows = this.#db.selectFrom('calls').selectAll().where('battle', '=', battle).orderBy('seat');
    return (await available(rows.execute())).map(callOf);
  }

  async prepare(now: number, most: number): Promise<void> {
    const due = this.#db.selectFrom('calls').where('send_at', '<=', now).where('sent_at', 'is', null);
    const battles = due
      .select('battle')
      .groupBy('battle')
      .orderBy(({ fn }) => fn.min('send_at'))
      .limit(most);
    for (const { battle } of await available(battles.execute()))
      await available(this.#db.transaction().execute((tx) => prepareBattle(tx, battle, now)));
  }

  async claim(now: number, until: number, most: number): Promise<Delivery[]> {
    const due = this.#db.selectFrom('deliveries').select(['id', 'next_at']).where('next_at', '<=', now);
    const rows = await available(due.orderBy('next_at').limit(most).execute());
    const claimed: Delivery[] = [];
    for (const { id, next_at } of rows) {
      const ours = this.#db.updateTable('deliveries').set((update) => ({
        next_at: until,
        attempts: update('attempts', '+', 1),
      }));
      const same = ours.where('id', '=', id).where('next_at', '=', next_at).returningAll();
      const row = await available(same.executeTakeFirst());
      if (row) claimed.push(await available(this.#deliveryOf(row)));
    }
    return claimed;
  }

  async postpone(id: string, until: number): Promise<void> {
    const ours = this.#db.updateTable('deliveries').set({ next_at: until }).where('id', '=', id);
    await available(ours.execute());
  }

  async finish(id: string): Promise<void> {
    await available(this.#db.deleteFrom('deliveries').where('id', '=', id).execute());
  }

  /** Returns a message with the seats that the table still waits for. */
  async #deliveryOf(row: Selectable<Tables['deliveries']>): Promise<Delivery> {
    const { id, battle, attempts, subscription } = row;
    const { title } = await this.#db
      .selectFrom('battles')
      .select('title')
      .where('id', '=', battle)
      .executeTakeFirstOrThrow();
    const addressed = new Map(JSON.parse(row.calls) as Addressed[]);
    const waiting = await this.#db
      .selectFrom('calls')
      .innerJoin('seats', (join) =>
        join.onRef('seats.battle', '=', 'calls.battle').onRef('seats.id', '=', 'calls.seat'),
      )
      .select(['seat', 'name', 'quiet', 'send_at', 'deadline'])
      .where('calls.battle', '=', battle)
      .where('send_at', 'is not', null)
      .orderBy('name')
      .execute();
    const called = waiting
      .filter(({ seat, send_at }) => addressed.get(seat) === Number(send_at))
      .map(({ name, deadline, quiet }) => ({
        name,
        deadline: numberOf(deadline),
        quiet: quiet === null ? null : (JSON.parse(quiet) as QuietHours),
      }));
    const to =
      subscription === null ? await this.hook(battle) : ((await this.subscription(subscription)) ?? null);
    return { id, battle, title, called, to, attempts };
  }
}

/** Locks a seat until the end of the transaction. Returns false if it is gone. */
async function holdSeat(tx: Db, battle: string, seat: string): Promise<boolean> {
  const held = tx.updateTable('seats').set('id', seat).where('battle', '=', battle).where('id', '=', seat); // changes no value
  return (await held.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Turns the calls of a battle that are due into messages. */
async function prepareBattle(tx: Db, battle: string, now: number): Promise<void> {
  const due = tx
    .updateTable('calls')
    .set({ sent_at: now })
    .where('battle', '=', battle)
    .where('send_at', '<=', now)
    .where('sent_at', 'is', null)
    .where((where) => where.or([where('deadline', 'is', null), where('deadline', '>', now)]));
  const calls = await due.returning(['seat', 'send_at', 'is_public']).execute();
  const addressed = calls.map(({ seat, send_at }): Addressed => [seat, Number(send_at)]);
  const message = (to: readonly Addressed[], subscription: string | null) => ({
    id: newId(),
    battle,
    calls: JSON.stringify(to),
    subscription,
    attempts: 0,
    next_at: now,
  });
  const messages = [];
  for (const one of addressed) {
    const ours = tx.selectFrom('subscriptions').select('id').where('battle', '=', battle);
    for (const { id } of await ours.where('seat', '=', one[0]).where('confirmed', '=', 1).execute())
      messages.push(message([one], id));
  }
  const shown = addressed.filter((_, index) => calls[index]?.is_public === 1);
  const hooks = await tx.selectFrom('hooks').select('battle').where('battle', '=', battle).execute();
  if (hooks.length > 0 && shown.length > 0) messages.push(message(shown, null));
  if (messages.length > 0) await tx.insertInto('deliveries').values(messages).execute();
}

function newId(): string {
  return randomBytes(18).toString('base64url');
}

function numberOf(value: number | null): number | null {
  return value === null ? null : Number(value);
}

function recordOf({
  id,
  battle,
  seat,
  target,
  confirmed,
}: Selectable<Tables['subscriptions']>): SubscriptionRecord {
  return { id, battle, seat, target: JSON.parse(target) as Target, isConfirmed: confirmed === 1 };
}

function callOf({ seat, seen, send_at, deadline, is_public }: Selectable<Tables['calls']>): CallRecord {
  return {
    seat,
    seen: JSON.parse(seen) as string[],
    sendAt: numberOf(send_at),
    deadline: numberOf(deadline),
    isPublic: is_public === 1,
  };
}

/** Saves calls in a transaction. A seat that was removed in the meantime needs none. */
export async function saveCalls(
  tx: Db,
  battle: string,
  calls: readonly CallRecord[],
  returned: readonly string[],
): Promise<void> {
  const seats = await tx.selectFrom('seats').select('id').where('battle', '=', battle).execute();
  const known = new Set(seats.map(({ id }) => id));
  for (const { seat, seen, sendAt, deadline, isPublic } of calls.filter(({ seat }) => known.has(seat))) {
    const changes = {
      seen: JSON.stringify(seen),
      send_at: sendAt,
      deadline,
      is_public: isPublic ? 1 : 0,
      ...(returned.includes(seat) && { sent_at: null }),
    };
    const insert = tx.insertInto('calls').values({ battle, seat, sent_at: null, ...changes });
    await insert
      .onConflict((conflict) => conflict.columns(['battle', 'seat']).doUpdateSet(changes))
      .execute();
  }
}
