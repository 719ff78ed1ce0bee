import type { CampaignHero } from '@riposte/shared/campaign/campaign';
import type { VNode } from 'preact';
import { Face } from '../ui/portrait.tsx';
import { heroName } from './hero-words.ts';
import { useCampaign } from './use-campaign.ts';

/** The portrait of a hero: its picture, or the icon of its archetype. */
export function HeroFace({
  hero,
}: {
  readonly hero: Pick<CampaignHero, 'name' | 'portrait' | 'sheet' | 'state'>;
}): VNode {
  const { ruleset } = useCampaign();
  return (
    <Face
      name={heroName(ruleset, hero)}
      side={0}
      isDefeated={false}
      glyph={ruleset.description.glyphs?.archetypes?.[hero.sheet.kind]}
      portrait={hero.portrait}
    />
  );
}
