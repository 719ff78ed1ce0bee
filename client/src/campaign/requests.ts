import type { Change } from '@riposte/shared/campaign/apply-change';
import type {
  AddedPicture,
  CampaignGreeting,
  CampaignLinks,
  CampaignView,
  CreateCampaign,
  CreatedCampaign,
  CurrentCampaign,
  EnteredFight,
  JoinCampaign,
  JoinedCampaign,
  LinksOfCampaign,
  OpenFight,
} from '@riposte/shared/protocol/campaign';
import { ask, askJson } from '../net/api.ts';
import { remember } from '../net/link.ts';
import type { MyCampaign } from '../net/my-campaigns.ts';

/* The requests to the server about campaigns. All of them throw the same errors as `ask`. */

/** The id of a campaign and the key of one of its members. */
export type Access = Pick<MyCampaign, 'id' | 'key'>;

const pathOf = (id: string, rest: string) => `/api/campaigns/${encodeURIComponent(id)}/${rest}`;

/** Returns the name of this device's time zone. */
const ownZone = () => ({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });

export function createCampaign(given: CreateCampaign): Promise<CreatedCampaign> {
  return askJson('/api/campaigns', { ...given, ...ownZone() });
}

/** Fetches the title of the campaign that a link invites to, its rulebook, and the role that the link grants. */
export function greet(id: string, token: string): Promise<CampaignGreeting> {
  return askJson(pathOf(id, 'greet'), { token });
}

/** Joins a campaign. `member` is the id of the unclaimed member that the person claims; undefined for a new member. */
export function join(id: string, given: JoinCampaign): Promise<JoinedCampaign> {
  return askJson(pathOf(id, 'join'), { ...given, ...ownZone() });
}

/** Fetches a campaign. Returns undefined if `version` is still the current one. */
export async function readCampaign({ id, key }: Access, version?: number): Promise<CampaignView | undefined> {
  const body = { key, ...(version !== undefined && { version }) };
  const view: CampaignView | CurrentCampaign = await askJson(pathOf(id, 'read'), body);
  return 'campaign' in view ? view : undefined;
}

export function sendChange({ id, key }: Access, change: Change): Promise<CampaignView> {
  return askJson(pathOf(id, 'change'), { key, change });
}

/** Fetches the tokens of a campaign's links. With `renew`, the old links stop working. */
export async function fetchLinks({ id, key }: Access, renew: boolean): Promise<CampaignLinks> {
  const body = { key, ...(renew && { renew }) };
  return (await askJson<LinksOfCampaign>(pathOf(id, 'links'), body)).links;
}

/** Removes a member. Returns the campaign as the sender sees it; undefined if the sender is the removed member. */
export async function removeMember({ id, key }: Access, member: string): Promise<CampaignView | undefined> {
  const response = await ask(pathOf(id, 'members/remove'), { key, member });
  return response.status === 204 ? undefined : ((await response.json()) as CampaignView);
}

/** Uploads a picture, given as a data URI. Returns its name. */
export async function sendPicture({ id, key }: Access, picture: string): Promise<string> {
  return (await askJson<AddedPicture>(pathOf(id, 'pictures'), { key, picture })).name;
}

/** Returns the address of a picture of a campaign. */
export function pictureAddress(id: string, name: string): string {
  return pathOf(id, `pictures/${encodeURIComponent(name)}`);
}

export function openFight({ id, key }: Access, fight: Omit<OpenFight, 'key'>): Promise<CampaignView> {
  return askJson(pathOf(id, 'fights'), { key, ...fight });
}

/** Returns the path of a link to a campaign. */
export function campaignLink(id: string, token: string): string {
  return `/campaign/${id}#${token}`;
}

/**
 * Fetches the link to a fight's table for the member's role. If a seat waits for the member there, stores it, so that
 * the link leads to it. Otherwise the link suggests the member's name.
 */
export async function tableOf({ id, key }: Access, fight: string, name: string): Promise<string> {
  const entered: EnteredFight = await askJson(pathOf(id, `fights/${fight}/enter`), { key });
  const { battle, token, seatKey } = entered;
  if (seatKey === undefined) return `/t/${battle}#${token}&name=${encodeURIComponent(name)}`;
  remember(entered, { name, seatKey });
  return `/t/${battle}#${token}`;
}

/** Asks the server to read a fight's results, if it has ended, and to propose the changes to its heroes. */
export function readResults({ id, key }: Access, fight: string): Promise<CampaignView> {
  return askJson(pathOf(id, `fights/${fight}/results`), { key });
}

/** Fetches a campaign as the text of its file. */
export async function exportCampaign({ id, key }: Access): Promise<string> {
  return (await ask(pathOf(id, 'export'), { key })).text();
}

export async function deleteCampaign({ id, key }: Access): Promise<void> {
  await ask(pathOf(id, 'delete'), { key });
}
