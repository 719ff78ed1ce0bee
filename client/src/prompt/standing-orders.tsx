import './standing-orders.css';
import type { Id } from '@riposte/shared';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { VNode } from 'preact';
import { entryOf } from '../battle/offers.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { useController, useSnapshot } from '../session/context.ts';
import { Switches } from '../ui/switches.tsx';
import * as words from '../words/fight.ts';

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
  if (by === 'gm' || !options.some(({ option }) => option === 'pass')) return null;
  const order = (terms: Order) => void inputs.send({ as: by, do: 'standing-order', kind, ...terms }, null);
  const simple = options.filter(({ option, variants }) => option !== 'pass' && variants.length <= 1);
  return (
    <details class="order-buttons">
      <summary>{words.fromNowOn}</summary>
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
    </details>
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
  const takeBack = (kind: string | undefined, option: string | undefined) =>
    void inputs.send(
      {
        as: id,
        do: 'standing-order',
        policy: 'ask',
        ...(kind === undefined ? {} : { kind }),
        ...(option === undefined ? {} : { option }),
      },
      null,
    );
  return (
    <ul class="order-list" aria-label={words.standingOrders}>
      {orders.map(({ kind, option, policy, round, laid }) => (
        <li key={`${kind}.${option}`}>
          <span>
            {policy === 'never' ? words.notAsked : words.always}
            {option !== undefined && ` ${entryOf(snapshot, { kind: kind ?? '', option }).label}`}:{' '}
            {kind === undefined
              ? words.anything
              : (snapshot.ruleset.description.prompts[kind]?.label ?? kind)}
            {round !== undefined && ` ${words.forThisRound}`}
            {laid !== undefined && ` ${words.untilSomethingNew}`}
          </span>
          <button type="button" class="button quiet small" onClick={() => takeBack(kind, option)}>
            {words.askAgain}
          </button>
        </li>
      ))}
    </ul>
  );
}
