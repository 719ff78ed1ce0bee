import { type CampaignHero, EDITABLE_PARTS } from '@riposte/shared/campaign/campaign';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import { OwnerSelect } from './owner-select.tsx';
import { addressOf, go } from './places.tsx';
import { TextField } from './text-field.tsx';
import { useSending } from './use-campaign.ts';

/** The controls for a hero that only GMs have: owner, permissions of the owner, experience, and removal. */
export function HeroPowers({ hero }: { readonly hero: CampaignHero }): VNode {
  const { fault, send } = useSending();
  const { id, owner, editable } = hero;
  return (
    <section class="card" aria-labelledby="powers">
      <h2 id="powers">{words.ownerAndGrowth}</h2>
      <OwnerSelect owner={owner} onChange={(to) => void send({ do: 'edit-hero', hero: id, owner: to })} />
      <fieldset>
        <legend>{words.ownerMayEdit}</legend>
        {EDITABLE_PARTS.map((part) => (
          <label key={part} class="campaign-check">
            <input
              type="checkbox"
              data-testid={`may-edit-${part}`}
              checked={editable.includes(part)}
              onChange={({ currentTarget: { checked } }) => {
                const others = editable.filter((one) => one !== part);
                void send({ do: 'edit-hero', hero: id, editable: checked ? [...others, part] : others });
              }}
            />
            {words.editableParts[part]}
          </label>
        ))}
      </fieldset>
      <GrowthForm hero={hero} />
      <Fault says={fault} />
      <ConfirmButton
        label={words.removeHero}
        testId="remove-hero"
        onSure={() =>
          void send({ do: 'remove-hero', hero: id }).then((done) => done && go(addressOf('overview')))
        }
      />
    </section>
  );
}

/** A form that gives a hero experience, with a reason for the history. */
function GrowthForm({ hero: { id } }: { readonly hero: CampaignHero }): VNode {
  const { fault, send } = useSending();
  const [experience, setExperience] = useState(1);
  const [note, setNote] = useState('');
  const give = async () => {
    const given = { do: 'grow', heroes: [id], experience, ...(note !== '' && { note }) } as const;
    if (await send(given)) setNote('');
  };
  return (
    <form
      class="campaign-form"
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <label>
        <span>{words.experience}</span>
        <input
          class="field"
          type="number"
          required
          data-testid="experience"
          value={experience}
          onInput={({ currentTarget }) => setExperience(Math.round(currentTarget.valueAsNumber || 0))}
        />
      </label>
      <TextField label={words.reason} maxLength={200} value={note} onChange={setNote} />
      <Fault says={fault} />
      <button type="submit" class="button" data-testid="grow">
        {words.giveExperience}
      </button>
    </form>
  );
}
