import '../ui/hint-card.css';
import { GraduationCap } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { prefer } from '../session/preferences.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/coach.ts';
import { adviceOf, type Lesson } from './advice.ts';
import { useOutline } from './outline.ts';

const TEXTS: Readonly<Record<Lesson, string>> = {
  move: words.onMoving,
  attack: words.onAttacking,
  preview: words.onPreview,
  react: words.onReacting,
  choose: words.onChoosing,
  end: words.onEnding,
  wait: words.onWaiting,
};

/** Guides a new player through the first fight. It explains each new concept once, and says what to press next. */
export function CoachCard(): VNode | null {
  const snapshot = useSnapshot();
  const { mine } = useBattle();
  const { activity, prompts } = useController();
  const [draft, proposed] = [activity.draft.value, activity.proposed.value];
  const prompt = prompts.question.value ?? prompts.turn.value;
  const advice = useMemo(
    () => adviceOf(snapshot, { prompt, offers: prompts.offers.value, draft, proposed, mine: mine.value }),
    [snapshot, prompt, draft, proposed],
  );
  const explanation = useOnce(advice.lesson);
  useOutline(advice.button);
  useEffect(() => {
    activity.suggested.value = advice.at;
    return () => {
      activity.suggested.value = null;
    };
  }, [advice]);
  const isOver = snapshot.status === 'over';
  useEffect(() => {
    if (isOver) prefer({ lesson: 'done' });
  }, [isOver]);
  if (isOver || (explanation === '' && advice.text === '')) return null;
  return (
    <aside
      class="hint"
      aria-label={words.lesson}
      aria-live="polite"
      data-testid="coach"
      data-button={advice.button}
      data-at={advice.at?.join()}
    >
      <Icon of={GraduationCap} />
      <p>
        {explanation} {advice.text !== '' && <strong>{advice.text}</strong>}
      </p>
      <button
        type="button"
        class="button small quiet"
        data-testid="end-lesson"
        onClick={() => prefer({ lesson: 'done' })}
      >
        {words.endLesson}
      </button>
    </aside>
  );
}

/** Returns the explanation of a lesson when the lesson comes up for the first time; empty when it comes up again. */
function useOnce(lesson: Lesson): string {
  const seen = useRef(new Set<Lesson>());
  const shown = useRef<Lesson | null>(null);
  if (shown.current !== lesson) {
    if (shown.current !== null) seen.current.add(shown.current);
    shown.current = lesson;
  }
  return seen.current.has(lesson) ? '' : TEXTS[lesson];
}
