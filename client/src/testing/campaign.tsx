import type { Ruleset } from '@riposte/shared';
import { applyChange, type Change } from '@riposte/shared/campaign/apply-change';
import { type Campaign, newCampaign } from '@riposte/shared/campaign/campaign';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { render } from '@testing-library/preact';
import type { VNode } from 'preact';
import { BattleViewModel } from '../battle/view-model.ts';
import { lookAt } from '../campaign/last-look.ts';
import { CampaignProvider, opened } from '../campaign/use-campaign.ts';
import { BattleProvider } from '../session/context.ts';

/* A campaign for the tests of its panels. */

const FLOW = RULESETS.flow as Ruleset;

/**
 * Returns a campaign of the rulebook Flow after these changes. Its GM is Gemma (m1), and Ann plays the duelist Ida (m2,
 * h3). Throws if a change is rejected.
 */
export function campaignWith(...changes: readonly Change[]): Campaign {
  const first: Change[] = [
    { do: 'add-member', name: 'Ann', role: 'player' },
    { do: 'add-hero', owner: 'm2', name: 'Ida', sheet: { kind: 'duelist' } },
  ];
  const start = newCampaign(FLOW.id, 'The mill', { name: 'Gemma' });
  return [...first, ...changes].reduce((now, change) => {
    const result = applyChange(FLOW, now, { member: null, at: 1_700_000_000_000 }, change);
    if ('rejection' in result) throw new Error(result.rejection.message);
    return result.campaign;
  }, start);
}

/**
 * Renders a panel of a campaign as a member sees it. `seen` is the campaign at the member's last visit. Returns the
 * queries of Testing Library.
 */
export function renderFor(
  you: string,
  campaign: Campaign,
  panel: VNode,
  seen = campaign,
): ReturnType<typeof render> {
  const view = { version: 1, you, campaign };
  const open = opened({ id: 'c1', key: 'key' }, view, FLOW, () => undefined, lookAt(seen));
  if (!open) throw new Error(`${you} is not a member.`);
  return render(
    <CampaignProvider value={open}>
      <BattleProvider value={new BattleViewModel()}>{panel}</BattleProvider>
    </CampaignProvider>,
  );
}
