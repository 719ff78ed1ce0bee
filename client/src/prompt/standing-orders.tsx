import './standing-orders.css';
import type { Id } from '@riposte/shared';
import type { StandingOrder } from '@riposte/shared/engine/state/table';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { VNode } from 'preact';
import { entryOf } from '../battle/offers.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { useController, useSnapshot } from '../session/context.ts';
import { Switches } from '../ui/switches.tsx';
import * as words from '../words/fight.ts';
import { AskFrom } from './ask-from.tsx';

type Order = {
  readonly policy: 'never' | 'always';
  readonly option?: string;
  readonly until?: 'round' | 'change';
};

/**
 * Buttons for standing orders, which answer this question and later ones of its kind in the same way. The fighter's
 * sheet has buttons that revoke them.
 */
export function OrderButtons({ prompt }: { readonly prompt: WirePrompt }): VNode | null {
  const { inputs } = useController();
  const snapshot = useSnapshot();
  const { for: by, kind, options } = prompt;
  if (by === 'gm') return null;
  const order = (terms: Order) => void inputs.send({ as: by, do: 'standing-order', kind, ...terms }, null);
  const simple = options.filter(({ option, variants }) => option !== 'pass' && variants.length <= 1);
  return (
    <>
      <button type="button" class="chip" onClick={() => order({ policy: 'never', until: 'change' })}>
        {words.passUntilNew}
      </button>
      <button
        type="button"
        class="chip"
        data-testid="not-this-round"
        onClick={() => order({ policy: 'never', until: 'round' })}
      >
        {words.notAgainThisRound}
      </button>
      <button type="button" class="chip" onClick={() => order({ policy: 'never' })}>
        {words.neverAskThis}
      </button>
      {simple.map(({ option }) => (
        <button key={option} type="button" class="chip" onClick={() => order({ policy: 'always', option })}>
          {words.alwaysThis(entryOf(snapshot, { kind, option }).label)}
        </button>
      ))}
      <Switches snapshot={snapshot} id={by} />
      <AskFrom />
    </>
  );
}

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

/** Returns a standing order as text: what it does, for which prompts, and how long. */
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
