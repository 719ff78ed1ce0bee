import type { Campaign } from '@riposte/shared/campaign/campaign';
import type { Id } from '@riposte/shared/engine/schema/ids';
import type { CampaignView } from '@riposte/shared/protocol/campaign';
import { useEffect, useState } from 'preact/hooks';
import { readStored, store } from '../net/browser-storage.ts';
import { SEEN_CAMPAIGN } from '../net/storage-keys.ts';

/** The lists of a campaign whose entries are compared. */
export const COMPARED = ['heroes', 'fights', 'sessions', 'notes', 'members'] as const;

/** The state of a campaign when this browser last showed it. */
export interface Look {
  /** A short hash of each entry, by the entry's id. */
  readonly digests: Readonly<Record<Id, string>>;
  /** The time of the latest entry in any hero's history, in milliseconds since 1970; 0 if there is none. */
  readonly until: number;
}

/** Returns the current state of a campaign as a look, to compare it with later states. */
export function lookAt(campaign: Campaign): Look {
  const entries = COMPARED.flatMap((list): readonly { readonly id: Id }[] => campaign[list]);
  const digests = entries.map((entry) => [entry.id, digestOf({ ...entry, history: undefined })] as const);
  const times = campaign.heroes.flatMap(({ history }) => history.map(({ at }) => at));
  return { digests: Object.fromEntries(digests), until: times.reduce((most, at) => Math.max(most, at), 0) };
}

/** Returns a short hash of a value as text. Different values rarely have the same hash. */
function digestOf(value: object): string {
  let sum = 0;
  for (const letter of JSON.stringify(value)) sum = (31 * sum + (letter.codePointAt(0) ?? 0)) | 0;
  return sum.toString(36);
}

/**
 * Returns the ids of the entries that others have changed since a look. A hero has also changed if its history has a
 * new entry that `me` has not made.
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

/** Returns a look in which the entries that differ between two states of a campaign count as seen. */
export function afterOwnChange({ digests, until }: Look, before: Campaign, after: Campaign): Look {
  const [old, now] = [lookAt(before).digests, lookAt(after).digests];
  const changed = Object.entries(now).filter(([id, digest]) => old[id] !== digest);
  return { digests: { ...digests, ...Object.fromEntries(changed) }, until };
}

/**
 * Returns the look of this browser's previous visit to a campaign, and a function that changes it. At the first visit,
 * this is the first state that the page shows. Stores each view as the look for the next visit.
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
