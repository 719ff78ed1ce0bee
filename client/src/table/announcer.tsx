import { formatDuration } from '@riposte/shared/engine/language/intl';
import type { VNode } from 'preact';
import { questionOf } from '../battle/offers.ts';
import { named, pendingOf } from '../battle/pending.ts';
import { type BattleSnapshot, limitsOf, nameIn } from '../battle/snapshot.ts';
import { newsIn } from '../log/log.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import type { SeatController } from '../session/seat-controller.ts';
import * as words from '../words/table.ts';

/** The number of messages that stay in the page, because some users read slowly. */
const MOST_MESSAGES = 6;

/**
 * Announces to screen readers each new action, and when it is this seat's move. Each question gets a new element,
 * because screen readers skip text that repeats the previous text.
 */
export function Announcer(): VNode {
  const model = useBattle();
  const controller = useController();
  const snapshot = useSnapshot();
  return (
    <>
      <div class="sr-only" role="log" aria-label={words.whatHasJustHappened} data-testid="news">
        {newsIn(model.log.value, MOST_MESSAGES).map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <p class="sr-only" role="status" aria-live="assertive" data-testid="call">
        <span key={(controller.prompts.question.value ?? controller.prompts.turn.value)?.id}>
          {announcementFor(controller, snapshot)}
        </span>
      </p>
    </>
  );
}

/** Returns the announcement that it is this seat's move: the fighter, the pending action, and the time left. */
function announcementFor({ prompts: { question, turn } }: SeatController, snapshot: BattleSnapshot): string {
  const asked = question.value;
  const { table } = snapshot;
  if (!asked) return turn.value ? words.yourTurnNow(nameIn(table, turn.value.for)) : '';
  const [top] = table.stack;
  const seconds = asked.deadline === null ? null : limitsOf(snapshot).prompt;
  const parts = [
    `${nameIn(table, asked.for)}: ${named(snapshot, questionOf(snapshot, asked.kind), asked.for).label}.`,
    top ? pendingOf(snapshot, top).sentence : '',
    seconds === null ? '' : words.youHaveTime(formatDuration(seconds)),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
