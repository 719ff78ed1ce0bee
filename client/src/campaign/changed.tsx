import type { Campaign } from '@riposte/shared/campaign/campaign';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { VNode } from 'preact';
import * as words from '../words/campaign.ts';
import { COMPARED } from './last-look.ts';
import { useCampaign } from './use-campaign.ts';

const TITLES = {
  heroes: words.heroes,
  fights: words.fights,
  sessions: words.sessions,
  notes: words.notes,
  members: words.members,
};

/** A mark for an entry that has changed since this browser's last visit; null for other entries. */
export function Changed({ id }: { readonly id: string }): VNode | null {
  return useCampaign().changed.has(id) ? <ChangedMark /> : null;
}

export function ChangedMark(): VNode {
  return <span class="campaign-changed">{words.changedEntry}</span>;
}

/** Shows how many entries of each list have changed since this browser's last visit. */
export function ChangedSummary(): VNode {
  const { campaign, changed } = useCampaign();
  const countIn = (list: (typeof COMPARED)[number]) =>
    (campaign[list] as readonly Campaign['notes'][number][]).filter(({ id }) => changed.has(id)).length;
  const counts = COMPARED.map((list) => [list, countIn(list)] as const).filter(([, count]) => count > 0);
  const parts = counts.map(([list, count]) => words.countOf(TITLES[list], count));
  return (
    <p role="status" data-testid="changed-since">
      {parts.length > 0 && words.changedSince(formatList(parts))}
    </p>
  );
}
