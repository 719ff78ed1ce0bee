import type { Id } from '@riposte/shared';
import type { VNode } from 'preact';
import { type BattleSnapshot, healthShare, playerName } from '../battle/snapshot.ts';
import { useBattle } from '../session/context.ts';
import { useFacts } from '../session/facts.ts';
import { ConditionIcons } from '../ui/condition-icons.tsx';
import { Face, faceOf } from '../ui/portrait.tsx';
import { HealthBar } from '../ui/resources.tsx';
import * as words from '../words/fight.ts';

interface Of {
  readonly id: Id;
  /** True if the fighter has already acted in this round. */
  readonly isDone?: boolean;
}

/** A fighter in the turn order. Pressing it opens the fighter's sheet. */
export function RibbonFighter({ id, isDone = false }: Of): VNode {
  const model = useBattle();
  const { inspected } = model;
  const face = useFacts((snapshot) => faceOf(snapshot, id));
  const { className, isTurn, isInspected, player, health } = useFacts((snapshot) => ({
    className: classOf(snapshot, id, model.mine.value),
    isTurn: snapshot.table.turn === id,
    isInspected: inspected.value === id,
    player: playerName(snapshot, id),
    health: healthShare(snapshot, id),
  }));
  return (
    <button
      type="button"
      class={`${className} ${isDone ? 'done' : ''}`}
      aria-current={isTurn ? 'step' : undefined}
      aria-pressed={isInspected}
      onContextMenu={(event) => {
        const at = model.snapshot.value?.table.fighters[id]?.at;
        if (!at) return;
        event.preventDefault();
        const { left, bottom } = event.currentTarget.getBoundingClientRect();
        model.menu.value = { at, x: left, y: bottom };
      }}
      onClick={() => {
        inspected.value = inspected.value === id ? null : id;
      }}
    >
      <Face {...face} />
      <span class="ribbon-name">{face.name}</span>
      <span class="ribbon-player">{player}</span>
      <span class="ribbon-conditions">
        <ConditionIcons id={id} />
      </span>
      {isDone && <span class="sr-only">{words.hasActed}</span>}
      <HealthBar share={health} />
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
