import { MOST, newCampaign } from '@riposte/shared/campaign/campaign';
import { lettersFor } from '@riposte/shared/scenario/picture-files';
import { beforeEach, expect, it } from 'vitest';
import type { CampaignRecord, CampaignStore } from '../../src/store/campaign-store.ts';

const LINKS = { gm: 'g', player: 'p', spectator: 's' };
const campaign = { ...newCampaign('classic', 'The Mill', { name: 'Gloria' }), pictures: ['one'] };
const record: CampaignRecord = { id: 'c', version: 1, campaign, links: LINKS };

/** Tests that a store fulfills the contract of campaigns. */
export function campaignPromises(tried: () => CampaignStore): void {
  let store: CampaignStore;
  beforeEach(async () => {
    store = tried();
    await store.create(record, { one: 'data' });
  });

  it('is the same when it is read again', async () => {
    expect(await store.find('c')).toEqual(record);
    expect(await store.pictures('c')).toEqual({ one: 'data' });
  });

  it('is saved only over its current version', async () => {
    const titled = { ...campaign, title: 'The Bridge' };
    const saves = [await store.save('c', 1, titled), await store.save('c', 1, campaign)];
    expect(saves).toEqual(['saved', 'outdated']);
    expect(await store.find('c')).toMatchObject({ version: 2, campaign: titled });
  });

  it('gives a member one key until the key is deleted', async () => {
    const claim = (version: number, hash: string) =>
      store.save('c', version, campaign, { key: { member: 'm1', hash } });
    expect([await claim(1, 'one'), await claim(2, 'two')]).toEqual(['saved', 'claimed']);
    expect(await store.memberOf('c', 'one')).toEqual({ member: 'm1', version: 2 });
    expect(await store.claimed('c')).toEqual(['m1']);
    await store.save('c', 2, campaign, { left: 'm1' });
    expect(await store.memberOf('c', 'one')).toBeUndefined();
  });

  it('saves new links', async () => {
    const links = { ...LINKS, gm: 'other' };
    await store.setLinks('c', links);
    expect((await store.find('c'))?.links).toEqual(links);
  });

  const listing = (...pictures: string[]) => ({ ...campaign, pictures });

  it('saves a picture only together with the current version, and only if the album has room', async () => {
    const full = 'x'.repeat(lettersFor(MOST.album) - 'data'.length + 1);
    expect([
      await store.save('c', 2, listing('one', 'two'), { picture: { name: 'two', data: 'more' } }),
      await store.save('c', 1, listing('one', 'two'), { picture: { name: 'two', data: full } }),
      await store.save('c', 1, listing('one', 'six'), { picture: { name: 'six', data: full.slice(1) } }),
    ]).toEqual(['outdated', 'full', 'saved']);
    expect(Object.keys(await store.pictures('c'))).toEqual(['one', 'six']);
  });

  it('deletes pictures that a campaign no longer lists', async () => {
    await store.save('c', 1, listing('two'), { picture: { name: 'two', data: 'more' } });
    expect(await store.pictures('c')).toEqual({ two: 'more' });
    await store.save('c', 2, listing());
    expect(await store.picture('c', 'two')).toBeUndefined();
  });

  it('saves the access to its battles', async () => {
    const access = { links: LINKS, seatKeys: { m1: 'key' }, fighters: { h2: 'ana' } };
    await store.addBattle('c', 'b', access);
    expect([await store.accessTo('c', 'b'), await store.accessTo('other', 'b')]).toEqual([access, undefined]);
    expect([await store.campaignOf('b'), await store.campaignOf('other')]).toEqual(['c', undefined]);
  });

  it('is deleted with all its data, unless it was visited meanwhile', async () => {
    await store.save('c', 1, campaign, { key: { member: 'm1', hash: 'one' } });
    const now = Date.now();
    expect([await store.unseen(now + 1, 9), await store.remove('c', 1)]).toEqual([['c'], false]);
    expect(await store.remove('c', now + 1)).toBe(true);
    expect([await store.find('c'), await store.claimed('c'), await store.pictures('c')]).toEqual([
      undefined,
      [],
      {},
    ]);
  });

  it('is deleted in one version, unless a member got a key meanwhile', async () => {
    await store.save('c', 1, campaign, { key: { member: 'm1', hash: 'one' } });
    expect([await store.removeVersion('c', 1), await store.removeVersion('c', 2)]).toEqual([
      'outdated',
      'removed',
    ]);
    expect(await store.find('c')).toBeUndefined();
  });
}
