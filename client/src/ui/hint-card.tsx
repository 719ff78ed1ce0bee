import './hint-card.css';
import { Lightbulb } from 'lucide';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { type HintId, prefer, seeHint } from '../session/preferences.ts';
import * as words from '../words/hints.ts';
import { Icon } from './icon.tsx';

const TEXTS: Readonly<Record<HintId, string>> = {
  turn: words.onTurn,
  aim: words.onAim,
  question: words.onPrompt,
  stack: words.onStack,
  log: words.onLog,
};

/** A hint for new players. It counts as seen when the user closes it, or when what it explains leaves the screen. */
export function HintCard({ id }: { readonly id: HintId }): VNode {
  useEffect(() => () => seeHint(id), []);
  return (
    <aside class="hint" aria-label={words.hint} data-testid={`hint-${id}`}>
      <Icon of={Lightbulb} />
      <p>{TEXTS[id]}</p>
      <div>
        <button type="button" class="button small" onClick={() => seeHint(id)}>
          {words.gotIt}
        </button>
        <button
          type="button"
          class="button small quiet"
          data-testid="no-hints"
          onClick={() => prefer({ hints: false })}
        >
          {words.noMoreHints}
        </button>
      </div>
    </aside>
  );
}
