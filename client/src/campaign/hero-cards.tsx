import type { CampaignHero } from '@riposte/shared/campaign/campaign';
import { UserPlus } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/campaign.ts';
import { AddHero } from './add-hero.tsx';
import { Changed } from './changed.tsx';
import { useFocusAfter } from './focus-after.ts';
import { HeroFace } from './hero-face.tsx';
import { conditionOf, type Health, heroName } from './hero-words.ts';
import { addressOf, PlaceLink } from './places.tsx';
import { useCampaign } from './use-campaign.ts';

/** The heroes of a campaign as cards, and a form that adds one. */
export function HeroCards(): VNode {
  const { campaign, me } = useCampaign();
  const [isAdding, setAdding] = useState(false);
  const button = useFocusAfter(isAdding);
  return (
    <section class="card" aria-labelledby="heroes">
      <h2 id="heroes">{words.heroes}</h2>
      {campaign.heroes.length === 0 && <p>{words.noHeroes}</p>}
      <ul class="hero-cards" data-testid="heroes">
        {campaign.heroes.map((hero) => (
          <HeroCard key={hero.id} hero={hero} />
        ))}
      </ul>
      {me.role !== 'spectator' && (
        <button
          ref={button}
          type="button"
          class="button"
          aria-expanded={isAdding}
          data-testid="add-hero"
          onClick={() => setAdding(!isAdding)}
        >
          <Icon of={UserPlus} /> {words.addHero}
        </button>
      )}
      {isAdding && <AddHero onAdded={() => setAdding(false)} />}
    </section>
  );
}

function HeroCard({ hero }: { readonly hero: CampaignHero }): VNode {
  const { campaign, rules, ruleset } = useCampaign();
  const owner = campaign.members.find(({ id }) => id === hero.owner);
  const { health, lasting } = conditionOf(rules, hero);
  const name = heroName(ruleset, hero);
  return (
    <li data-testid={`hero-${hero.id}`}>
      <HeroFace hero={hero} />
      <div>
        <PlaceLink to={addressOf('hero', hero.id)}>{name}</PlaceLink> <Changed id={hero.id} />
        <small>{owner ? words.ownedBy(owner.name) : words.noOwner}</small>
        {health && <HealthBar health={health} />}
        {lasting.length > 0 && <small class="hero-lasting">{lasting.join(' · ')}</small>}
      </div>
    </li>
  );
}

function HealthBar({ health: { label, now, most } }: { readonly health: Health }): VNode {
  return (
    <span class="hero-health">
      <meter min={0} max={most} value={Math.max(0, now)} aria-hidden="true" />
      <small>{words.healthOf(label, now, most)}</small>
    </span>
  );
}
