import './order-list.css';
import type { Id } from '@riposte/shared';
import type { StandingOrder } from '@riposte/shared/engine/state/standing-order';
import { ChevronUp } from 'lucide';
import type { VNode } from 'preact';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/orders.ts';
import { type OrderScene, orderScope, orderSentence } from './order-sentence.ts';

interface Of {
  readonly scene: OrderScene;
  /** The fighter that has the order. */
  readonly id: Id;
  readonly order: StandingOrder;
  readonly onRemove: () => void;
  /** Moves the order up; omitted if it cannot be moved. */
  readonly onRaise?: (() => void) | undefined;
}

/** An item of a list of standing orders: the order in words, and buttons to move it up and to remove it. */
export function OrderRow({ scene, id, order, onRemove, onRaise }: Of): VNode {
  const text = orderSentence(scene, id, order);
  return (
    <li data-testid="order">
      <span>
        {text}
        <small>{orderScope(scene, id, order)}</small>
      </span>
      {onRaise && (
        <button
          type="button"
          class="button quiet small icon-only"
          aria-label={words.moveUp(text)}
          data-testid="order-up"
          onClick={onRaise}
        >
          <Icon of={ChevronUp} />
        </button>
      )}
      <button
        type="button"
        class="button quiet small"
        aria-label={words.removeThis(text)}
        data-testid="order-remove"
        onClick={onRemove}
      >
        {words.remove}
      </button>
    </li>
  );
}
