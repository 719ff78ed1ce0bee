import type { Campaign, CampaignFight, CampaignNote, CampaignPack, Member } from './campaign.ts';

/**
 * Returns a campaign as a member may see it. Players and spectators see neither the GMs' notes nor the contents of
 * packs nor results that have not been applied. `role` is the member's role.
 */
export function campaignFor(role: Member['role'], campaign: Campaign): Campaign {
  if (role === 'gm') return campaign;
  const isPublic = (note: CampaignNote) => note.for === 'all';
  const named = ({ name }: CampaignPack): CampaignPack => ({ name, document: '' });
  const fought = (fight: CampaignFight): CampaignFight => ({
    ...fight,
    document: null,
    results: fight.results.filter(({ status }) => status === 'applied'),
  });
  return {
    ...campaign,
    notes: campaign.notes.filter(isPublic),
    packs: campaign.packs.map(named),
    fights: campaign.fights.map(fought),
  };
}
