import type { RestName } from '../engine/core/lasting.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Json } from '../engine/schema/json.ts';
import { MOST_HEROES, MOST_PACKS } from '../scenario/fight.ts';
import { MOST_ALBUM_BYTES } from '../scenario/picture-files.ts';
import type { Difference } from './differences.ts';
import type { CarriedHero } from './hero.ts';

/** The version of the format of campaigns. */
export const CAMPAIGN_VERSION = 1;

/** The most that a campaign can hold of each of its parts. */
export const MOST = {
  members: 40,
  heroes: MOST_HEROES,
  notes: 300,
  sessions: 300,
  fights: 300,
  pictures: 100,
  /** The bytes of all pictures together. */
  album: 4 * MOST_ALBUM_BYTES,
  packs: MOST_PACKS,
  /** The entries in a hero's history. The oldest ones are dropped. */
  history: 200,
  experience: 1_000_000,
  /** The values that one change of a hero can have. */
  differences: 60,
  /** The characters of a reason why the rules reject a value. */
  misfit: 300,
  /** The lines about a hero's deeds in one fight. */
  deeds: 10,
  /** The characters of the whole campaign as JSON, without the bytes of its pictures. */
  letters: 2 * 1024 * 1024,
} as const;

export const MEMBER_ROLES = ['gm', 'player', 'spectator'] as const;

/** A person in a campaign. */
export interface Member {
  readonly id: Id;
  readonly name: string;
  readonly role: (typeof MEMBER_ROLES)[number];
  /** The name of the person's time zone, such as `Europe/Berlin`. */
  readonly timeZone?: string;
}

/**
 * The parts of a hero that a GM can let the owner change: the sheet, the state, and the sheet in exchange for
 * experience. Owners can always change the other parts.
 */
export const EDITABLE_PARTS = ['sheet', 'state', 'growth'] as const;
type EditablePart = (typeof EDITABLE_PARTS)[number];

export const HISTORY_KINDS = ['added', 'edited', 'fight', 'rest', 'growth', 'undone'] as const;

/** A hero's part in a fight. */
export interface FightRecord {
  /** The most important moments, as log lines. */
  readonly deeds: readonly string[];
  /** The good rolls minus the expected number of good rolls; null if unknown. */
  readonly luck: number | null;
}

/** A change in the life of a hero. */
export interface HistoryEntry {
  readonly kind: (typeof HISTORY_KINDS)[number];
  /** In milliseconds since 1970, like all times of a campaign. */
  readonly at: number;
  /** The member who made the change; null for the server. */
  readonly by: Id | null;
  readonly fight?: Id;
  readonly rest?: RestName;
  readonly note?: string;
  readonly differences: readonly Difference[];
  readonly record?: FightRecord;
  /** True for a fight whose results have been undone. */
  readonly isUndone?: true;
}

/** A hero of a campaign. */
export interface CampaignHero extends CarriedHero {
  readonly id: Id;
  readonly owner: Id | null;
  /**
   * Experience points. They pay for raised values of the sheet, at a price on which the group agrees.
   */
  readonly experience: number;
  readonly notes: string;
  readonly editable: readonly EditablePart[];
  readonly history: readonly HistoryEntry[];
}

/** A note for everyone, or only for GMs. */
export interface CampaignNote {
  readonly id: Id;
  readonly author: Id | null;
  readonly at: number;
  readonly for: 'all' | 'gm';
  readonly text: string;
}

/** A meeting of the group. */
export interface GameSession {
  readonly id: Id;
  readonly at: number;
  readonly title: string;
  readonly note: string;
  readonly isCanceled: boolean;
}

/**
 * A value that an undo did not restore, because a later change had touched it or the rules reject the earlier value.
 */
export interface KeptDifference extends Difference {
  /** Why the rules reject the earlier value; missing if a later change had touched it. */
  readonly misfit?: string;
}

/** The changes of a hero that result from a fight. */
export interface FightResult {
  readonly hero: Id;
  readonly status: 'proposed' | 'applied' | 'undone';
  /** Once the result is applied, `before` holds the values that the hero had. */
  readonly differences: readonly Difference[];
  /** After an undo: the differences that were not undone. */
  readonly kept: readonly KeptDifference[];
  readonly record: FightRecord;
}

/** A fight of a campaign. */
export interface CampaignFight {
  readonly id: Id;
  /** The id of the battle. */
  readonly battle: string;
  readonly title: string;
  /** The id of the fight's document in a library; null if it has none. */
  readonly document: string | null;
  /** The address of the recording; null if there is none yet. */
  readonly recording: string | null;
  readonly at: number;
  readonly isOver: boolean;
  /** True if its battle was deleted, so that a GM decides about the results. */
  readonly isDeleted?: true;
  readonly results: readonly FightResult[];
}

/** A content pack, as the text of its file. */
export interface CampaignPack {
  readonly name: string;
  readonly document: string;
}

/** A campaign: a group, its heroes and its fights. Plain JSON. */
export interface Campaign {
  readonly title: string;
  readonly ruleset: string;
  /** The number for the next id. */
  readonly next: number;
  readonly members: readonly Member[];
  readonly heroes: readonly CampaignHero[];
  /** The house rules, for all fights. */
  readonly options: Readonly<Record<string, Json>>;
  readonly packs: readonly CampaignPack[];
  readonly notes: readonly CampaignNote[];
  readonly sessions: readonly GameSession[];
  readonly fights: readonly CampaignFight[];
  /** The names of the pictures, by which the server stores their bytes. */
  readonly pictures: readonly string[];
  /** True if all members may read all heroes' histories. Otherwise, players read only those of their own heroes. */
  readonly sharesHistories?: true;
}

/** Returns a new campaign with one member, who is its GM. */
export function newCampaign(ruleset: string, title: string, gm: Pick<Member, 'name' | 'timeZone'>): Campaign {
  const members: Member[] = [{ ...gm, id: 'm1', role: 'gm' }];
  const none = { heroes: [], options: {}, packs: [], notes: [], sessions: [], fights: [], pictures: [] };
  return { title, ruleset, next: 2, members, ...none };
}
