import type { VNode } from 'preact';
import { FightList } from './fight-list.tsx';
import { HeroCards } from './hero-cards.tsx';
import { NextSession } from './next-session.tsx';
import { OpenFight } from './open-fight.tsx';
import { RestForm } from './rest-form.tsx';
import { useCampaign } from './use-campaign.ts';

/** The first part of a campaign's page: the next game session, the fights and the heroes. */
export function Overview(): VNode {
  const { isGm, campaign } = useCampaign();
  return (
    <div class="campaign-columns">
      <div>
        <NextSession />
        <FightList />
        {isGm && <OpenFight />}
      </div>
      <div>
        <HeroCards />
        {isGm && campaign.heroes.length > 0 && <RestForm heroes={campaign.heroes} />}
      </div>
    </div>
  );
}
