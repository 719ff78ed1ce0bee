import type { VNode } from 'preact';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import { useCampaign, useSending } from './use-campaign.ts';

/** Lets GMs decide whether all members may read the histories of all heroes. */
export function HistorySharing(): VNode {
  const { campaign } = useCampaign();
  const { fault, send } = useSending();
  return (
    <section class="card" aria-labelledby="history-sharing">
      <h2 id="history-sharing">{words.histories}</h2>
      <label class="campaign-check">
        <input
          type="checkbox"
          data-testid="share-histories"
          checked={campaign.sharesHistories === true}
          onChange={({ currentTarget: { checked } }) =>
            void send({ do: 'share-histories', isShared: checked })
          }
        />
        {words.shareHistories}
      </label>
      <p>{words.shareHistoriesHow}</p>
      <Fault says={fault} />
    </section>
  );
}
