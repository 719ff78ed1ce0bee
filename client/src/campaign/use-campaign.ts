import type { Ruleset } from '@riposte/shared';
import type { Change } from '@riposte/shared/campaign/apply-change';
import type { Campaign, Member } from '@riposte/shared/campaign/campaign';
import type { HeroRules } from '@riposte/shared/campaign/hero';
import { rulesOf } from '@riposte/shared/campaign/rules';
import { applyContent } from '@riposte/shared/engine/core/apply-content';
import type { Id } from '@riposte/shared/engine/schema/ids';
import type { CampaignView } from '@riposte/shared/protocol/campaign';
import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { changedSince, lookAt } from './last-look.ts';
import { type Access, sendChange } from './requests.ts';

/** A campaign as one of its members sees it, for all panels. */
export interface OpenCampaign {
  readonly access: Access;
  readonly campaign: Campaign;
  readonly me: Member;
  readonly isGm: boolean;
  readonly rules: HeroRules;
  /** The ruleset with the content of the campaign's packs. */
  readonly ruleset: Ruleset;
  /** The ids of the entries that others have changed since this browser's last visit. */
  readonly changed: ReadonlySet<Id>;
  /** The time of the latest entry in a hero's history at that visit. Later ones are new. */
  readonly seenUntil: number;
  /** Shows a newer view, which a request of this reader has returned. */
  readonly show: (view: CampaignView) => void;
}

/**
 * Returns a view of a campaign with its rules; undefined if the reader is not a member. `look` is that of the last
 * visit.
 */
export function opened(
  access: Access,
  { campaign, you }: CampaignView,
  book: Ruleset,
  show: OpenCampaign['show'],
  look = lookAt(campaign),
): OpenCampaign | undefined {
  const me = campaign.members.find(({ id }) => id === you);
  if (!me) return undefined;
  const rules = rulesOf(book, campaign);
  const ruleset = applyContent(book, rules.content);
  const changed = changedSince(look, campaign, you);
  const isGm = me.role === 'gm';
  return { access, campaign, me, isGm, rules, ruleset, changed, seenUntil: look.until, show };
}

const CampaignContext = createContext<OpenCampaign | null>(null);

/** Provides the campaign to panels. */
export const CampaignProvider = CampaignContext.Provider;

/** Returns the campaign that the page shows. Throws outside a `CampaignProvider`. */
export function useCampaign(): OpenCampaign {
  const campaign = useContext(CampaignContext);
  if (!campaign) throw new Error('A panel was drawn outside the page of a campaign.');
  return campaign;
}

/** Sends requests, and holds the reason if the last one failed, so that a panel can show it. */
export interface Sending {
  /** The sentence for the last request that failed; empty if it succeeded. */
  readonly fault: string;
  readonly setFault: (says: string) => void;
  /** Sends a change. Resolves to true if it was accepted. */
  readonly send: (change: Change) => Promise<boolean>;
  /** Makes a request, and shows the view that it returns, if any. Resolves to true if the request succeeded. */
  readonly run: (work: () => Promise<CampaignView | unknown>) => Promise<boolean>;
}

/**
 * Returns a sender for the campaign's changes. Each panel has its own sender, so that the panel shows its own failures.
 */
export function useSending(): Sending {
  const { access, show } = useCampaign();
  const [fault, setFault] = useState('');
  const run = async (work: () => Promise<unknown>) => {
    try {
      const result = await work();
      if (isView(result)) show(result);
      setFault('');
      return true;
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
  return { fault, setFault, run, send: (change) => run(() => sendChange(access, change)) };
}

function isView(result: unknown): result is CampaignView {
  return typeof result === 'object' && result !== null && 'campaign' in result && 'version' in result;
}
