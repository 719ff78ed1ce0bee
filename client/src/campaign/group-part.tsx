import type { VNode } from 'preact';
import { LinksCard } from './links-card.tsx';
import { MemberList } from './member-list.tsx';
import { useCampaign } from './use-campaign.ts';

/** The part of a campaign's page with its members and the links for new ones. */
export function GroupPart(): VNode {
  const { isGm } = useCampaign();
  return (
    <div class="campaign-columns">
      <MemberList />
      {isGm && <LinksCard />}
    </div>
  );
}
