import type { RingItem } from '@riposte/shared/protocol/key-ring';
import { beforeEach, expect, it } from 'vitest';
import type { DeviceRecord, KeyRingStore, PasskeyRecord } from '../../src/store/key-ring-store.ts';

export const RING_ROOM = {
  items: { battle: 2, campaign: 2, library: 2, party: 1, preferences: 1 },
  bytes: 100,
};
const NOW = 1_790_000_000_123;

export const device = (id: string): DeviceRecord => ({ id, name: 'Firefox', tokenHash: `hash of ${id}` });
export const battle = (id: string, value: unknown = { seat: 'é ✓' }): RingItem => ({
  kind: 'battle',
  id,
  value,
});

function passkey(id: string): PasskeyRecord {
  const made = { publicKey: 'k', counter: 3, transports: ['internal', 'hybrid'], createdAt: NOW };
  return { id, name: 'Phone', ...made };
}

const ticket = (hash: string, changes: object = {}) =>
  ({ kind: 'code', hash, ring: 'ours', data: '{}', expiresAt: NOW + 1_000, ...changes }) as const;

/** Tests the behavior that every store of key rings must have. */
export function ringPromises(tried: () => KeyRingStore): void {
  beforeEach(() => tried().create('ours', device('laptop')));
  const idsOf = async (after = 0) => (await tried().items('ours', after)).items.map(({ id }) => id);

  it('is open on each of its devices until that device is removed', async () => {
    const store = tried();
    expect(await store.addDevice('ours', device('phone'), 2)).toBe(true);
    expect(await store.addDevice('ours', device('tablet'), 2)).toBe(false);
    expect((await store.devices('ours')).map(({ id }) => id).sort()).toEqual(['laptop', 'phone']);
    const session = { ring: 'ours', device: 'phone', isRemoved: false };
    expect(await store.sessionOf('hash of phone')).toEqual(session);
    expect([await store.removeDevice('ours', 'phone'), await store.removeDevice('ours', 'phone')]).toEqual([
      true,
      false,
    ]);
    expect(await store.sessionOf('hash of phone')).toEqual({ ...session, isRemoved: true });
    await store.signOut(session);
    expect(await store.sessionOf('hash of phone')).toBeUndefined();
    expect(await store.devices('ours')).toMatchObject([{ id: 'laptop', name: 'Firefox' }]);
  });

  it('returns the items that changed after a revision, in the order of their changes', async () => {
    const store = tried();
    await store.saveItems('ours', [battle('a')], RING_ROOM);
    const { rev } = await store.items('ours', 0);
    await store.saveItems('ours', [battle('b', [1])], RING_ROOM);
    await store.saveItems('ours', [battle('a', null)], RING_ROOM);
    expect((await store.items('ours', rev)).items).toEqual([battle('b', [1]), battle('a', null)]);
    const all = await store.items('ours', 0);
    expect(await store.items('ours', all.rev)).toEqual({ rev: all.rev, items: [] });
  });

  it('keeps the last value of an item', async () => {
    const store = tried();
    for (const value of ['first', 'last']) await store.saveItems('ours', [battle('a', value)], RING_ROOM);
    expect((await store.items('ours', 0)).items).toEqual([battle('a', 'last')]);
  });

  it('accepts only as many items and bytes as it has room for, and changes nothing otherwise', async () => {
    const store = tried();
    expect(await store.saveItems('ours', [battle('a'), battle('b')], RING_ROOM)).toBe(true);
    expect(await store.saveItems('ours', [battle('c')], RING_ROOM)).toBe(false);
    expect(await store.saveItems('ours', [battle('a', 'x'.repeat(100))], RING_ROOM)).toBe(false);
    expect((await store.items('ours', 0)).items).toEqual([battle('a'), battle('b')]);
    expect(await store.saveItems('ours', [battle('a', null), battle('c')], RING_ROOM)).toBe(true);
    expect(await idsOf(1)).toEqual(['a', 'c']);
  });

  it('is opened by the passkeys that were added to it, each of which counts its uses', async () => {
    const store = tried();
    expect(await store.addPasskey('ours', passkey('one'), 1)).toBe(true);
    expect(await store.addPasskey('ours', passkey('two'), 1)).toBe(false);
    expect(await store.addPasskey('ours', passkey('one'), 5)).toBe(false);
    expect(await store.findPasskey('one')).toEqual({ ...passkey('one'), ring: 'ours' });
    expect([await store.countPasskey('one', 3, 4), await store.countPasskey('one', 3, 5)]).toEqual([
      true,
      false,
    ]);
    expect(await store.passkeys('ours')).toEqual([{ ...passkey('one'), counter: 4 }]);
    expect([await store.removePasskey('other', 'one'), await store.removePasskey('ours', 'one')]).toEqual([
      false,
      true,
    ]);
    expect(await store.findPasskey('one')).toBeUndefined();
  });

  it('is opened by its accounts, each of which opens only one key ring', async () => {
    const store = tried();
    await store.create('theirs', device('other'));
    const account = { issuer: 'https://id.example', subject: 'ann' };
    expect(await store.addAccount('ours', account)).toBe(true);
    expect(await store.addAccount('theirs', account)).toBe(false);
    expect([await store.ringOf(account), await store.accounts('ours')]).toEqual(['ours', [account]]);
    expect(await store.ringOf({ ...account, subject: 'bob' })).toBeUndefined();
  });

  it('has codes that work once, until they expire or a new one replaces them', async () => {
    const store = tried();
    await store.addTicket(ticket('first'), 5);
    await store.addTicket(ticket('second'), 5);
    expect(await store.useTicket('code', 'first', NOW)).toBeUndefined();
    expect(await store.useTicket('sign-in', 'second', NOW)).toBeUndefined();
    expect(await store.useTicket('code', 'second', NOW)).toEqual(ticket('second'));
    expect(await store.useTicket('code', 'second', NOW)).toBeUndefined();
    await store.addTicket(ticket('third'), 5);
    expect(await store.useTicket('code', 'third', NOW + 1_000)).toBeUndefined();
  });

  it('gives a ticket to only one of several users', async () => {
    const store = tried();
    await store.addTicket(ticket('hash', { kind: 'sign-in', ring: null }), 5);
    const uses = await Promise.all([1, 2, 3].map(() => store.useTicket('sign-in', 'hash', NOW)));
    expect(uses.filter((use) => use !== undefined)).toHaveLength(1);
  });

  it('opens only as many tickets as allowed, and drops expired ones', async () => {
    const store = tried();
    const challenge = (hash: string) => ticket(hash, { kind: 'open-passkey', ring: null });
    expect(await store.addTicket(challenge('a'), 1)).toBe(true);
    expect(await store.addTicket(challenge('b'), 1)).toBe(false);
    await store.dropTickets(NOW + 1_000);
    expect(await store.addTicket(challenge('b'), 1)).toBe(true);
  });

  it('is gone with everything in it once deleted', async () => {
    const store = tried();
    await store.saveItems('ours', [battle('a')], RING_ROOM);
    await store.addPasskey('ours', passkey('one'), 1);
    await store.addTicket(ticket('code'), 5);
    expect([await store.remove('ours'), await store.remove('ours')]).toEqual([true, false]);
    expect([await store.sessionOf('hash of laptop'), await store.findPasskey('one')]).toEqual([
      undefined,
      undefined,
    ]);
    expect([await idsOf(), await store.useTicket('code', 'code', NOW)]).toEqual([[], undefined]);
    expect(await store.addDevice('ours', device('phone'), 5)).toBe(false);
    expect(await store.saveItems('ours', [battle('a')], RING_ROOM)).toBe(false);
  });

  it('is deleted only if it has not been visited in the meantime', async () => {
    const store = tried();
    const later = Date.now() + 7_200_000;
    expect([await store.unseen(1_000, 5), await store.unseen(later, 5)]).toEqual([[], ['ours']]);
    await store.seen({ ring: 'ours', device: 'laptop', isRemoved: false }, later);
    expect([await store.unseen(later, 5), await store.remove('ours', later)]).toEqual([[], false]);
    expect(await store.devices('ours')).toMatchObject([{ seenAt: later }]);
  });
}
