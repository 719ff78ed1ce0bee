import './phase-options.css';
import type { VNode } from 'preact';
import type { Timing } from '../battle/phase-timing.ts';
import { useController } from '../session/context.ts';
import { Facts } from '../ui/facts.tsx';
import * as words from '../words/table.ts';

/** The fighter's options in each remaining step of the round. Pressing a step chooses to wait for it. */
export function TimingRows({ timing: { steps, facts } }: { readonly timing: Timing }): VNode {
  const { inputs } = useController();
  return (
    <>
      <ol class="timing" aria-label={words.timing} data-testid="timing">
        {steps.map(({ id, label, things, isNow, wait }) => (
          <li key={id}>
            <button
              type="button"
              class={isNow ? 'now' : ''}
              disabled={!wait || inputs.isBusy.value}
              aria-current={isNow ? 'step' : undefined}
              title={wait && words.waitForIt(label)}
              data-testid={`wait-${id}`}
              onClick={() => wait && void inputs.commit(wait)}
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
