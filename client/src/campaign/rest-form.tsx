import type { CampaignHero } from '@riposte/shared/campaign/campaign';
import { describeDifferences, differencesBetween } from '@riposte/shared/campaign/differences';
import { type HeroRules, heroFault } from '@riposte/shared/campaign/hero';
import { restHero, restsOf } from '@riposte/shared/campaign/rest';
import { rests as labels } from '@riposte/shared/words/messages/campaign';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import { heroName } from './hero-words.ts';
import { Lines } from './lines.tsx';
import { useCampaign, useSending } from './use-campaign.ts';

type RestName = ReturnType<typeof restsOf>[number];

/**
 * Returns the changes that a rest makes to a hero, as text. Empty if there are none, or if the hero does not fit the
 * rules.
 */
function restored(rules: HeroRules, hero: CampaignHero, rest: RestName): readonly string[] {
  if (heroFault(rules, hero) !== undefined) return [];
  return describeDifferences(rules, hero, differencesBetween(hero, restHero(rules, hero, rest)));
}

/** A form that gives heroes a rest. It shows beforehand what each rest restores. */
export function RestForm({ heroes }: { readonly heroes: readonly CampaignHero[] }): VNode | null {
  const { rules, ruleset } = useCampaign();
  const rests = restsOf(ruleset);
  const [rest, setRest] = useState(rests[0]);
  const { fault, send } = useSending();
  if (rest === undefined) return null;
  const lines = heroes.flatMap((hero) => {
    const found = restored(rules, hero, rest);
    return heroes.length === 1 ? found : found.map((line) => words.ofHero(heroName(ruleset, hero), line));
  });
  return (
    <section class="card" aria-labelledby="rest" data-testid="rest-form">
      <h2 id="rest">{words.rest}</h2>
      <fieldset class="campaign-buttons">
        <legend class="sr-only">{words.rest}</legend>
        {rests.map((one) => (
          <label key={one} class="campaign-check">
            <input
              type="radio"
              name="rest"
              data-testid={one}
              checked={one === rest}
              onChange={() => setRest(one)}
            />
            {labels[one]}
          </label>
        ))}
      </fieldset>
      {lines.length === 0 ? <p>{words.restChangesNothing}</p> : <Lines lines={lines} testId="restored" />}
      <Fault says={fault} />
      <button
        type="button"
        class="button"
        data-testid="give-rest"
        onClick={() => void send({ do: 'rest', heroes: heroes.map(({ id }) => id), rest })}
      >
        {words.giveRest}
      </button>
    </section>
  );
}
