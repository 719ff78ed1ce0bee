import type {
  Campaign,
  CampaignFight,
  CampaignHero,
  CampaignNote,
  CampaignPack,
  FightResult,
  HistoryEntry,
  Member,
} from './campaign.ts';
import type { Difference } from './differences.ts';

/**
 * Returns a campaign as a member may see it. Players and spectators do not see the GMs' notes, the contents of packs,
 * the documents of fights, or results that have not been applied. They see nothing of the standing orders of other
 * members' heroes. Unless the GM shares histories, they do not see those of other members' heroes either. The results
 * of those heroes then lack deeds and luck.
 */
export function campaignFor({ id: member, role }: Pick<Member, 'id' | 'role'>, campaign: Campaign): Campaign {
  if (role === 'gm') return campaign;
  const own = new Set(campaign.heroes.filter((hero) => hero.owner === member).map(({ id }) => id));
  const isKnown = (hero: string) => campaign.sharesHistories === true || own.has(hero);
  const isPublic = (note: CampaignNote) => note.for === 'all';
  const named = ({ name }: CampaignPack): CampaignPack => ({ name, document: '' });
  const shown = (hero: CampaignHero): CampaignHero => {
    if (own.has(hero.id)) return hero;
    const { orders: _secret, ...others } = hero;
    const told = (entry: HistoryEntry) => ({ ...entry, differences: withoutOrders(entry.differences) });
    return { ...others, history: isKnown(hero.id) ? hero.history.map(told) : [] };
  };
  const told = (result: FightResult): FightResult => {
    if (own.has(result.hero)) return result;
    const { differences, kept } = result;
    const record = isKnown(result.hero) ? result.record : { deeds: [], luck: null };
    return { ...result, record, differences: withoutOrders(differences), kept: withoutOrders(kept) };
  };
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

function withoutOrders<D extends Difference>(differences: readonly D[]): readonly D[] {
  return differences.filter(({ part }) => part !== 'orders');
}
