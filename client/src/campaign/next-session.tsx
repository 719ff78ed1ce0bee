import type { Campaign, GameSession } from '@riposte/shared/campaign/campaign';
import type { VNode } from 'preact';
import * as words from '../words/campaign.ts';
import { addressOf, PlaceLink } from './places.tsx';
import { timeText } from './times.ts';
import { useCampaign } from './use-campaign.ts';

/** How long after its start a game session still counts as the next one, in milliseconds. */
const LASTS = 6 * 3_600_000;

/** Returns the next game session of a campaign, or the one that has just begun; undefined if none is planned. */
export function nextSession({ sessions }: Pick<Campaign, 'sessions'>, now: number): GameSession | undefined {
  return sessions
    .filter(({ at, isCanceled }) => !isCanceled && at + LASTS > now)
    .sort((one, other) => one.at - other.at)[0];
}

/** A card with the next game session, in the reader's own time zone. */
export function NextSession(): VNode {
  const { campaign, isGm } = useCampaign();
  const next = nextSession(campaign, Date.now());
  return (
    <section class="card" aria-labelledby="next-session" data-testid="next-session">
      <h2 id="next-session">{words.nextSession}</h2>
      {next ? (
        <>
          <p class="campaign-when">{timeText(next.at)}</p>
          <p>
            <b>{next.title}</b>
          </p>
          {next.note !== '' && <p class="campaign-text">{next.note}</p>}
        </>
      ) : (
        <p>{words.noNextSession}</p>
      )}
      {isGm && !next && <PlaceLink to={addressOf('journal')}>{words.planSession}</PlaceLink>}
    </section>
  );
}
