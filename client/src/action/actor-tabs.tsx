import type { Id } from '@riposte/shared';
import type { VNode } from 'preact';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import type { SeatController } from '../session/seat-controller.ts';
import * as words from '../words/table.ts';

export interface OfSeat {
  readonly controller: SeatController;
  readonly snapshot: BattleSnapshot;
}

/** Tabs for choosing which fighter acts, if several can act now. */
export function ActorTabs({ controller, snapshot }: OfSeat): VNode | null {
  const [turns, current] = [controller.prompts.turns.value, controller.prompts.turn.value];
  if (turns.every((prompt) => prompt === current)) return null;
  return (
    <div class="actor-tabs" role="toolbar" aria-label={words.whoActs}>
      {turns.map(({ for: id }) => (
        <ActorTab key={id} controller={controller} snapshot={snapshot} id={id} />
      ))}
    </div>
  );
}

export function ActorTab({ controller, snapshot, id }: OfSeat & { readonly id: Id }): VNode {
  const { turn } = snapshot.table;
  const isActing = controller.prompts.turn.value?.for === id;
  return (
    <button
      type="button"
      class="chip"
      aria-pressed={isActing}
      title={id === turn ? words.itIsTheirTurn : words.canActOutOfTurn}
      data-testid={`act-as-${id}`}
      onClick={() => controller.actWith(isActing ? null : id)}
    >
      {nameIn(snapshot.table, id)}
      {turn !== null && id !== turn && <small> {words.outOfTurn}</small>}
    </button>
  );
}
