import './turn-ribbon.css';
import type { Id } from '@riposte/shared';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useScene, useStage } from '../store/context.ts';
import { healthOf, nameIn, playerOf, type Scene } from '../store/scene.ts';
import { Portrait } from './portrait.tsx';
import { HealthBar } from './resources.tsx';

/** Who acts in which order, whose turn it is, and who is waited for. */
export function TurnRibbon(): VNode {
  const stage = useStage();
  const scene = useScene();
  const hasOrder = scene.status !== 'gathering' && scene.table.order.length > 0;
  const ids = hasOrder ? scene.table.order : Object.keys(scene.table.fighters);
  const ribbon = useRef<HTMLOListElement>(null);
  useEffect(() => {
    ribbon.current?.querySelector('.acting')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [scene.table.turn]);
  return (
    <ol class="ribbon" aria-label="Turn order" data-testid="turn-order" ref={ribbon}>
      {ids.map((id) => (
        <li key={id}>
          <button
            type="button"
            class={classOf(scene, id, stage.mine.value)}
            aria-current={scene.table.turn === id ? 'step' : undefined}
            aria-pressed={stage.inspected.value === id}
            onClick={() => {
              stage.inspected.value = stage.inspected.value === id ? null : id;
            }}
          >
            <Portrait scene={scene} id={id} />
            <span class="ribbon-name">{nameIn(scene.table, id)}</span>
            <span class="ribbon-player">{playerOf(scene, id)?.name ?? 'Game master'}</span>
            <HealthBar share={shareOf(scene, id)} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function classOf({ table, waiting }: Scene, id: Id, mine: readonly Id[]): string {
  const names = ['ribbon-fighter'];
  if (table.turn === id) names.push('acting');
  if (waiting.some((one) => one.for === id)) names.push('asked');
  if (mine.includes(id)) names.push('mine');
  if (table.fighters[id]?.defeated) names.push('defeated');
  return names.join(' ');
}

function shareOf(scene: Scene, id: Id): number | null {
  const health = healthOf(scene, id);
  return health ? health.now / Math.max(1, health.most) : null;
}
