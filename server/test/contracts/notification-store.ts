import { beforeEach, expect, it } from 'vitest';
import type { CallRecord, SubscriptionRecord } from '../../src/store/notification-store.ts';
import type { BattleStore } from '../../src/store/store.ts';
import { owner } from './sample-battle.ts';

const [NOW, SOON, LATER] = [1_790_000_000_000, 1_790_000_060_000, 1_790_000_600_000];

const seat = (id: string) => ({
  id,
  keyHash: '0'.repeat(64),
  name: id,
  role: 'player' as const,
  fighters: [],
});
const call = (of: string, changes: Partial<CallRecord> = {}): CallRecord => {
  return { seat: of, seen: [], sendAt: NOW, deadline: LATER, isPublic: true, ...changes };
};
const mail = (of: string, changes: Partial<SubscriptionRecord> = {}): SubscriptionRecord => {
  const target = { kind: 'mail', to: `${of}@mail.example` } as const;
  return { id: `mail of ${of}`, battle: 'b', seat: of, target, isConfirmed: true, ...changes };
};
const hook = { url: 'https://chat.example/1', format: 'json', site: 'https://table.example' } as const;

/** Tests the behavior that every store of notifications must have. */
export function notificationPromises(tried: () => BattleStore): void {
  beforeEach(async () => {
    for (const id of ['ann', 'bob']) await tried().saveSeat(owner, seat(id));
  });
  const store = () => tried().notifications;
  /** Claims and finishes all messages that are due. Returns the names in them, and their receivers. */
  const claimed = async (now = NOW) => {
    const deliveries = await store().claim(now, LATER, 10);
    for (const { id } of deliveries) await store().finish(id);
    return deliveries.map(({ called, to }) => ({ called: called.map(({ name }) => name), to }));
  };

  it('keeps a secret that is made once', async () => {
    expect(await store().secret('links', () => 'one')).toBe('one');
    expect(await store().secret('links', () => 'two')).toBe('one');
  });

  it('turns a due call into one message for each confirmed receiver, and one for the webhook', async () => {
    await store().subscribe(mail('ann'), 1);
    await store().subscribe(mail('bob', { isConfirmed: false }), 1);
    await store().setHook('b', hook);
    await tried().saveCalls(owner, [call('ann'), call('bob')], []);
    await store().prepare(NOW, 10);
    const messages = await claimed();
    expect(messages).toHaveLength(2);
    expect(messages).toContainEqual({ called: ['ann'], to: mail('ann') });
    expect(messages).toContainEqual({ called: ['ann', 'bob'], to: hook });
  });

  it('makes no second message until the person has come back', async () => {
    await store().subscribe(mail('ann'), 1);
    await tried().saveCalls(owner, [call('ann')], []);
    await store().prepare(NOW, 10);
    await store().prepare(NOW, 10);
    expect(await claimed()).toHaveLength(1);
    await tried().saveCalls(owner, [call('ann', { sendAt: SOON })], []);
    await store().prepare(SOON, 10);
    expect(await claimed(SOON)).toHaveLength(0);
    await tried().saveCalls(owner, [call('ann', { sendAt: null })], ['ann']);
    await tried().saveCalls(owner, [call('ann', { sendAt: SOON })], []);
    await store().prepare(SOON, 10);
    expect(await claimed(SOON)).toEqual([{ called: ['ann'], to: mail('ann') }]);
  });

  it.each([
    { name: 'is not due yet', changes: { sendAt: SOON } },
    { name: 'was canceled', changes: { sendAt: null } },
    { name: 'is too late', changes: { deadline: NOW - 1 } },
  ])('makes no message of a call that $name', async ({ changes }) => {
    await store().subscribe(mail('ann'), 1);
    await tried().saveCalls(owner, [call('ann', changes)], []);
    await store().prepare(NOW, 10);
    expect(await claimed()).toEqual([]);
  });

  it('leaves people out of a message who are not waited for anymore', async () => {
    await store().setHook('b', hook);
    await tried().saveCalls(owner, [call('ann'), call('bob')], []);
    await store().prepare(NOW, 10);
    await tried().saveCalls(owner, [call('ann', { sendAt: null })], []);
    expect(await claimed()).toEqual([{ called: ['bob'], to: hook }]);
  });

  it('lets only one process send a message, and another one if that process has crashed', async () => {
    await store().setHook('b', hook);
    await tried().saveCalls(owner, [call('ann')], []);
    await store().prepare(NOW, 10);
    const [first] = await store().claim(NOW, SOON, 10);
    expect(await store().claim(NOW, SOON, 10)).toEqual([]);
    const [again] = await store().claim(SOON, LATER, 10);
    expect([again?.id, again?.attempts]).toEqual([first?.id, 2]);
    await store().finish(again?.id ?? '');
    expect(await store().claim(LATER, LATER, 10)).toEqual([]);
  });

  it('limits the receivers of a seat, and forgets them with the seat and with the battle', async () => {
    expect(await store().subscribe(mail('ann'), 1)).toBe(true);
    expect(await store().subscribe(mail('ann', { id: 'another' }), 1)).toBe(false);
    expect(await store().subscribe(mail('ann', { isConfirmed: false }), 1)).toBe(true);
    expect(await store().confirm('mail of ann')).toBe(true);
    expect(await store().subscriptions('b', 'ann')).toEqual([mail('ann')]);
    await tried().removeSeat(owner, 'ann');
    expect(await store().subscriptions('b', 'ann')).toEqual([]);
    await store().subscribe(mail('bob'), 1);
    await store().setHook('b', hook);
    await tried().remove('b');
    expect([await store().hook('b'), await store().subscription('mail of bob')]).toEqual([null, undefined]);
  });

  it('keeps a confirmed receiver until another one of the same kind is confirmed', async () => {
    await store().subscribe(mail('ann'), 2);
    await store().subscribe(mail('ann', { id: 'new', isConfirmed: false }), 2);
    expect((await store().subscriptions('b', 'ann')).map(({ isConfirmed }) => isConfirmed)).toEqual([
      true,
      false,
    ]);
    expect([await store().confirm('new'), await store().confirm('mail of ann')]).toEqual([true, false]);
    expect(await store().subscriptions('b', 'ann')).toEqual([mail('ann', { id: 'new' })]);
  });

  it('returns the battles that a process must open, the most urgent first', async () => {
    const time = { clocks: null, banks: null };
    await tried().saveTime(owner, { ...time, due: SOON });
    expect([await tried().due(NOW, 10, []), await tried().due(SOON, 10, ['b'])]).toEqual([[], []]);
    expect(await tried().due(SOON, 10, [])).toEqual(['b']);
    await tried().saveTime(owner, { ...time, due: null });
    expect(await tried().due(LATER, 10, [])).toEqual([]);
  });
}
