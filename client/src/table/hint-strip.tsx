import type { VNode } from 'preact';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { type HintId, isHintWanted, preferences } from '../session/preferences.ts';
import { Lazy } from '../ui/lazy.tsx';

const loadCard = async () => (await import('../ui/hint-card.tsx')).HintCard;
const loadCoach = async () => (await import('../coach/coach-card.tsx')).CoachCard;

/**
 * The coach's advice, or one hint at a time. It has its own row on the page, so that it does not cover what it
 * explains.
 */
export function HintStrip({ battle }: { readonly battle: string }): VNode {
  const id = useDueHint();
  const { hints, lesson } = preferences.value;
  return (
    <div class="hint-strip">
      {lesson === battle && hints ? (
        <Lazy load={loadCoach} with={{}} />
      ) : (
        id && <Lazy key={id} load={loadCard} with={{ id }} />
      )}
    </div>
  );
}

/** Returns the first hint that the user has not seen and whose subject is on the screen; undefined if there is none. */
function useDueHint(): HintId | undefined {
  const model = useBattle();
  const { activity, prompts } = useController();
  const { table, status } = useSnapshot();
  if (status !== 'fighting') return undefined;
  const isOnScreen: Readonly<Record<HintId, boolean>> = {
    aim: activity.draft.value !== null,
    question: prompts.question.value !== null,
    turn: prompts.turn.value !== null,
    stack: table.stack.length > 0,
    log: model.log.value.some(({ roll }) => roll),
  };
  return (Object.keys(isOnScreen) as HintId[]).find((id) => isOnScreen[id] && isHintWanted(id));
}
