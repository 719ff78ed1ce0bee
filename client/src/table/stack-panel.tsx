import './stack-panel.css';
import type { StackItem } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pendingOf } from '../battle/pending.ts';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import { useBattle, useSnapshot } from '../session/context.ts';
import { Facts } from '../ui/facts.tsx';
import { Portrait } from '../ui/portrait.tsx';
import * as words from '../words/fight.ts';

/** How long the card of a resolved action stays visible, in milliseconds. */
const FADE_MS = 320;

/**
 * The pending actions, with the next one to resolve on top. Shows which fighters can still react and which have
 * reacted.
 */
export function StackPanel(): VNode | null {
  const model = useBattle();
  const snapshot = useSnapshot();
  const { table, waiting } = snapshot;
  const gone = useResolvedItem(table.stack);
  if (table.stack.length === 0 && !gone) return null;
  const names = (ids: readonly string[]) => formatList(ids.map((id) => nameIn(table, id)));
  return (
    <section class="stack" aria-label={words.pendingActionsNextFirst} data-testid="stack">
      <ol>
        {gone && <Card key="gone" snapshot={snapshot} item={gone} isGone />}
        {table.stack.map((item, index) => (
          <Card key={`${table.stack.length - index}`} snapshot={snapshot} item={item} />
        ))}
      </ol>
      {table.stack.length > 0 && waiting.length > 0 && (
        <p data-testid="stack-waiting">
          {words.mayAnswerNow} <b>{names(waiting.map((one) => one.for))}</b>
        </p>
      )}
      {table.stack.length > 0 && model.answered.value.length > 0 && (
        <p data-testid="stack-answered">{words.haveAnswered(names(model.answered.value))}</p>
      )}
    </section>
  );
}

interface Of {
  readonly snapshot: BattleSnapshot;
  readonly item: StackItem;
  readonly isGone?: boolean;
}

function Card({ snapshot, item, isGone = false }: Of): VNode {
  const { title, people, text, facts, set } = pendingOf(snapshot, item);
  return (
    <li
      class={`card ${isGone ? 'gone' : ''}`}
      aria-hidden={isGone}
      data-testid={isGone ? undefined : 'stack-card'}
    >
      {item.by !== undefined && <Portrait snapshot={snapshot} id={item.by} />}
      <div>
        <b>{title}</b>
        <span>{people}</span>
        <small>{text}</small>
        <Facts facts={facts} set={set} />
      </div>
    </li>
  );
}

/** Returns the action that has just left the stack, so that its card can fade out; null at other times. */
function useResolvedItem(stack: readonly StackItem[]): StackItem | null {
  const before = useRef(stack);
  const [gone, setGone] = useState<StackItem | null>(null);
  useEffect(() => {
    const [top] = before.current;
    const isShorter = stack.length < before.current.length;
    before.current = stack;
    if (!isShorter || !top || matchMedia('(prefers-reduced-motion: reduce)').matches) return setGone(null);
    setGone(top);
    const timer = setTimeout(() => setGone(null), FADE_MS);
    return () => clearTimeout(timer);
  }, [stack]);
  return gone;
}
