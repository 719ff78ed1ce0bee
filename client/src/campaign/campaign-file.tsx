import { Download } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { forgetCampaign } from '../net/my-campaigns.ts';
import { fileNameOf, save } from '../net/save-file.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/campaign.ts';
import * as common from '../words/common.ts';
import { deleteCampaign, exportCampaign } from './requests.ts';
import { TextField } from './text-field.tsx';
import { useCampaign, useSending } from './use-campaign.ts';

/** A card with which GMs rename a campaign, export it as a file, or delete it. */
export function CampaignFile(): VNode {
  const { access, campaign } = useCampaign();
  const { fault, run, send } = useSending();
  const [title, setTitle] = useState(campaign.title);
  return (
    <section class="card" aria-labelledby="campaign-file">
      <h2 id="campaign-file">{words.wholeCampaign}</h2>
      <form
        class="campaign-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send({ do: 'rename', title });
        }}
      >
        <TextField label={words.title} required maxLength={60} value={title} onChange={setTitle} />
        <button type="submit" class="button" disabled={title === campaign.title}>
          {common.rename}
        </button>
      </form>
      <p>{words.exportHow}</p>
      <div class="campaign-buttons">
        <button
          type="button"
          class="button"
          data-testid="export-campaign"
          onClick={() =>
            void run(async () =>
              save(await exportCampaign(access), `${fileNameOf(campaign.title)}-campaign.json`),
            )
          }
        >
          <Icon of={Download} /> {common.saveAsAFile}
        </button>
        <ConfirmButton
          label={common.deleteForGood}
          testId="delete-campaign"
          onSure={() =>
            void run(async () => {
              await deleteCampaign(access);
              forgetCampaign(access.id);
              location.assign('/campaign');
            })
          }
        />
      </div>
      <Fault says={fault} />
    </section>
  );
}
