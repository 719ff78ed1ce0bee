import './prompt-tabs.css';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { VNode } from 'preact';
import { useHand, useScene } from '../store/context.ts';
import { questionOf } from '../store/offers.ts';
import { named } from '../store/pending.ts';
import { nameIn } from '../store/scene.ts';
import * as words from '../words/table.ts';
import { Portrait } from './portrait.tsx';

/** What the tabs are for: the card that shows one of them. */
export const PROMPT_CARD = 'prompt-card';

/** All that this seat is asked at once, to be answered in whatever order it likes. */
export function PromptTabs(): VNode | null {
  const hand = useHand();
  const scene = useScene();
  const [questions, shown] = [hand.questions.value, hand.reaction.value];
  if (questions.length < 2) return null;
  const isAskedTwice = ({ for: asked }: WirePrompt) =>
    questions.filter((other) => other.for === asked).length > 1;
  const step = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = questions.at((index + by) % questions.length);
    if (by === 0 || !next) return;
    event.preventDefault();
    hand.turnTo(next.id);
    const tabs = (event.currentTarget as HTMLElement).parentElement?.children;
    (tabs?.[questions.indexOf(next)] as HTMLElement | undefined)?.focus();
  };
  return (
    <div class="prompt-tabs" role="tablist" aria-label={words.whatYouAreAsked} data-testid="prompt-tabs">
      {questions.map((prompt, index) => (
        <button
          key={prompt.id}
          type="button"
          role="tab"
          aria-selected={prompt === shown}
          aria-controls={PROMPT_CARD}
          tabIndex={prompt === shown ? 0 : -1}
          data-testid={`prompt-tab-${prompt.for}`}
          onClick={() => hand.turnTo(prompt.id)}
          onKeyDown={(event) => step(event, index)}
        >
          <Portrait scene={scene} id={prompt.for} />
          <span>
            {nameIn(scene.table, prompt.for)}
            {isAskedTwice(prompt) && (
              <small>{named(scene, questionOf(scene, prompt.kind), prompt.for).label}</small>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}
