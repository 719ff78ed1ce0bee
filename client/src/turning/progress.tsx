import type { VNode } from 'preact';
import * as words from '../words/turning.ts';
import type { Analyzing } from './analyzing.ts';

interface Of {
  readonly analyzing: Analyzing;
  /** The name of the calculation, for screen readers. */
  readonly name: string;
}

/** The progress of a calculation with a button to stop it, or a button to start it. */
export function Progress({ analyzing, name }: Of): VNode {
  const share = Math.floor(analyzing.progress.value);
  if (analyzing.isOn.value)
    return (
      <div class="turning-progress">
        <progress max={100} value={share} aria-label={`${name}: ${words.calculating(share / 100)}`} />
        <span data-testid="turning-progress">{words.calculating(share / 100)}</span>
        <button
          type="button"
          class="button small"
          data-testid="turning-stop"
          aria-label={`${words.stop}: ${name}`}
          onClick={() => analyzing.stop()}
        >
          {words.stop}
        </button>
      </div>
    );
  const state = analyzing.state.value;
  return (
    <div class="turning-progress">
      {state !== 'new' && (
        <span role="status">{state === 'failed' ? words.notCalculated : words.wasStopped}</span>
      )}
      <button
        type="button"
        class="button small"
        data-testid="turning-start"
        aria-label={`${words.calculateAgain}: ${name}`}
        onClick={() => analyzing.start()}
      >
        {words.calculateAgain}
      </button>
    </div>
  );
}
