import type { Campaign } from './campaign.ts';

/**
 * Returns a campaign after a battle was deleted. Its fight stays until a GM decides about the results. Needs no rules,
 * so it works even if the rulebook is missing.
 */
export function afterBattleDeleted(campaign: Campaign, battle: string): Campaign {
  const isGone = { isDeleted: true, isOver: true, recording: null } as const;
  const fights = campaign.fights.map((fight) => (fight.battle === battle ? { ...fight, ...isGone } : fight));
  return { ...campaign, fights };
}
