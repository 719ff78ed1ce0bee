import type { Id } from '@riposte/shared';
import type { VNode } from 'preact';
import { useScene, useStage } from '../store/context.ts';
import { conditionsOf, healthShare, nameIn, playerName, type Scene } from '../store/scene.ts';
import * as words from '../words/fight.ts';
import { Portrait } from './portrait.tsx';
import { HealthBar } from './resources.tsx';

interface Of {
  readonly id: Id;
  /** Has acted already. */
  readonly isDone?: boolean;
}

/** Somebody in the order of turns; a press opens their sheet. */
export function RibbonFighter({ id, isDone = false }: Of): VNode {
  const stage = useStage();
  const scene = useScene();
  const { inspected, mine } = stage;
  const conditions = conditionsOf(scene, id);
  return (
    <button
      type="button"
      class={`${classOf(scene, id, mine.value)} ${isDone ? 'done' : ''}`}
      aria-current={scene.table.turn === id ? 'step' : undefined}
      aria-pressed={inspected.value === id}
      onContextMenu={(event) => {
        const at = scene.table.fighters[id]?.at;
        if (!at) return;
        event.preventDefault();
        const { left, bottom } = event.currentTarget.getBoundingClientRect();
        stage.menu.value = { at, x: left, y: bottom };
      }}
      onClick={() => {
        inspected.value = inspected.value === id ? null : id;
      }}
    >
      <Portrait scene={scene} id={id} />
      <span class="ribbon-name">{nameIn(scene.table, id)}</span>
      <span class="ribbon-player">{playerName(scene, id)}</span>
      {conditions.length > 0 && (
        <span class="ribbon-conditions" title={conditions.join(', ')}>
          {conditions.join(', ')}
        </span>
      )}
      {isDone && <span class="sr-only">{words.hasActed}</span>}
      <HealthBar share={healthShare(scene, id)} />
    </button>
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
