import '../action/choice-rows.css'; // contains the styles of the chips
import '../workshop/workshop.css'; // contains the styles of the forms for sheets
import './campaign.css';
import { render, type VNode } from 'preact';
import { useState } from 'preact/hooks';
import { type MyCampaign, myCampaign } from '../net/my-campaigns.ts';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import * as common from '../words/common.ts';
import { JoinCampaign } from './join-campaign.tsx';
import { OwnCampaigns } from './own-campaigns.tsx';
import { ShownCampaign } from './shown-campaign.tsx';

/** Shows a campaign, or the list of this browser's campaigns if the address names none. */
export function showCampaign(root: HTMLElement, id: string): void {
  document.title = `${words.campaigns} · ${common.riposte}`;
  render(id === '' ? <OwnCampaigns /> : <CampaignPage id={id} />, root);
}

function CampaignPage({ id }: { readonly id: string }): VNode {
  const [mine, setMine] = useState(() => myCampaign(id));
  const token = location.hash.slice(1);
  const enter = (own: MyCampaign) => {
    setMine(own);
    withoutToken();
  };
  if (mine) {
    withoutToken();
    return <ShownCampaign mine={mine} />;
  }
  if (token !== '') return <JoinCampaign id={id} token={token} onJoined={enter} />;
  return (
    <main class="campaign-page">
      <a class="to-front" href="/campaign">
        {words.campaigns}
      </a>
      <Fault says={words.linkNeeded} />
    </main>
  );
}

/** Removes the fragment from the page's address, because it may hold the secret of an invitation link. */
function withoutToken(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}
