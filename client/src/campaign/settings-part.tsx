import type { VNode } from 'preact';
import { CampaignFile } from './campaign-file.tsx';
import { HistorySharing } from './history-sharing.tsx';
import { HouseRules } from './house-rules.tsx';
import { PackList } from './pack-list.tsx';
import { PictureList } from './picture-list.tsx';
import { useCampaign } from './use-campaign.ts';

/** The part of a campaign's page with its house rules, packs and pictures. For GMs, it also has the campaign's file. */
export function SettingsPart(): VNode {
  const { isGm } = useCampaign();
  return (
    <div class="campaign-columns">
      <div>
        <HouseRules />
        <PackList />
      </div>
      <div>
        <PictureList />
        {isGm && <HistorySharing />}
        {isGm && <CampaignFile />}
      </div>
    </div>
  );
}
