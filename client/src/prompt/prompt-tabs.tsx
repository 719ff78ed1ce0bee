import './prompt-tabs.css';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { VNode } from 'preact';
import { questionOf } from '../battle/offers.ts';
import { named } from '../battle/pending.ts';
import { nameIn } from '../battle/snapshot.ts';
import { useController, useSnapshot } from '../session/context.ts';
import { Portrait } from '../ui/portrait.tsx';
import * as words from '../words/table.ts';

/** The element id of the card that the tabs control. */
export const PROMPT_CARD = 'prompt-card';

/** Tabs for switching between questions if there are several. The player can answer them in any order. */
export function PromptTabs(): VNode | null {
  const controller = useController();
  const snapshot = useSnapshot();
  const [questions, shown] = [controller.prompts.questions.value, controller.prompts.question.value];
  if (questions.length < 2) return null;
  const isAskedTwice = ({ for: asked }: WirePrompt) =>
    questions.filter((other) => other.for === asked).length > 1;
  const step = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = questions.at((index + by) % questions.length);
    if (by === 0 || !next) return;
    event.preventDefault();
    controller.selectQuestion(next.id);
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
          onClick={() => controller.selectQuestion(prompt.id)}
          onKeyDown={(event) => step(event, index)}
        >
          <Portrait snapshot={snapshot} id={prompt.for} />
          <span>
            {nameIn(snapshot.table, prompt.for)}
            {isAskedTwice(prompt) && (
              <small>{named(snapshot, questionOf(snapshot, prompt.kind), prompt.for).label}</small>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}
