import { applyChange, type ChangeBy } from '@riposte/shared/campaign/apply-change';
import type { Campaign } from '@riposte/shared/campaign/campaign';
import { campaignFor } from '@riposte/shared/campaign/view';
import type { Id } from '@riposte/shared/engine/schema/ids';
import { own } from '@riposte/shared/engine/schema/records';
import type { CampaignView } from '@riposte/shared/protocol/campaign';
import { hashOfSecret } from '../seats/links.ts';
import type { BattleServices } from '../services/services.ts';
import type { CampaignMember, CampaignRecord } from '../store/campaign-store.ts';
import * as failures from '../words/failures.ts';
import { Failure } from './failure.ts';

/** The number of attempts to save a change while other changes are saved. */
const MOST_ATTEMPTS = 10;

/** Returns the member with this key, and records a visit. Throws a `Failure` if the key is no member's. */
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

/** Returns a campaign whose member with this key is a GM. Throws a `Failure` if they are not. */
export async function requireGm(services: BattleServices, id: string, key: string): Promise<CampaignRecord> {
  const { member } = await requireMember(services, id, key);
  const record = await requireCampaign(services, id);
  const role = record.campaign.members.find((one) => one.id === member)?.role;
  if (role !== 'gm') throw new Failure(failures.gmOfCampaign);
  return record;
}

/** Returns a campaign as a member may see it. Throws a `Failure` if they have been removed. */
export function viewFor({ version, campaign }: CampaignRecord, you: Id): CampaignView {
  const role = campaign.members.find(({ id }) => id === you)?.role;
  if (!role) throw new Failure(failures.badCampaignKey);
  return { version, you, campaign: campaignFor(role, campaign) };
}

/**
 * Changes a saved campaign. Starts again if another change is saved meanwhile. `member` is null for the server. Throws a
 * `Failure` if the rules reject the change.
 */
export async function changeSaved(
  services: BattleServices,
  id: string,
  member: ChangeBy['member'],
  change: unknown,
): Promise<CampaignRecord> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const record = await requireCampaign(services, id);
    const campaign = changed(services, record.campaign, { member, at: Date.now() }, change);
    if (await services.store.campaigns.save(id, record.version, campaign))
      return { ...record, version: record.version + 1, campaign };
  }
  throw new Failure(failures.busyCampaign);
}

function changed({ rulesets }: BattleServices, campaign: Campaign, by: ChangeBy, change: unknown): Campaign {
  const ruleset = own(rulesets, campaign.ruleset);
  if (!ruleset) throw new Failure(failures.noSuchRuleset(409, campaign.ruleset));
  const result = applyChange(ruleset, campaign, by, change);
  if ('campaign' in result) return result.campaign;
  const { code, message } = result.rejection;
  throw new Failure({ status: 409, code, message });
}
