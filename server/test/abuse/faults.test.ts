import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { anytimeActionsOn } from '@riposte/shared/engine/core/action';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import type { Table } from '@riposte/shared/engine/state/table';
import { touchAll } from '@riposte/shared/engine/state/verbs';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Guest, gather, onDisk, serve, shown } from '../support/harness.ts';
import { hiding } from '../support/hidden-fight.ts';

/** Runs just before the rule fails. A test can replace it to cause a second failure. */
let breaking = () => {};
afterEach(() => {
  breaking = () => {};
});

/** A value whose first conversion to JSON fails, so that the result of its input cannot be sent. */
const shy = {
  isShy: true,
  toJSON() {
    if (!this.isShy) return 'no longer shy';
    this.isShy = false;
    throw new Error('this cannot be shown');
  },
};

const interjection = anytimeActionsOn<Table>();

/** A ruleset with a rule that fails after it has dealt damage. */
const broken: Ruleset = {
  ...hiding,
  interjections: {
    ...hiding.interjections,
    blush: interjection({
      check: () => undefined,
      run: (table) => {
        touchAll(table);
        for (const fighter of Object.values(table.fighters)) Object.assign(fighter, { note: shy });
      },
    }),
    stumble: interjection({
      check: () => undefined,
      run: (table) => {
        touchAll(table);
        for (const fighter of Object.values(table.fighters)) Object.assign(fighter, { hp: 1 });
        breaking();
        throw new Error('a rule has a fault');
      },
    }),
  },
};

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ toy: broken });
});
afterAll(() => server.stop());

it('if an input that made a rule fail cannot be voided, the battle is reopened and goes on', async () => {
  const { id, ann, bob, guests } = await gather(server.url);
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...guests);
  const before = { table: bob.table, prompts: bob.prompts };
  const other = new DatabaseSync(join(server.folder, 'riposte.sqlite'));
  breaking = () => {
    breaking = () => {};
    other.exec('BEGIN IMMEDIATE'); // locks the database after the input is saved, so that later writes fail
  };
  const closed = guests.map((guest) => new Promise((resolve) => guest.room.onLeave(resolve)));
  const reply = ann.say({ as: 'ana', do: 'stumble' }).catch(() => null);
  expect(await Promise.all(closed)).toEqual([4001, 4001, 4001, 4001]);
  expect((await reply)?.ok).not.toBe(true);
  other.exec('ROLLBACK');
  other.close();
  const back = await Guest.join(server.url, id, { seatKey: bob.welcome.seatKey ?? '' });
  expect(back.table).toEqual(before.table);
  expect(back.prompts.map((prompt) => prompt.id)).toEqual(before.prompts.map((prompt) => prompt.id));
  await shown(await back.say({ as: 'ben', answer: 'guard' }), back);
  expect((await onDisk(server.store, id)).table.stack).toEqual([]);
});

it('an input that makes a rule fail is voided and refused, and the battle goes on', async () => {
  const { id, ann, bob, guests } = await gather(server.url);
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...guests);
  const before = { table: bob.table, hash: (await onDisk(server.store, id)).hash() };
  const reply = await ann.say({ as: 'ana', do: 'stumble' });
  expect(reply).toMatchObject({ ok: false, rejection: { code: 'server-fault' } });
  expect(bob.table).toEqual(before.table);
  expect((await onDisk(server.store, id)).hash()).toBe(before.hash);
  await shown(await bob.say({ as: 'ben', answer: 'guard' }), ...guests);
  expect(bob.table.stack).toEqual([]);
  expect((await onDisk(server.store, id)).table.stack).toEqual([]);
});

it('an input stays valid if its result could not be sent, and the result is shown after the battle is reopened', async () => {
  const { id, ann, guests } = await gather(server.url);
  const closed = guests.map((guest) => new Promise((resolve) => guest.room.onLeave(resolve)));
  ann.say({ as: 'ana', do: 'blush' }, { id: 'm-1' }).catch(() => undefined);
  expect(await Promise.all(closed)).toEqual([4001, 4001, 4001, 4001]);
  const back = await Guest.join(server.url, id, { seatKey: ann.welcome.seatKey ?? '' });
  expect(back.table.fighters.ana).toMatchObject({ note: 'no longer shy' });
  expect(await back.say({ as: 'ana', do: 'blush' }, { id: 'm-1' })).toEqual({ ok: true, rev: 1 });
  await shown(await back.say({ as: 'ana', do: 'cheer' }), back);
});
