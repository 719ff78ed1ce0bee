import type { CampaignHero } from '@riposte/shared/campaign/campaign';
import { describeDifferences, differencesBetween, withValues } from '@riposte/shared/campaign/differences';
import { formatList } from '@riposte/shared/engine/language/intl';
import { fieldLabel } from '@riposte/shared/engine/presentation/phrases';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import { SheetRows } from '../workshop/fighter-values.tsx';
import { DraftForm, useDraft } from './draft-form.tsx';
import { useFocusAfter } from './focus-after.ts';
import { useCampaign, useSending } from './use-campaign.ts';

interface Of {
  readonly hero: CampaignHero;
}

/** A hero's experience and the values that it can raise; null if these rules let nothing grow. */
export function GrowthCard({ hero }: Of): VNode | null {
  const { me, isGm, ruleset } = useCampaign();
  const [isOpen, setOpen] = useState(false);
  const button = useFocusAfter(isOpen);
  const { grows, description } = ruleset;
  if (!grows) return null;
  const isOwner = me.role === 'player' && hero.owner === me.id && hero.editable.includes('growth');
  const fields = grows.fields.map((name) => fieldLabel(description, name));
  return (
    <section class="card" aria-labelledby="growth" data-testid="growth">
      <h2 id="growth">{words.growth}</h2>
      <p>{words.mayRaise(hero.experience, formatList(fields))}</p>
      {isOpen ? (
        <RaiseForm hero={hero} fields={grows.fields} onDone={() => setOpen(false)} />
      ) : (
        (isGm || isOwner) &&
        hero.experience > 0 && (
          <button
            ref={button}
            type="button"
            class="button"
            data-testid="spend-experience"
            onClick={() => setOpen(true)}
          >
            {words.spendExperience}
          </button>
        )
      )}
    </section>
  );
}

interface OfForm extends Of {
  readonly fields: readonly string[];
  /** Called when the form is discarded, or when the server has accepted it. */
  readonly onDone: () => void;
}

/** A form that raises values of a hero's sheet for experience. It shows the changes beforehand. */
function RaiseForm({ hero, fields, onDone }: OfForm): VNode {
  const { rules } = useCampaign();
  const { fault, send } = useSending();
  const [start] = useState(hero);
  const [price, setPrice] = useState(1);
  const draft = useDraft(rules, start);
  const { document, fighter } = draft;
  const differences = differencesBetween(start, { ...start, sheet: fighter.sheet });
  const raise = async () => {
    const { sheet } = withValues(hero, differences, 'after'); // keeps changes that others have made in the meantime
    if (await send({ do: 'raise', hero: hero.id, sheet, experience: price })) onDone();
  };
  return (
    <DraftForm
      draft={draft}
      changes={describeDifferences(rules, start, differences)}
      submit={{ label: words.raise, testId: 'raise', isDisabled: differences.length === 0 }}
      onSubmit={() => void raise()}
      buttons={
        <button type="button" class="button quiet" onClick={onDone}>
          {words.discard}
        </button>
      }
    >
      <p>{words.raiseHow}</p>
      <SheetRows document={document} fighter={fighter} only={fields} />
      <label class="campaign-form">
        <span>{words.price}</span>
        <input
          class="field"
          type="number"
          required
          min={1}
          max={hero.experience}
          data-testid="price"
          value={price}
          onInput={({ currentTarget }) => setPrice(Math.round(currentTarget.valueAsNumber || 0))}
        />
      </label>
      <Fault says={fault} />
    </DraftForm>
  );
}
