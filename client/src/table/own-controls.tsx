import type { Id } from '@riposte/shared';
import type { VNode } from 'preact';
import { playerOf } from '../battle/snapshot.ts';
import { AskFrom } from '../prompt/ask-from.tsx';
import { OrderAdder } from '../prompt/order-adder.tsx';
import { OrderList } from '../prompt/order-list.tsx';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { Switches } from '../ui/switches.tsx';
import * as orders from '../words/orders.ts';

/** The standing orders and standing choices of a fighter. Its sheet shows them only to the seat that plays it. */
export function OwnControls({ id }: { readonly id: Id }): VNode {
  const model = useBattle();
  const { link } = useController();
  const snapshot = useSnapshot();
  const isOwn = playerOf(snapshot, id) ? model.mine.value.includes(id) : link.welcome.value?.role === 'gm';
  return (
    <>
      <OrderList snapshot={snapshot} id={id} />
      {isOwn && snapshot.status === 'fighting' && (
        <>
          <OrderAdder id={id} kind={undefined} label={orders.add} />
          <Switches snapshot={snapshot} id={id} />
          <AskFrom />
        </>
      )}
    </>
  );
}
