import { type Campaign, MOST } from '@riposte/shared/campaign/campaign';
import type { Id } from '@riposte/shared/engine/schema/ids';
import type { Pictures } from '@riposte/shared/engine/setup/scenario';
import type { CampaignLinks } from '@riposte/shared/protocol/campaign';
import type { Status } from '@riposte/shared/protocol/messages';
import { lettersFor } from '@riposte/shared/scenario/picture-files';
import type {
  BattleAccess,
  CampaignMember,
  CampaignRecord,
  CampaignStore,
  MemberKey,
  NamedPicture,
  SavedWith,
  Saving,
} from '../campaign-store.ts';
import { available } from './available.ts';
import type { Capacity } from './capacity.ts';
import type { Db } from './database.ts';
import { deleteUnvisited, recordVisit, unvisited } from './visits.ts';

/** Stores campaigns in a Kysely database. */
export class KyselyCampaigns implements CampaignStore {
  readonly #db: Db;
  readonly #capacity: Capacity;

  constructor(db: Db, capacity: Capacity) {
    this.#db = db;
    this.#capacity = capacity;
  }

  async create({ id, version, campaign, links }: CampaignRecord, pictures: Pictures): Promise<void> {
    await this.#capacity.requireRoom();
    const row = { id, version, campaign: JSON.stringify(campaign), links: JSON.stringify(links) };
    await available(
      this.#db.transaction().execute(async (tx) => {
        await tx
          .insertInto('campaigns')
          .values({ ...row, seen_at: Date.now() })
          .execute();
        for (const [name, data] of Object.entries(pictures))
          await tx.insertInto('campaign_pictures').values({ campaign: id, name, data }).execute();
      }),
    );
  }

  async find(id: string): Promise<CampaignRecord | undefined> {
    const rows = this.#db.selectFrom('campaigns').select(['version', 'campaign', 'links']);
    const row = await available(rows.where('id', '=', id).executeTakeFirst());
    return (
      row && { id, version: row.version, campaign: JSON.parse(row.campaign), links: JSON.parse(row.links) }
    );
  }

  async save(
    id: string,
    version: number,
    campaign: Campaign,
    { picture, key, left }: SavedWith = {},
  ): Promise<Saving> {
    await this.#capacity.requireRoom();
    const changes = { version: version + 1, campaign: JSON.stringify(campaign) };
    const { pictures } = campaign;
    return await available(
      this.#db.transaction().execute(async (tx) => {
        // changes no value, but locks the row until the end of the transaction
        const ours = tx.updateTable('campaigns').set('id', id).where('id', '=', id);
        const locked = await ours.where('version', '=', version).executeTakeFirst();
        if (locked.numUpdatedRows === 0n) return 'outdated';
        if (picture && !(await hasRoomFor(tx, id, pictures, picture))) return 'full';
        if (key && !(await giveKey(tx, id, key))) return 'claimed';
        if (left !== undefined)
          await tx
            .deleteFrom('campaign_keys')
            .where('campaign', '=', id)
            .where('member', '=', left)
            .execute();
        await tx.updateTable('campaigns').set(changes).where('id', '=', id).execute();
        const unlisted = tx.deleteFrom('campaign_pictures').where('campaign', '=', id);
        await (pictures.length > 0 ? unlisted.where('name', 'not in', pictures) : unlisted).execute();
        if (!picture) return 'saved';
        const insert = tx.insertInto('campaign_pictures').values({ campaign: id, ...picture });
        await insert.onConflict((conflict) => conflict.columns(['campaign', 'name']).doNothing()).execute();
        return 'saved';
      }),
    );
  }

  async setLinks(id: string, links: CampaignLinks): Promise<void> {
    const ours = this.#db.updateTable('campaigns').set({ links: JSON.stringify(links) });
    await available(ours.where('id', '=', id).execute());
  }

  async memberOf(id: string, keyHash: string): Promise<CampaignMember | undefined> {
    const rows = this.#db
      .selectFrom('campaign_keys')
      .innerJoin('campaigns', 'campaigns.id', 'campaign_keys.campaign')
      .select(['campaign_keys.member', 'campaigns.version']);
    return await available(
      rows.where('campaigns.id', '=', id).where('key_hash', '=', keyHash).executeTakeFirst(),
    );
  }

  async claimed(id: string): Promise<Id[]> {
    const rows = this.#db.selectFrom('campaign_keys').select('member').where('campaign', '=', id);
    return (await available(rows.execute())).map(({ member }) => member);
  }

  async pictures(id: string): Promise<Pictures> {
    const ours = this.#db.selectFrom('campaign_pictures').select(['name', 'data']).where('campaign', '=', id);
    const rows = await available(ours.orderBy('name').execute());
    return Object.fromEntries(rows.map(({ name, data }) => [name, data]));
  }

  async picture(id: string, name: string): Promise<string | undefined> {
    const ours = this.#db.selectFrom('campaign_pictures').select('data').where('campaign', '=', id);
    return (await available(ours.where('name', '=', name).executeTakeFirst()))?.data;
  }

  async addBattle(id: string, battle: string, access: BattleAccess): Promise<void> {
    await this.#capacity.requireRoom();
    const row = { campaign: id, battle, access: JSON.stringify(access) };
    await available(this.#db.insertInto('campaign_battles').values(row).execute());
  }

  async accessTo(id: string, battle: string): Promise<BattleAccess | undefined> {
    const ours = this.#db.selectFrom('campaign_battles').select('access').where('campaign', '=', id);
    const row = await available(ours.where('battle', '=', battle).executeTakeFirst());
    return row && JSON.parse(row.access);
  }

  async campaignOf(battle: string): Promise<string | undefined> {
    const rows = this.#db.selectFrom('campaign_battles').select('campaign').where('battle', '=', battle);
    return (await available(rows.executeTakeFirst()))?.campaign;
  }

  async battleStates(id: string): Promise<Readonly<Record<string, Status | null>>> {
    const ours = this.#db.selectFrom('campaign_battles').where('campaign', '=', id);
    const all = ours.leftJoin('battles', 'battles.id', 'campaign_battles.battle');
    const rows = await available(all.select(['battle', 'status']).orderBy('battle').execute());
    return Object.fromEntries(rows.map(({ battle, status }) => [battle, status as Status | null]));
  }

  async seen(id: string, at: number): Promise<void> {
    await recordVisit(this.#db, 'campaigns', id, at);
  }

  async unseen(since: number, most: number): Promise<string[]> {
    return await unvisited(this.#db, 'campaigns', since, most);
  }

  async remove(id: string, unseenSince?: number): Promise<boolean> {
    return await deleteUnvisited(this.#db, 'campaigns', id, unseenSince); // its keys, pictures and links are deleted with it
  }

  async removeVersion(id: string, version: number): Promise<'removed' | 'outdated'> {
    const ours = this.#db.deleteFrom('campaigns').where('id', '=', id).where('version', '=', version);
    return (await available(ours.executeTakeFirst())).numDeletedRows > 0n ? 'removed' : 'outdated';
  }
}

/** Gives a member a key. Returns false if the member already has one. */
async function giveKey(db: Db, campaign: string, { member, hash }: MemberKey): Promise<boolean> {
  const insert = db.insertInto('campaign_keys').values({ campaign, member, key_hash: hash });
  const once = insert.onConflict((conflict) => conflict.columns(['campaign', 'member']).doNothing());
  return (await once.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
}

/** Returns whether an album has room for a picture beside the others that the campaign lists. */
async function hasRoomFor(
  db: Db,
  id: string,
  listed: Campaign['pictures'],
  picture: NamedPicture,
): Promise<boolean> {
  const others = listed.filter((name) => name !== picture.name);
  if (others.length === 0) return true;
  const ours = db.selectFrom('campaign_pictures').where('campaign', '=', id).where('name', 'in', others);
  const sum = ours.select(({ fn }) => fn.sum<number | null>(fn('length', ['data'])).as('letters'));
  const letters = Number((await sum.executeTakeFirst())?.letters ?? 0);
  return letters + picture.data.length <= lettersFor(MOST.album);
}
