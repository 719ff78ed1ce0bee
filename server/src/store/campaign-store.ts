import type { Campaign } from '@riposte/shared/campaign/campaign';
import type { BroughtOrders } from '@riposte/shared/campaign/orders';
import type { Id } from '@riposte/shared/engine/schema/ids';
import type { Pictures } from '@riposte/shared/engine/setup/scenario';
import type { CampaignLinks } from '@riposte/shared/protocol/campaign';
import type { Status } from '@riposte/shared/protocol/messages';

/** A saved campaign. */
export interface CampaignRecord {
  readonly id: string;
  /** Increases by one with each change. */
  readonly version: number;
  readonly campaign: Campaign;
  /** The secrets of the links. They are stored in full, because GMs can read them again. */
  readonly links: CampaignLinks;
}

/** The secrets with which members enter a battle of their campaign. */
export interface BattleAccess {
  /** The secrets of the battle's links. */
  readonly links: CampaignLinks;
  /** The secret keys of the seats that wait for members, by member. */
  readonly seatKeys: Readonly<Record<Id, string>>;
  /** The fighters of the heroes, by hero. */
  readonly fighters: Readonly<Record<Id, Id>>;
  /** The standing orders with which the heroes entered, by hero. Missing in records of earlier releases. */
  readonly orders?: BroughtOrders;
}

/** A picture as a data URI. Its name is a content hash. */
export interface NamedPicture {
  readonly name: string;
  readonly data: string;
}

/** The key of a member, by its hash. */
export interface MemberKey {
  readonly member: Id;
  readonly hash: string;
}

/** The changes that are saved in one step with a campaign. */
export interface SavedWith {
  readonly picture?: NamedPicture;
  /** A member's new key. */
  readonly key?: MemberKey;
  /** A member who has left. Their key is deleted. */
  readonly left?: Id;
}

/** The result of an attempt to save a campaign. */
export type Saving = 'saved' | 'outdated' | 'full' | 'claimed';

/** The member that a key belongs to, and the version of the campaign. */
export interface CampaignMember {
  readonly member: Id;
  readonly version: number;
}

/**
 * Stores campaigns. When a write resolves, its data is on disk. All methods throw `StoreUnavailable` if the database
 * fails.
 */
export interface CampaignStore {
  create(record: CampaignRecord, pictures: Pictures): Promise<void>;
  find(id: string): Promise<CampaignRecord | undefined>;
  /**
   * Saves a campaign as the version after `version`, together with other changes. Deletes pictures that the campaign
   * does not list. Returns 'outdated' if `version` is not current, 'full' if all pictures together would be longer than
   * an album, and 'claimed' if a member who gets a key already has one; these change nothing.
   */
  save(id: string, version: number, campaign: Campaign, more?: SavedWith): Promise<Saving>;
  setLinks(id: string, links: CampaignLinks): Promise<void>;
  /** Returns the member with this key hash, without the campaign; undefined if there is none. */
  memberOf(id: string, keyHash: string): Promise<CampaignMember | undefined>;
  /** Returns the members who have a key. */
  claimed(id: string): Promise<Id[]>;
  pictures(id: string): Promise<Pictures>;
  picture(id: string, name: string): Promise<string | undefined>;
  /** Saves the secrets with which members enter a battle that was opened from the campaign. */
  addBattle(id: string, battle: string, access: BattleAccess): Promise<void>;
  /** Returns the access that `addBattle` saved; undefined if the battle was not opened from the campaign. */
  accessTo(id: string, battle: string): Promise<BattleAccess | undefined>;
  /** Returns the campaign that a battle was opened from; undefined if it was opened elsewhere. */
  campaignOf(battle: string): Promise<string | undefined>;
  /** Returns the states of the battles that were opened from the campaign, by battle; null for a deleted battle. */
  battleStates(id: string): Promise<Readonly<Record<string, Status | null>>>;
  /** Records a visit at the time `at`, in milliseconds since 1970. */
  seen(id: string, at: number): Promise<void>;
  /** Returns the ids of at most `most` campaigns that were not visited since `since`. */
  unseen(since: number, most: number): Promise<string[]>;
  /** Deletes a campaign with all its data. Returns false if it does not exist, or was visited since `unseenSince`. */
  remove(id: string, unseenSince?: number): Promise<boolean>;
  /** Deletes a campaign with all its data, unless `version` is no longer current. */
  removeVersion(id: string, version: number): Promise<'removed' | 'outdated'>;
}
