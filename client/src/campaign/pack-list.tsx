import type { VNode } from 'preact';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Fault } from '../ui/error-text.tsx';
import { FileButton } from '../ui/file-button.tsx';
import * as words from '../words/campaign.ts';
import * as workshop from '../words/workshop.ts';
import { useCampaign, useSending } from './use-campaign.ts';

/** The content packs that all fights of a campaign use. */
export function PackList(): VNode {
  const { campaign, isGm } = useCampaign();
  const { fault, send } = useSending();
  return (
    <section class="card" aria-labelledby="packs">
      <h2 id="packs">{words.packs}</h2>
      {campaign.packs.length === 0 && <p>{words.noPacks}</p>}
      <ul class="campaign-rows">
        {campaign.packs.map(({ name }) => (
          <li key={name}>
            <b>{name}</b>
            {isGm && (
              <ConfirmButton
                label={workshop.remove(name)}
                testId="remove-pack"
                onSure={() => void send({ do: 'remove-pack', name })}
              />
            )}
          </li>
        ))}
      </ul>
      <Fault says={fault} testId="pack-fault" />
      {isGm && (
        <FileButton
          label={workshop.addAPack}
          testId="pack-file"
          onFile={(file) => void file.text().then((document) => send({ do: 'add-pack', document }))}
        />
      )}
    </section>
  );
}
