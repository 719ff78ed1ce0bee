import './order-list.css';
import type { Id } from '@riposte/shared';
import type { OrderTerms } from '@riposte/shared/advice/order-trial';
import { isConditional, isInTime } from '@riposte/shared/engine/battle/standing-orders';
import type { StandingOrder } from '@riposte/shared/engine/state/standing-order';
import { ChevronUp } from 'lucide';
import type { VNode } from 'preact';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { useController } from '../session/context.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/orders.ts';
import { moveTo, removalOf } from './order-draft.ts';
import { orderScope, orderSentence } from './order-sentence.ts';

interface Of {
  readonly snapshot: BattleSnapshot;
  readonly id: Id;
}

/** The standing orders of a fighter, each with a button to revoke it. The player can reorder conditional ones. */
export function OrderList({ snapshot, id }: Of): VNode | null {
  const { inputs } = useController();
  const { table } = snapshot;
  const orders = (table.fighters[id]?.standing ?? []).filter((order) => isInTime(table, order));
  if (orders.length === 0) return null;
  const send = (terms: OrderTerms) => void inputs.send({ ...terms, as: id, do: 'standing-order' }, null);
  return (
    <section aria-label={words.responses}>
      {orders.filter(isConditional).length > 1 && <small>{words.firstCounts}</small>}
      <ol class="order-list" aria-label={words.responses}>
        {orders.map((order, index) => (
          <Row
            key={JSON.stringify(order)}
            {...{ snapshot, id, order }}
            onRemove={() => send(removalOf(order))}
            onRaise={isConditional(order) && index > 0 ? () => send(moveTo(order, index - 1)) : undefined}
          />
        ))}
      </ol>
    </section>
  );
}

interface RowOf extends Of {
  readonly order: StandingOrder;
  readonly onRemove: () => void;
  /** Moves the order up; undefined if it cannot be moved. */
  readonly onRaise: (() => void) | undefined;
}

function Row({ snapshot, id, order, onRemove, onRaise }: RowOf): VNode {
  const text = orderSentence(snapshot, id, order);
  return (
    <li data-testid="order">
      <span>
        {text}
        <small>{orderScope(snapshot, id, order)}</small>
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
