import './hint-card.css';
import { Lightbulb } from 'lucide';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { type HintId, prefer, seeHint } from '../store/preferences.ts';
import { Icon } from './icon.tsx';

const TEXTS: Readonly<Record<HintId, string>> = {
  turn: 'It is your turn. Press a golden hex to go there, a foe in red corners to attack, or an action below; End turn when you are done.',
  aim: 'The bar shows everything that can come of this, with its odds. Nothing has happened yet: do it, or press Cancel.',
  question:
    'You may answer before this happens. The highlighted answer is the one that is taken when the time is up.',
  stack: 'What lies on top happens next; an answer is laid on top of what it answers.',
  log: 'Press a number to see how a roll came about, a rule’s sign to read the rule, a name to find who is meant.',
};

/** What somebody new should know here; it has been seen once it is closed, or goes away with what it is about. */
export function HintCard({ id }: { readonly id: HintId }): VNode {
  useEffect(() => () => seeHint(id), []);
  return (
    <aside class="hint" aria-label="Hint" data-testid={`hint-${id}`}>
      <Icon of={Lightbulb} />
      <p>{TEXTS[id]}</p>
      <div>
        <button type="button" class="button small" onClick={() => seeHint(id)}>
          Got it
        </button>
        <button
          type="button"
          class="button small quiet"
          data-testid="no-hints"
          onClick={() => prefer({ hints: false })}
        >
          No more hints
        </button>
      </div>
    </aside>
  );
}
