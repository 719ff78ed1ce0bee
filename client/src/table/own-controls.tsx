import type { Id } from '@riposte/shared';
import type { VNode } from 'preact';
import { playerOf } from '../battle/snapshot.ts';
import { AskFrom } from '../prompt/ask-from.tsx';
import { OrderList } from '../prompt/order-list.tsx';
import { useBattle, useController, useSnapshot } from '../session/context.ts';
import { Switches } from '../ui/switches.tsx';

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
          <Switches snapshot={snapshot} id={id} />
          <AskFrom />
        </>
      )}
    </>
  );
}
