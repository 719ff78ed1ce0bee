import type { Campaign } from '@riposte/shared/campaign/campaign';
import type { Id } from '@riposte/shared/engine/schema/ids';
import type { CampaignView } from '@riposte/shared/protocol/campaign';
import { useEffect, useState } from 'preact/hooks';
import { readStored, store } from '../net/browser-storage.ts';
import { SEEN_CAMPAIGN } from '../net/storage-keys.ts';

/** The lists of a campaign whose entries are compared. */
export const COMPARED = ['heroes', 'fights', 'sessions', 'notes', 'members'] as const;

/** What this browser has seen of a campaign. */
export interface Look {
  /** A short digest of each entry, by the entry's id. */
  readonly digests: Readonly<Record<Id, string>>;
  /** The time of the latest entry in a hero's history, in milliseconds since 1970. */
  readonly until: number;
}

/** Returns what a reader of a campaign sees. */
export function lookAt(campaign: Campaign): Look {
  const entries = COMPARED.flatMap((list): readonly { readonly id: Id }[] => campaign[list]);
  const digests = entries.map((entry) => [entry.id, digestOf({ ...entry, history: undefined })] as const);
  const times = campaign.heroes.flatMap(({ history }) => history.map(({ at }) => at));
  return { digests: Object.fromEntries(digests), until: times.reduce((most, at) => Math.max(most, at), 0) };
}

/** Returns a number that differs for almost all pairs of different values, as text. */
function digestOf(value: object): string {
  let sum = 0;
  for (const letter of JSON.stringify(value)) sum = (31 * sum + (letter.codePointAt(0) ?? 0)) | 0;
  return sum.toString(36);
}

/**
 * Returns the ids of the entries that others have changed since a look. A hero has also changed if its history has a new
 * entry that `me` has not made.
 */
export function changedSince({ digests, until }: Look, campaign: Campaign, me: Id): ReadonlySet<Id> {
  const now = lookAt(campaign).digests;
  const touched = campaign.heroes.filter(({ history }) =>
    history.some(({ at, by }) => at > until && by !== me),
  );
  return new Set([
    ...Object.keys(now).filter((id) => digests[id] !== now[id]),
    ...touched.map(({ id }) => id),
  ]);
}

/** Returns a look that also knows the entries that have changed between two states of a campaign. */
export function afterOwnChange({ digests, until }: Look, before: Campaign, after: Campaign): Look {
  const [old, now] = [lookAt(before).digests, lookAt(after).digests];
  const changed = Object.entries(now).filter(([id, digest]) => old[id] !== digest);
  return { digests: { ...digests, ...Object.fromEntries(changed) }, until };
}

/**
 * Returns this browser's last look at a campaign before this visit, and a function that replaces it. At the first visit,
 * that is what the reader sees first. Stores each view as the look for the next visit.
 */
export function useLastLook(
  id: string,
  view: CampaignView | undefined,
): readonly [Look | undefined, (change: (look: Look) => Look) => void] {
  const [look, setLook] = useState(() => readStored<Look>(SEEN_CAMPAIGN + id));
  useEffect(() => {
    if (!view) return;
    const now = lookAt(view.campaign);
    setLook((known) => known ?? now);
    store(SEEN_CAMPAIGN + id, now);
  }, [view?.version]);
  return [look, (change) => setLook((known) => known && change(known))];
}
