import type { Id } from '../engine/schema/ids.ts';
import type { Campaign } from './campaign.ts';
import { withoutMember } from './changes/members.ts';

/**
 * Returns a campaign without a member who leaves for good. `others` are the other members who have a key. If a GM or
 * player leaves and no GM is among the others, the player among them who joined first becomes a GM. If there is no such
 * player either, no member can play the campaign anymore, and the result is undefined. Needs no rules, so it works even
 * if the rulebook is missing.
 */
export function afterLeaving(campaign: Campaign, member: Id, others: readonly Id[]): Campaign | undefined {
  const left = withoutMember(campaign, member);
  if (campaign.members.find(({ id }) => id === member)?.role === 'spectator') return left;
  const keyed = left.members.filter(({ id }) => others.includes(id));
  if (keyed.some(({ role }) => role === 'gm')) return left;
  const heir = keyed.find(({ role }) => role === 'player');
  const members = left.members.map((one) => (one === heir ? { ...one, role: 'gm' as const } : one));
  return heir && { ...left, members };
}
