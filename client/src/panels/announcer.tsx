import type { VNode } from 'preact';
import { useHand, useScene, useStage } from '../store/context.ts';
import type { Hand } from '../store/hand.ts';
import { newsIn } from '../store/log.ts';
import { questionOf } from '../store/offers.ts';
import { named, pendingOf } from '../store/pending.ts';
import { nameIn, type Scene } from '../store/scene.ts';
import * as words from '../words/table.ts';

/** So many of the last things stay, so that one who reads slowly misses none. */
const KEPT = 6;

/**
 * Tells screen readers what has changed, a sentence for each action, and when it is this seat's move. A question has an
 * element of its own, for the same words again would not be read again.
 */
export function Announcer(): VNode {
  const stage = useStage();
  const hand = useHand();
  const scene = useScene();
  return (
    <>
      <div class="sr-only" role="log" aria-label={words.whatHasJustHappened} data-testid="news">
        {newsIn(stage.log.value, KEPT).map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <p class="sr-only" role="status" aria-live="assertive" data-testid="call">
        <span key={(hand.reaction.value ?? hand.turn.value)?.id}>{callTo(hand, scene)}</span>
      </p>
    </>
  );
}

/** What this seat is waited for: whom it is about, what hangs over them, and how long there is. */
function callTo({ reaction, turn }: Hand, scene: Scene): string {
  const asked = reaction.value;
  const { table, ruleset } = scene;
  if (!asked) return turn.value ? words.yourTurnNow(nameIn(table, turn.value.for)) : '';
  const [top] = table.stack;
  const seconds = asked.deadline === null ? null : ruleset.description.seconds(table).prompt;
  const parts = [
    `${nameIn(table, asked.for)}: ${named(scene, questionOf(scene, asked.kind), asked.for).label}.`,
    top ? pendingOf(scene, top).sentence : '',
    seconds === null ? '' : words.youHaveSeconds(seconds),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
