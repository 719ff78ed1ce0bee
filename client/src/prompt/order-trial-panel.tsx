import type { Id } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { seenIn, useAdviceWorker } from '../advice/advice-worker-client.ts';
import type { TrialReply } from '../advice/worker-messages.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import * as words from '../words/orders.ts';
import { type OrderDraft, termsOf } from './order-draft.ts';
import { optionLabel } from './order-sentence.ts';

/** The number of rounds that a trial simulates. */
const ROUNDS = 100;

interface Of {
  readonly snapshot: BattleSnapshot;
  readonly id: Id;
  readonly draft: OrderDraft;
}

/** Simulates rounds in a worker, and shows how often an order would have answered in them. */
export function OrderTrialPanel({ snapshot, id, draft }: Of): VNode {
  const worker = useAdviceWorker();
  const [found, setFound] = useState<TrialReply | null>(null);
  const [isRunning, setRunning] = useState(false);
  const start = () => {
    setFound(null);
    setRunning(true);
    worker.ask({ ...seenIn(snapshot), by: id, terms: termsOf(draft), rounds: ROUNDS }, (reply) => {
      if (!('trial' in reply)) return;
      setFound(reply.trial);
      setRunning(!reply.trial.isDone);
    });
  };
  const stop = () => {
    worker.close();
    setRunning(false);
  };
  return (
    <section class="order-trial" aria-label={words.tryFirst}>
      <button type="button" class="button" data-testid="order-try" onClick={isRunning ? stop : start}>
        {isRunning ? words.stop : words.tryFirst}
      </button>
      <div aria-busy={isRunning} aria-live="polite" data-testid="order-trial">
        {found && <Results snapshot={snapshot} id={id} draft={draft} found={found} isDone={!isRunning} />}
      </div>
    </section>
  );
}

function Results({
  snapshot,
  id,
  draft: { kind },
  found: { counts },
  isDone,
}: Of & { readonly found: TrialReply; readonly isDone: boolean }): VNode {
  const { rounds, prompts, answers } = counts;
  if (rounds === 0) return <p>{words.notPossible}</p>;
  const answered = Object.values(answers).reduce((sum, count) => sum + count, 0);
  const how = Object.entries(answers).map(([option, count]) =>
    words.ofOption(optionLabel(snapshot, id, kind, option), count),
  );
  return (
    <>
      <p>
        <b>{isDone ? words.inRounds(rounds) : words.inRoundsSoFar(rounds)}</b> {words.cameUp(prompts)}
      </p>
      {prompts > 0 && (
        <p>
          {answered === 0 ? words.neverAnswered : words.answered(answered, formatList(how))}{' '}
          {words.asked(prompts - answered)}
        </p>
      )}
    </>
  );
}
