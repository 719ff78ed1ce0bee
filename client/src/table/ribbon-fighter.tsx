import type { Id } from '@riposte/shared';
import type { VNode } from 'preact';
import { type BattleSnapshot, conditionsOf, healthShare, nameIn, playerName } from '../battle/snapshot.ts';
import { useBattle, useSnapshot } from '../session/context.ts';
import { Portrait } from '../ui/portrait.tsx';
import { HealthBar } from '../ui/resources.tsx';
import * as words from '../words/fight.ts';

interface Of {
  readonly id: Id;
  /** True if the fighter has already acted in this round. */
  readonly isDone?: boolean;
}

/** A fighter in the turn order. A press opens its sheet. */
export function RibbonFighter({ id, isDone = false }: Of): VNode {
  const model = useBattle();
  const snapshot = useSnapshot();
  const { inspected, mine } = model;
  const conditions = conditionsOf(snapshot, id);
  return (
    <button
      type="button"
      class={`${classOf(snapshot, id, mine.value)} ${isDone ? 'done' : ''}`}
      aria-current={snapshot.table.turn === id ? 'step' : undefined}
      aria-pressed={inspected.value === id}
      onContextMenu={(event) => {
        const at = snapshot.table.fighters[id]?.at;
        if (!at) return;
        event.preventDefault();
        const { left, bottom } = event.currentTarget.getBoundingClientRect();
        model.menu.value = { at, x: left, y: bottom };
      }}
      onClick={() => {
        inspected.value = inspected.value === id ? null : id;
      }}
    >
      <Portrait snapshot={snapshot} id={id} />
      <span class="ribbon-name">{nameIn(snapshot.table, id)}</span>
      <span class="ribbon-player">{playerName(snapshot, id)}</span>
      {conditions.length > 0 && (
        <span class="ribbon-conditions" title={conditions.join(', ')}>
          {conditions.join(', ')}
        </span>
      )}
      {isDone && <span class="sr-only">{words.hasActed}</span>}
      <HealthBar share={healthShare(snapshot, id)} />
    </button>
  );
}

function classOf({ table, waiting }: BattleSnapshot, id: Id, mine: readonly Id[]): string {
  const names = ['ribbon-fighter'];
  if (table.turn === id) names.push('acting');
  if (waiting.some((one) => one.for === id)) names.push('asked');
  if (mine.includes(id)) names.push('mine');
  if (table.fighters[id]?.defeated) names.push('defeated');
  return names.join(' ');
}
