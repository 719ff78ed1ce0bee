import type { Id } from '@riposte/shared';
import type { VNode } from 'preact';
import { useHand, useScene, useStage } from '../store/context.ts';
import { playerOf } from '../store/scene.ts';
import { OrderList } from './standing-orders.tsx';
import { Switches } from './switches.tsx';

/** On a fighter's sheet, what is arranged for it: its standing orders and choices, for whoever answers for it. */
export function OwnControls({ id }: { readonly id: Id }): VNode {
  const stage = useStage();
  const hand = useHand();
  const scene = useScene();
  const isOwn = playerOf(scene, id) ? stage.mine.value.includes(id) : hand.welcome.value?.role === 'gm';
  return (
    <>
      <OrderList scene={scene} id={id} />
      {isOwn && scene.status === 'fighting' && <Switches scene={scene} id={id} />}
    </>
  );
}
