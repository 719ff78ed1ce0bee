import type { CampaignLinks } from '@riposte/shared/protocol/campaign';
import { canStore, readStored, store } from './browser-storage.ts';
import { CAMPAIGNS, SEEN_CAMPAIGN } from './storage-keys.ts';

/** A campaign of which this browser is a member. The key lets the member read and act. */
export interface MyCampaign {
  readonly id: string;
  readonly member: string;
  readonly key: string;
  readonly title: string;
  readonly role: 'gm' | 'player' | 'spectator';
  /** The tokens of the invitation links, if this browser has created the campaign. */
  readonly links?: CampaignLinks;
}

/** Returns the campaigns of which this browser is a member, the latest one first. */
export function myCampaigns(): readonly MyCampaign[] {
  return readStored<readonly MyCampaign[]>(CAMPAIGNS) ?? [];
}

/** Returns this browser's membership in a campaign; undefined if there is none. */
export function myCampaign(id: string): MyCampaign | undefined {
  return myCampaigns().find((one) => one.id === id);
}

/** Puts a campaign at the beginning of the list. */
export function noteCampaign(campaign: MyCampaign): void {
  store(CAMPAIGNS, [campaign, ...myCampaigns().filter(({ id }) => id !== campaign.id)]);
}

/** Removes a campaign from the list, and what this browser has seen of it. */
export function forgetCampaign(gone: string): void {
  store(
    CAMPAIGNS,
    myCampaigns().filter(({ id }) => id !== gone),
  );
  if (canStore()) localStorage.removeItem(SEEN_CAMPAIGN + gone);
}
