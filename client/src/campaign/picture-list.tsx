import { formatList } from '@riposte/shared/engine/language/intl';
import type { VNode } from 'preact';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import { heroName } from './hero-words.ts';
import { pictureAddress } from './requests.ts';
import { useCampaign, useSending } from './use-campaign.ts';

/** The pictures of a campaign, with the heroes that they show. */
export function PictureList(): VNode {
  const { access, campaign, isGm, ruleset } = useCampaign();
  const { fault, send } = useSending();
  const namesOf = (picture: string) =>
    campaign.heroes.filter(({ portrait }) => portrait === picture).map((hero) => heroName(ruleset, hero));
  return (
    <section class="card" aria-labelledby="pictures">
      <h2 id="pictures">{words.pictures}</h2>
      {campaign.pictures.length === 0 && <p>{words.noPictures}</p>}
      <ul class="campaign-rows campaign-pictures">
        {campaign.pictures.map((picture) => (
          <li key={picture}>
            <img src={pictureAddress(access.id, picture)} alt="" width={64} height={64} />
            <small>{formatList(namesOf(picture)) || words.unusedPicture}</small>
            {isGm && (
              <ConfirmButton
                label={words.remove}
                testId="remove-picture"
                onSure={() => void send({ do: 'remove-picture', picture })}
              />
            )}
          </li>
        ))}
      </ul>
      <Fault says={fault} />
    </section>
  );
}
