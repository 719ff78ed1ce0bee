import './toasts.css';
import { X } from 'lucide';
import type { VNode } from 'preact';
import { useController } from '../session/context.ts';
import * as words from '../words/fight.ts';
import { Clause } from './clause-button.tsx';
import { Icon } from './icon.tsx';

/** Short messages. A rejection links to the clause that it is based on. */
export function Toasts(): VNode {
  const { toasts } = useController();
  return (
    <div class="toasts" role="status" aria-live="assertive" data-testid="toasts">
      {toasts.shown.value.map(({ key, text, clause, tone }) => (
        <div key={key} class={`toast card ${tone}`}>
          <span>{text}</span>
          {clause !== undefined && <Clause id={clause} />}
          <button
            type="button"
            class="button quiet icon-only"
            aria-label={words.dismiss}
            onClick={() => toasts.dismiss(key)}
          >
            <Icon of={X} />
          </button>
        </div>
      ))}
    </div>
  );
}
