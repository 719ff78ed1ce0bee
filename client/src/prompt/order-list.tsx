import './order-list.css';
import type { Id } from '@riposte/shared';
import type { StandingOrder } from '@riposte/shared/engine/state/table';
import type { VNode } from 'preact';
import { entryOf } from '../battle/offers.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { useController } from '../session/context.ts';
import * as words from '../words/fight.ts';

/** The standing orders of a fighter, each with a button to revoke it. */
export function OrderList({
  snapshot,
  id,
}: {
  readonly snapshot: BattleSnapshot;
  readonly id: Id;
}): VNode | null {
  const { inputs } = useController();
  const orders = snapshot.table.fighters[id]?.standing ?? [];
  if (orders.length === 0) return null;
  const takeBack = ({ kind, option, below }: StandingOrder) =>
    void inputs.send(
      {
        as: id,
        do: 'standing-order',
        policy: 'ask',
        ...(kind === undefined ? {} : { kind }),
        ...(option === undefined ? {} : { option }),
        ...(below === undefined ? {} : { below }),
      },
      null,
    );
  return (
    <ul class="order-list" aria-label={words.standingOrders}>
      {orders.map((order) => (
        <li key={`${order.kind}.${order.option}.${order.below}`}>
          <span>{orderText(snapshot, order)}</span>
          <button type="button" class="button quiet small" onClick={() => takeBack(order)}>
            {words.askAgain}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns a standing order as text: what it does, for which prompts, and for how long. */
function orderText(
  snapshot: BattleSnapshot,
  { kind, option, policy, below, round, laid }: StandingOrder,
): string {
  const does = policy === 'always' ? words.always : words.notAsked;
  const what = option === undefined ? '' : ` ${entryOf(snapshot, { kind: kind ?? '', option }).label}`;
  const { prompts } = snapshot.ruleset.description;
  const asked = kind === undefined ? words.anything : (prompts[kind]?.label ?? kind);
  const limits = [
    below !== undefined && words.ifItGainsLess(below),
    round !== undefined && words.forThisRound,
    laid !== undefined && words.untilSomethingNew,
  ];
  return [`${does}${what}: ${asked}`, ...limits.filter(Boolean)].join(' ');
}
