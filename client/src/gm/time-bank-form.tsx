import type { BankLimits } from '@riposte/shared/protocol/settings';
import type { VNode } from 'preact';
import * as words from '../words/gm.ts';

const USUAL: BankLimits = { turn: { seconds: 180, refill: 60 }, reaction: { seconds: 60, refill: 20 } };

interface Of {
  readonly banks: BankLimits | null;
  readonly onSet: (banks: BankLimits | null) => void;
}

/** A form for each player's time banks: the time for turns, the time for answers, and the time added each round. */
export function BankForm({ banks, onSet }: Of): VNode {
  const shown = banks ?? USUAL;
  const set = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const bank = (kind: string) => ({
      seconds: Number(data.get(`${kind}-seconds`)),
      refill: Number(data.get(`${kind}-refill`)),
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
              max={86_400}
              required
              value={shown[kind].seconds}
            />{' '}
            {words.seconds}
          </label>
          <label>
            +{' '}
            <input
              name={`${kind}-refill`}
              type="number"
              min={0}
              max={86_400}
              required
              value={shown[kind].refill}
            />{' '}
            {words.secondsARound}
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
