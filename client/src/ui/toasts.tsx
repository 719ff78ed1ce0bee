import './toasts.css';
import { X } from 'lucide';
import type { VNode } from 'preact';
import { useController } from '../session/context.ts';
import * as words from '../words/fight.ts';
import { Clause } from './clause-button.tsx';
import { Icon } from './icon.tsx';

/** Refusals, with the rule behind them. */
export function Toasts(): VNode {
  const controller = useController();
  return (
    <div class="toasts" role="status" aria-live="assertive" data-testid="toasts">
      {controller.toasts.shown.value.map(({ key, text, clause, tone }) => (
        <div key={key} class={`toast card ${tone}`}>
          <span>{text}</span>
          {clause !== undefined && <Clause id={clause} />}
          <button
            type="button"
            class="button quiet icon-only"
            aria-label={words.dismiss}
            onClick={() => controller.toasts.dismiss(key)}
          >
            <Icon of={X} />
          </button>
        </div>
      ))}
    </div>
  );
}
