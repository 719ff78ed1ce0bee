import type { CampaignHero, HistoryEntry } from '@riposte/shared/campaign/campaign';
import { describeDifferences, withValues } from '@riposte/shared/campaign/differences';
import { rests } from '@riposte/shared/words/messages/campaign';
import type { VNode } from 'preact';
import * as words from '../words/campaign.ts';
import { ChangedMark } from './changed.tsx';
import { ReplayLink } from './fight-list.tsx';
import { luckText } from './hero-words.ts';
import { dateText } from './times.ts';
import { useCampaign } from './use-campaign.ts';

/** The history of a hero, latest first: fights with deeds and luck, rests, growth and edits. */
export function HeroHistory({ hero }: { readonly hero: CampaignHero }): VNode {
  const { campaign, me, isGm } = useCampaign();
  const isHidden = !isGm && hero.owner !== me.id && !campaign.sharesHistories;
  return (
    <section class="card" aria-labelledby="history" data-testid="history">
      <h2 id="history">{words.history}</h2>
      {isHidden && <p>{words.hiddenHistory}</p>}
      <ol class="hero-history">
        {entriesWithHeroes(hero).map(({ entry, before }, index) => (
          <Entry key={`${entry.at} ${index}`} entry={entry} before={before} />
        ))}
      </ol>
    </section>
  );
}

interface Of {
  readonly entry: HistoryEntry;
  /** The hero as it was before this entry, reconstructed from the history. */
  readonly before: CampaignHero;
}

/** Returns the entries of a hero's history, latest first, each with the hero as it was before. */
function entriesWithHeroes(hero: CampaignHero): Of[] {
  let now = hero;
  return hero.history.toReversed().map((entry) => {
    now = withValues(now, entry.differences, 'before');
    return { entry, before: now };
  });
}

function Entry({ entry, before }: Of): VNode {
  const { campaign, me, rules, seenUntil } = useCampaign();
  const fight = campaign.fights.find(({ id }) => id === entry.fight);
  const by = campaign.members.find(({ id }) => id === entry.by);
  const { deeds = [], luck = null } = entry.record ?? {};
  const lines = [...describeDifferences(rules, before, entry.differences), ...deeds];
  return (
    <li>
      <b>{headingOf(entry, fight?.title)}</b> {entry.at > seenUntil && entry.by !== me.id && <ChangedMark />}{' '}
      <small>{[dateText(entry.at), by?.name].filter(Boolean).join(' · ')}</small>
      {entry.note !== undefined && <p>{entry.note}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {luck !== null && <small>{luckText(luck)}</small>} {fight && <ReplayLink fight={fight} />}
    </li>
  );
}

function headingOf({ kind, rest, isUndone }: HistoryEntry, fight = words.removedFight): string {
  switch (kind) {
    case 'fight':
      return isUndone ? words.undoneFight(fight) : fight;
    case 'undone':
      return words.undidFight(fight);
    case 'rest':
      return rest ? rests[rest] : words.rest;
    default:
      return words.historyKinds[kind];
  }
}
