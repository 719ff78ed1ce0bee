import type {
  Campaign,
  CampaignFight,
  CampaignHero,
  CampaignNote,
  CampaignPack,
  FightResult,
  Member,
} from './campaign.ts';

/**
 * Returns a campaign as a member may see it. Players and spectators do not see the GMs' notes, the contents of packs,
 * the documents of fights, or results that have not been applied. Unless the GM shares histories, they do not see those
 * of other members' heroes. The results of those heroes then lack deeds and luck.
 */
export function campaignFor({ id: member, role }: Pick<Member, 'id' | 'role'>, campaign: Campaign): Campaign {
  if (role === 'gm') return campaign;
  const known = new Set(campaign.heroes.filter(({ owner }) => owner === member).map(({ id }) => id));
  const isKnown = (hero: string) => campaign.sharesHistories === true || known.has(hero);
  const isPublic = (note: CampaignNote) => note.for === 'all';
  const named = ({ name }: CampaignPack): CampaignPack => ({ name, document: '' });
  const shown = (hero: CampaignHero): CampaignHero => (isKnown(hero.id) ? hero : { ...hero, history: [] });
  const told = (result: FightResult): FightResult =>
    isKnown(result.hero) ? result : { ...result, record: { deeds: [], luck: null } };
  const fought = (fight: CampaignFight): CampaignFight => ({
    ...fight,
    document: null,
    results: fight.results.filter(({ status }) => status === 'applied').map(told),
  });
  return {
    ...campaign,
    heroes: campaign.heroes.map(shown),
    notes: campaign.notes.filter(isPublic),
    packs: campaign.packs.map(named),
    fights: campaign.fights.map(fought),
  };
}
