import './order-picker.css';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import { GripVertical } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { draftOf } from '../battle/draft.ts';
import { entryOf, offersOf } from '../battle/offers.ts';
import { named } from '../battle/pending.ts';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import { useController } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/fight.ts';

/**
 * A question of what comes next, asked again until one thing is left, as cards that are put in order at once: dragged, or
 * moved with the arrow keys. What is asked then is answered by that order, as long as it still holds.
 */
export function Sequence({
  snapshot,
  prompt,
}: {
  readonly snapshot: BattleSnapshot;
  readonly prompt: WirePrompt;
}): VNode {
  const { inputs } = useController();
  const offers = offersOf(snapshot, prompt);
  const [order, setOrder] = useState<readonly string[]>([]);
  const settled = useRef(false);
  const dragged = useRef<string | null>(null);
  const offered = offers.map(({ option }) => option);
  const shown = order.length === 0 ? offered : order.filter((option) => offered.includes(option));
  const isWhole = shown.length === offered.length;
  const cards = isWhole ? shown : offered;

  const sendFirst = () => {
    const first = offers.find(({ option }) => option === cards[0]);
    if (first) void inputs.commit(draftOf(first));
  };
  useEffect(() => {
    if (settled.current && isWhole) sendFirst();
    else settled.current = false;
  }, [prompt.id]);

  const move = (option: string, to: number) => {
    const rest = cards.filter((one) => one !== option);
    setOrder([...rest.slice(0, to), option, ...rest.slice(to)]);
  };
  const onKey = (event: KeyboardEvent, option: string) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(option, Math.max(0, Math.min(cards.length - 1, cards.indexOf(option) + step)));
  };
  const onOver = ({ clientX, clientY }: PointerEvent) => {
    const card = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-option]');
    const over = card?.dataset.option ?? '';
    if (dragged.current === null || over === dragged.current || !cards.includes(over)) return;
    move(dragged.current, cards.indexOf(over));
  };
  const labelOf = (option: string) => {
    const offer = offers.find((one) => one.option === option);
    const isFighter = snapshot.table.fighters[option] !== undefined;
    return isFighter || !offer
      ? nameIn(snapshot.table, option)
      : named(snapshot, entryOf(snapshot, offer), prompt.for).label;
  };
  return (
    <div class="answers sequence">
      <ol onPointerMove={onOver} onPointerUp={() => (dragged.current = null)} data-testid="sequence">
        {cards.map((option, index) => (
          <li key={option}>
            <button
              type="button"
              class="sequence-card"
              data-option={option}
              data-testid={`card-${option}`}
              aria-label={words.moveHow(index + 1, labelOf(option))}
              onKeyDown={(event) => onKey(event, option)}
              onPointerDown={(event) => {
                event.currentTarget.releasePointerCapture(event.pointerId);
                dragged.current = option;
              }}
            >
              <Icon of={GripVertical} />
              <b>{index + 1}</b>
              <span>{labelOf(option)}</span>
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="answer fallback"
        data-testid="in-this-order"
        disabled={inputs.isBusy.value}
        onClick={() => {
          settled.current = true;
          sendFirst();
        }}
      >
        <span>{words.inThisOrder}</span>
      </button>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
