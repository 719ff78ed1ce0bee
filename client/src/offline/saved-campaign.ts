import type { CampaignView } from '@riposte/shared/protocol/campaign';
import { clear, createStore, get, set } from 'idb-keyval';

/** The campaign that this device showed last, as its member saw it. It contains no keys. */
interface SavedCampaign {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly view: CampaignView;
}

const campaigns = createStore('riposte-campaigns', 'campaigns');
const LAST = 'last';
/** The version of the format of saved campaigns. A release that changes `SavedCampaign` or its view raises it. */
const FORMAT = 1;
/** The longest campaign that is saved, in characters. */
const LONGEST = 5_000_000;

/** Saves a campaign in place of the last one, unless it is too long. */
export function saveCampaign(id: string, view: CampaignView): void {
  if (JSON.stringify(view).length > LONGEST) return;
  const saved: SavedCampaign = { format: FORMAT, id, view };
  void set(LAST, saved, campaigns).catch(() => {}); // fails if the browser blocks its database
}

/**
 * Returns the saved view of a campaign; undefined if the campaign shown last was another one, or has another format.
 */
export async function savedCampaign(id: string): Promise<CampaignView | undefined> {
  const saved = await get<SavedCampaign>(LAST, campaigns).catch(() => undefined);
  return saved?.format === FORMAT && saved.id === id ? saved.view : undefined;
}

/** Removes the saved campaign if it is the one with this id. */
export async function forgetSavedCampaign(id: string): Promise<void> {
  if (await savedCampaign(id)) await removeCampaign();
}

/** Removes the saved campaign. */
export async function removeCampaign(): Promise<void> {
  await clear(campaigns).catch(() => {}); // fails if the browser blocks its database
}
