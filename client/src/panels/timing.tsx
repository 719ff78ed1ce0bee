import './timing.css';
import type { VNode } from 'preact';
import { useHand } from '../store/context.ts';
import type { Timing } from '../store/timing.ts';
import { Facts } from './facts.tsx';

/** What each step of the round that is still to come allows: a press on a later one waits for it. */
export function TimingRows({ timing: { steps, facts } }: { readonly timing: Timing }): VNode {
  const hand = useHand();
  return (
    <>
      <ol class="timing" aria-label="What you could do, step by step" data-testid="timing">
        {steps.map(({ id, label, things, isNow, wait }) => (
          <li key={id}>
            <button
              type="button"
              class={isNow ? 'now' : ''}
              disabled={!wait || hand.isBusy.value}
              aria-current={isNow ? 'step' : undefined}
              title={wait && `Wait for it: ${label}`}
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
