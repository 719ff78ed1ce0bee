import type { CampaignFight } from '@riposte/shared/campaign/campaign';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Fault } from '../ui/error-text.tsx';
import * as words from '../words/campaign.ts';
import { EnterButton, ReplayLink } from './fight-list.tsx';
import { addressOf, go } from './places.tsx';
import { readResults } from './requests.ts';
import { ResultCard } from './result-card.tsx';
import { dateText } from './times.ts';
import { useCampaign, useSending } from './use-campaign.ts';

/** The page of a fight: a link to its table or replay, and its results for each hero. */
export function FightPage({ id }: { readonly id: string }): VNode {
  const { campaign, isGm } = useCampaign();
  const fight = campaign.fights.find((one) => one.id === id);
  if (!fight) return <Fault says={words.noSuchFight} />;
  return (
    <>
      <div class="campaign-head">
        <div>
          <h2 tabIndex={-1}>{fight.title}</h2>
          <small>
            {[dateText(fight.at), fight.isDeleted && words.tableDeleted].filter(Boolean).join(' · ')}
          </small>
        </div>
        {fight.isOver ? <ReplayLink fight={fight} /> : <EnterButton fight={fight} />}
      </div>
      {isGm && <ReadResults fight={fight} />}
      {isGm && isResumed(fight) && <p role="status">{words.resumed}</p>}
      {fight.results.length > 0 && <Results fight={fight} />}
      {isGm && <RemoveFight fight={fight} />}
    </>
  );
}

interface Of {
  readonly fight: CampaignFight;
}

/** Returns whether a fight was rewound and goes on after its results were applied. */
function isResumed({ isOver, results }: CampaignFight): boolean {
  return !isOver && results.some(({ status }) => status === 'applied');
}

/** Checks once whether the battle has ended, and shows a button that checks again. */
function ReadResults({ fight: { id, isOver, isDeleted, results } }: Of): VNode | null {
  const { access } = useCampaign();
  const { fault, run } = useSending();
  const look = () => run(() => readResults(access, id));
  useEffect(() => {
    if (!isOver) void look();
  }, []);
  if (isDeleted || results.some(({ status }) => status !== 'proposed')) return null;
  return (
    <section class="card" aria-labelledby="read-results">
      <h2 id="read-results">{words.results}</h2>
      <p>{isOver ? words.proposedHow : words.resultsAfterEnd}</p>
      <Fault says={fault} testId="results-fault" />
      <button type="button" class="button" data-testid="read-results" onClick={() => void look()}>
        {words.readResults}
      </button>
    </section>
  );
}

/** The results of the fight for each hero, such as wounds and lost items. */
function Results({ fight }: Of): VNode {
  const { isGm } = useCampaign();
  const { fault, send } = useSending();
  const proposed = fight.results.filter(({ status }) => status === 'proposed').map(({ hero }) => hero);
  const applied = fight.results.filter(({ status }) => status === 'applied').map(({ hero }) => hero);
  return (
    <>
      <div class="result-cards">
        {fight.results.map((result) => (
          <ResultCard key={result.hero} fight={fight.id} result={result} />
        ))}
      </div>
      <Fault says={fault} testId="apply-fault" />
      {isGm && (
        <div class="campaign-buttons">
          {proposed.length > 1 && (
            <button
              type="button"
              class="button primary"
              data-testid="apply-all"
              onClick={() => void send({ do: 'apply-results', fight: fight.id, heroes: proposed })}
            >
              {words.applyAll}
            </button>
          )}
          {applied.length > 1 && (
            <ConfirmButton
              label={words.undoAll}
              testId="undo-all"
              onSure={() => void send({ do: 'undo-results', fight: fight.id, heroes: applied })}
            />
          )}
        </div>
      )}
    </>
  );
}

/**
 * Removes a fight from the campaign. If its results have been applied, first asks whether the heroes keep them. If its
 * battle was deleted, too, shows this question without waiting for a press.
 */
function RemoveFight({ fight: { id, results, isDeleted } }: Of): VNode {
  const { fault, send } = useSending();
  const isApplied = results.some(({ status }) => status === 'applied');
  const [isAsking, setAsking] = useState(isDeleted === true && isApplied);
  const remove = async (how?: 'keep' | 'undo') => {
    if (await send({ do: 'remove-fight', fight: id, ...(how && { results: how }) }))
      go(addressOf('overview'));
  };
  return (
    <div>
      {isAsking ? (
        <fieldset class="campaign-inset">
          <legend>{isDeleted ? words.keepOrUndoDeleted : words.keepOrUndo}</legend>
          <div class="campaign-buttons">
            <button
              type="button"
              class="button"
              data-testid="remove-keep"
              onClick={() => void remove('keep')}
            >
              {words.keepResults}
            </button>
            <button
              type="button"
              class="button"
              data-testid="remove-undo"
              onClick={() => void remove('undo')}
            >
              {words.undoResults}
            </button>
            <button type="button" class="button quiet" onClick={() => setAsking(false)}>
              {words.keepFight}
            </button>
          </div>
        </fieldset>
      ) : isApplied ? (
        <button type="button" class="button small" data-testid="remove-fight" onClick={() => setAsking(true)}>
          {words.removeFight}
        </button>
      ) : (
        <ConfirmButton label={words.removeFight} testId="remove-fight" onSure={() => void remove()} />
      )}
      <Fault says={fault} />
    </div>
  );
}
