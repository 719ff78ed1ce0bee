import type { Content } from '../engine/content/content.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { readPack } from '../scenario/pack-file.ts';
import { withContent } from '../scenario/server-content.ts';
import type { Campaign, CampaignPack } from './campaign.ts';
import type { HeroRules } from './hero.ts';

const known = new WeakMap<readonly CampaignPack[], Content | undefined>();

/** Returns the rules of a campaign: its ruleset with its house rules and the content of its packs. */
export function rulesOf(
  ruleset: Ruleset,
  { options, packs }: Pick<Campaign, 'options' | 'packs'>,
): HeroRules {
  if (!known.has(packs)) known.set(packs, contentOf(ruleset, packs));
  return { ruleset, options, content: known.get(packs) };
}

/**
 * Returns the content of all packs; undefined if there is none. Later packs override earlier ones. Skips packs with
 * faults.
 */
function contentOf(ruleset: Ruleset, packs: readonly CampaignPack[]): Content | undefined {
  return packs.reduce<Content | undefined>((sum, { document }) => {
    const read = readPack(document, { [ruleset.id]: ruleset });
    return 'content' in read ? withContent(sum, read.content) : sum;
  }, undefined);
}
