import type { Id } from '@riposte/shared';
import type { OrderTerms } from '@riposte/shared/advice/order-trial';
import { isConditional, isInTime } from '@riposte/shared/engine/battle/standing-orders';
import type { VNode } from 'preact';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { useController } from '../session/context.ts';
import * as words from '../words/orders.ts';
import { moveTo, removalOf } from './order-draft.ts';
import { OrderRow } from './order-row.tsx';

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
          <OrderRow
            key={JSON.stringify(order)}
            {...{ scene: snapshot, id, order }}
            onRemove={() => send(removalOf(order))}
            onRaise={isConditional(order) && index > 0 ? () => send(moveTo(order, index - 1)) : undefined}
          />
        ))}
      </ol>
    </section>
  );
}
