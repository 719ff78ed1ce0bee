import './action-bar.css';
import type { Id } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { RefObject, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type BattleSnapshot, limitsOf, masterOf, nameIn, playerOf } from '../battle/snapshot.ts';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { ConditionIcons } from '../ui/condition-icons.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { Resources } from '../ui/resources.tsx';
import * as words from '../words/table.ts';
import { ActorTabs } from './actor-tabs.tsx';
import { AnytimeActions } from './anytime-actions.tsx';
import { OutOfTurn, Turn } from './turn-actions.tsx';

/** The bar with the legal actions of the fighter whose turn it is. */
export function ActionBar(): VNode {
  const model = useBattle();
  const controller = useController();
  const snapshot = useSnapshot();
  const turn = controller.prompts.turn.value;
  const acting = turn?.for ?? controller.prompts.question.value?.for ?? model.mine.value[0];
  const bar = useFocusBack(
    turn?.id,
    controller.prompts.question.value?.id,
    controller.activity.draft.value !== null,
    snapshot.status,
  );
  return (
    <section ref={bar} class="action-bar" tabIndex={-1} aria-label={words.actions}>
      {acting !== undefined && snapshot.table.fighters[acting] && (
        <div class="actor">
          <Portrait snapshot={snapshot} id={acting} />
          <div>
            <h2 data-testid="actor">{nameIn(snapshot.table, acting)}</h2>
            <Master snapshot={snapshot} id={acting} />
            <Resources snapshot={snapshot} id={acting} />
            <ConditionIcons id={acting} />
          </div>
        </div>
      )}
      {turn ? (
        <>
          <ActorTabs controller={controller} snapshot={snapshot} />
          {turn.deadline !== null && (
            <Countdown key={turn.id} deadline={turn.deadline} seconds={limitsOf(snapshot).turn} />
          )}
          <Turn controller={controller} snapshot={snapshot} />
        </>
      ) : (
        <>
          <p class="idle-note" data-testid="idle-note">
            {controller.prompts.question.value ? words.youAreAsked : waitingText(snapshot)}
          </p>
          {!controller.prompts.question.value && <WaitClock snapshot={snapshot} />}
          <OutOfTurn controller={controller} snapshot={snapshot} />
        </>
      )}
      {!controller.prompts.question.value && <AnytimeActions />}
    </section>
  );
}

/**
 * The name of the fighter that makes the acting fighter's decisions, such as its summoner. Shows nothing if the acting
 * fighter makes its own.
 */
function Master({ snapshot, id }: { readonly snapshot: BattleSnapshot; readonly id: Id }): VNode | null {
  const master = masterOf(snapshot, id);
  return master === undefined ? null : <p class="eyebrow">{words.decides(nameIn(snapshot.table, master))}</p>;
}

/**
 * Returns a reference to the bar. If a change in `changes` removes the focused element from the page, focuses the bar.
 */
function useFocusBack(...changes: readonly unknown[]): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, changes);
  return place;
}

/** Shows how much time is left for the player whose answer is due. Shows nothing if a bot plays the fighter. */
function WaitClock({ snapshot }: { readonly snapshot: BattleSnapshot }): VNode | null {
  const [first] = snapshot.waiting;
  if (first?.deadline == null || snapshot.bots.has(first.for)) return null;
  const { turn, prompt } = limitsOf(snapshot);
  const seconds = snapshot.table.turn === first.for && snapshot.table.stack.length === 0 ? turn : prompt;
  return <Countdown key={first.for} deadline={first.deadline} seconds={seconds} />;
}

function waitingText(snapshot: BattleSnapshot): string {
  const [first, ...others] = snapshot.waiting;
  if (others.length > 0 && snapshot.table.turn === null && snapshot.table.stack.length === 0)
    return words.waitingFor(
      formatList(
        snapshot.waiting.map((one) => nameIn(snapshot.table, one.for)),
        'disjunction',
      ),
    );
  if (!first) return snapshot.status === 'gathering' ? words.notBegunYet : '';
  const player = playerOf(snapshot, first.for);
  const name = nameIn(snapshot.table, first.for);
  const acting = player ? `${name} (${player.name})` : name;
  const { turn } = snapshot.table;
  if (turn === first.for) return words.takesATurn(acting);
  if (turn !== null && masterOf(snapshot, turn) === first.for)
    return words.decidesFor(acting, nameIn(snapshot.table, turn));
  return words.waitingForAnswer(acting);
}
