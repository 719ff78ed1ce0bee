import { type BankLimits, LONGEST_LIMIT } from '@riposte/shared/protocol/settings';
import type { VNode } from 'preact';
import * as words from '../words/gm.ts';
import * as byPost from '../words/notifications.ts';

const USUAL: BankLimits = { turn: { seconds: 180, refill: 60 }, reaction: { seconds: 60, refill: 20 } };
const DAY = 86_400;
const USUAL_BY_POST: BankLimits = {
  turn: { seconds: 7 * DAY, refill: DAY },
  reaction: { seconds: 3 * DAY, refill: DAY / 2 },
};

interface Of {
  readonly banks: BankLimits | null;
  /** True if the form shows hours instead of seconds. */
  readonly isByPost: boolean;
  readonly onSet: (banks: BankLimits | null) => void;
}

/** A form for each player's time banks: the time for turns, the time for answers, and the time added each round. */
export function BankForm({ banks, isByPost, onSet }: Of): VNode {
  const shown = banks ?? (isByPost ? USUAL_BY_POST : USUAL);
  const unit = isByPost ? 3_600 : 1;
  const set = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const bank = (kind: string) => ({
      seconds: Number(data.get(`${kind}-seconds`)) * unit,
      refill: Number(data.get(`${kind}-refill`)) * unit,
    });
    onSet({ turn: bank('turn'), reaction: bank('reaction') });
  };
  return (
    <form class="bank-form" onSubmit={set}>
      {(['turn', 'reaction'] as const).map((kind) => (
        <div key={kind}>
          <span>{kind === 'turn' ? words.turns : words.answers}</span>
          <label>
            <input
              name={`${kind}-seconds`}
              type="number"
              min={1}
              max={LONGEST_LIMIT / unit}
              required
              value={Math.max(1, Math.round(shown[kind].seconds / unit))}
            />{' '}
            {isByPost ? byPost.hours : words.seconds}
          </label>
          <label>
            +{' '}
            <input
              name={`${kind}-refill`}
              type="number"
              min={0}
              max={LONGEST_LIMIT / unit}
              required
              value={Math.round(shown[kind].refill / unit)}
            />{' '}
            {isByPost ? byPost.hoursARound : words.secondsARound}
          </label>
        </div>
      ))}
      <div class="gm-buttons">
        <button type="submit" class="button small" data-testid="set-banks">
          {banks ? words.changeTheClocks : words.givePlayersClocks}
        </button>
        {banks && (
          <button type="button" class="button small" onClick={() => onSet(null)}>
            {words.noClocks}
          </button>
        )}
      </div>
    </form>
  );
}
