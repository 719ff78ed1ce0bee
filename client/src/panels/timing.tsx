import './timing.css';
import type { VNode } from 'preact';
import { useHand } from '../store/context.ts';
import type { Timing } from '../store/timing.ts';
import * as words from '../words/table.ts';
import { Facts } from './facts.tsx';

/** What each step of the round that is still to come allows: a press on a later one waits for it. */
export function TimingRows({ timing: { steps, facts } }: { readonly timing: Timing }): VNode {
  const hand = useHand();
  return (
    <>
      <ol class="timing" aria-label={words.timing} data-testid="timing">
        {steps.map(({ id, label, things, isNow, wait }) => (
          <li key={id}>
            <button
              type="button"
              class={isNow ? 'now' : ''}
              disabled={!wait || hand.isBusy.value}
              aria-current={isNow ? 'step' : undefined}
              title={wait && words.waitForIt(label)}
              data-testid={`wait-${id}`}
              onClick={() => wait && void hand.commit(wait)}
            >
              <b>{label}</b>
              <span>{things.length === 0 ? '–' : things.join(' · ')}</span>
            </button>
          </li>
        ))}
      </ol>
      <Facts facts={facts} />
    </>
  );
}
