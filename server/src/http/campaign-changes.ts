import { applyChange, type ChangeBy } from '@riposte/shared/campaign/apply-change';
import type { Campaign, Member } from '@riposte/shared/campaign/campaign';
import { campaignFor } from '@riposte/shared/campaign/view';
import type { Id } from '@riposte/shared/engine/schema/ids';
import { isRecord } from '@riposte/shared/engine/schema/records';
import type { CampaignView } from '@riposte/shared/protocol/campaign';
import { requireFreeName } from '../requests/campaign-names.ts';
import { Failure } from '../requests/failure.ts';
import { nameOfPortrait } from '../requests/picture-check.ts';
import { hashOfSecret } from '../seats/links.ts';
import type { BattleServices } from '../services/services.ts';
import type { CampaignMember, CampaignRecord, SavedWith } from '../store/campaign-store.ts';
import * as failures from '../words/failures.ts';

/** The number of attempts to save a change while other changes are saved. */
const MOST_ATTEMPTS = 10;

/** Returns the member with this key, and records a visit. Throws a `Failure` if no member has this key. */
export async function requireMember(
  { store: { campaigns } }: BattleServices,
  id: string,
  key: string,
): Promise<CampaignMember> {
  const known = await campaigns.memberOf(id, hashOfSecret(key));
  if (!known) throw new Failure(failures.badCampaignKey);
  await campaigns.seen(id, Date.now());
  return known;
}

/** Returns a saved campaign. Throws a `Failure` if it does not exist. */
export async function requireCampaign(
  { store: { campaigns } }: BattleServices,
  id: string,
): Promise<CampaignRecord> {
  const record = await campaigns.find(id);
  if (!record) throw new Failure(failures.noSuchCampaign);
  return record;
}

/**
 * Returns a campaign, and the member with this key. Throws a `Failure` if no member has the key, or if they are not a
 * GM.
 */
export async function requireGm(
  services: BattleServices,
  id: string,
  key: string,
): Promise<CampaignRecord & Pick<CampaignMember, 'member'>> {
  const { member } = await requireMember(services, id, key);
  const record = await requireCampaign(services, id);
  if (roleIn(record, member) !== 'gm') throw new Failure(failures.gmOfCampaign);
  return { ...record, member };
}

/** Returns the role of a member. Throws a `Failure` if they have been removed. */
export function roleIn({ campaign }: CampaignRecord, member: Id): Member['role'] {
  const role = campaign.members.find(({ id }) => id === member)?.role;
  if (!role) throw new Failure(failures.badCampaignKey);
  return role;
}

/** Returns a campaign as a member may see it. Throws a `Failure` if they have been removed. */
export function viewFor(record: CampaignRecord, you: Id): CampaignView {
  const { version, campaign } = record;
  return { version, you, campaign: campaignFor({ id: you, role: roleIn(record, you) }, campaign) };
}

/**
 * Applies all changes to a saved campaign, or none. Starts again if another change is saved meanwhile. `member` is null
 * for the server. Throws a `Failure` if the rules reject a change.
 */
export async function changeSaved(
  services: BattleServices,
  id: string,
  member: ChangeBy['member'],
  ...changes: readonly unknown[]
): Promise<CampaignRecord> {
  return await saveChanged(services, id, async (campaign) => {
    let now = campaign;
    for (const change of changes) now = await changed(services, now, { member, at: Date.now() }, change);
    return now;
  });
}

/** Adds a picture, given as a data URI, to a saved campaign. Returns its name. Throws as `changeSaved` does. */
export async function addPictureTo(
  services: BattleServices,
  id: string,
  member: Id,
  data: string,
): Promise<string> {
  const name = nameOfPortrait(data);
  const change = { do: 'add-picture', picture: name };
  const by = { member, at: Date.now() };
  await saveWith(services, id, async (campaign) => ({
    campaign: await changed(services, campaign, by, change),
    picture: { name, data },
  }));
  return name;
}

/**
 * Saves what `change` returns for a campaign, unless it returns the same campaign. Starts again if the campaign has
 * changed meanwhile.
 */
export async function saveChanged(
  services: BattleServices,
  id: string,
  change: (campaign: Campaign) => Campaign | Promise<Campaign>,
): Promise<CampaignRecord> {
  return await onCurrent(services, id, async (record) => {
    const campaign = await change(record.campaign);
    return campaign === record.campaign ? record : await saveOver(services, record, { campaign });
  });
}

/** Saves what `change` returns for a campaign, all in one step. Starts again if the campaign has changed meanwhile. */
export async function saveWith(
  services: BattleServices,
  id: string,
  change: (campaign: Campaign) => Promise<ChangedWith>,
): Promise<CampaignRecord> {
  return await onCurrent(services, id, async (record) =>
    saveOver(services, record, await change(record.campaign)),
  );
}

/** Returns the result of `attempt` for a saved campaign. Attempts it again while the campaign has changed meanwhile. */
export async function onCurrent<Result>(
  services: BattleServices,
  id: string,
  attempt: (record: CampaignRecord) => Promise<Result | 'outdated'>,
): Promise<Result> {
  for (let count = 0; count < MOST_ATTEMPTS; count++) {
    const result = await attempt(await requireCampaign(services, id));
    if (result !== 'outdated') return result;
  }
  throw new Failure(failures.busyCampaign);
}

/** A changed campaign, and what is saved in one step with it. */
export type ChangedWith = SavedWith & { readonly campaign: Campaign };

async function saveOver(
  { store }: BattleServices,
  record: CampaignRecord,
  { campaign, ...more }: ChangedWith,
): Promise<CampaignRecord | 'outdated'> {
  const saving = await store.campaigns.save(record.id, record.version, campaign, more);
  if (saving === 'full') throw new Failure(failures.campaignAlbumFull);
  if (saving === 'claimed') throw new Failure(failures.claimedMember);
  return saving === 'saved' ? { ...record, version: record.version + 1, campaign } : saving;
}

/** Returns a campaign after a change. Throws a `Failure` if the rules reject it. */
export async function changed(
  services: BattleServices,
  campaign: Campaign,
  by: ChangeBy,
  change: unknown,
): Promise<Campaign> {
  const rules = await services.rulebooks.forNew(campaign.ruleset);
  if (!rules) throw new Failure(failures.noSuchRuleset(409, campaign.ruleset));
  if (isRecord(change)) requireFreeName(campaign, change);
  const result = rules.run(({ ruleset }) => applyChange(ruleset, campaign, by, change));
  if ('campaign' in result) return result.campaign;
  const { code, message } = result.rejection;
  throw new Failure({ status: 409, code, message });
}
