import './order-picker.css';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import { GripVertical } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { draftOf, type Offer } from '../battle/draft.ts';
import { entryOf, offersOf } from '../battle/offers.ts';
import { named } from '../battle/pending.ts';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import { useController } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/fight.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

interface Of {
  readonly snapshot: BattleSnapshot;
  readonly prompt: WirePrompt;
}

/**
 * Cards for a prompt that asks repeatedly for the next of several options. The player puts the cards in order. The
 * picker answers this prompt and the following ones in that order, unless new options appear.
 */
export function OrderPicker({ snapshot, prompt }: Of): VNode {
  const { inputs } = useController();
  const offers = offersOf(snapshot, prompt);
  const { cards, isComplete, move } = useOrder(offers);
  const isConfirmed = useRef(false);
  const sendFirst = () => {
    const first = offers.find(({ option }) => option === cards[0]);
    if (first) void inputs.commit(draftOf(first));
  };
  useEffect(() => {
    if (isConfirmed.current && isComplete) sendFirst();
    else isConfirmed.current = false;
  }, [prompt.id]);
  return (
    <div class="answers sequence">
      <Cards cards={cards} onMove={move} labelOf={(option) => labelOf(snapshot, prompt, offers, option)} />
      <button
        type="button"
        class="answer fallback"
        data-testid="in-this-order"
        disabled={inputs.isBusy.value}
        onClick={() => {
          isConfirmed.current = true;
          sendFirst();
        }}
      >
        <span>{words.inThisOrder}</span>
      </button>
    </div>
  );
}

interface Order {
  /** The offered options, in the order that the player has chosen. */
  readonly cards: readonly string[];
  /** True if the chosen order contains all options that are offered now. */
  readonly isComplete: boolean;
  readonly move: (option: string, to: number) => void;
}

function useOrder(offers: readonly Offer[]): Order {
  const [order, setOrder] = useState<readonly string[]>([]);
  const offered = offers.map(({ option }) => option);
  const chosen = order.length === 0 ? offered : order.filter((option) => offered.includes(option));
  const isComplete = chosen.length === offered.length;
  const cards = isComplete ? chosen : offered;
  const move = (option: string, to: number) => {
    const rest = cards.filter((one) => one !== option);
    setOrder([...rest.slice(0, to), option, ...rest.slice(to)]);
  };
  return { cards, isComplete, move };
}

/** Returns the text on a card: the name of a fighter, or else the label of an option. */
function labelOf(snapshot: BattleSnapshot, prompt: WirePrompt, offers: readonly Offer[], option: string) {
  const offer = offers.find((one) => one.option === option);
  const isFighter = snapshot.table.fighters[option] !== undefined;
  return isFighter || !offer
    ? nameIn(snapshot.table, option)
    : named(snapshot, entryOf(snapshot, offer), prompt.for).label;
}

interface CardsProps {
  readonly cards: readonly string[];
  readonly onMove: (option: string, to: number) => void;
  readonly labelOf: (option: string) => string;
}

/** Cards that the player can reorder by dragging or with the arrow keys. */
function Cards({ cards, onMove, labelOf }: CardsProps): VNode {
  const dragged = useRef<string | null>(null);
  const onKey = (event: KeyboardEvent, option: string) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(option, Math.max(0, Math.min(cards.length - 1, cards.indexOf(option) + step)));
  };
  const onDrag = ({ clientX, clientY }: PointerEvent) => {
    const card = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-option]');
    const over = card?.dataset.option ?? '';
    if (dragged.current === null || over === dragged.current || !cards.includes(over)) return;
    onMove(dragged.current, cards.indexOf(over));
  };
  return (
    <ol onPointerMove={onDrag} onPointerUp={() => (dragged.current = null)} data-testid="sequence">
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
  );
}
