import './order-buttons.css';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { VNode } from 'preact';
import { entryOf } from '../battle/offers.ts';
import { useController, useSnapshot } from '../session/context.ts';
import { Switches } from '../ui/switches.tsx';
import * as words from '../words/fight.ts';
import * as orders from '../words/orders.ts';
import { AskFrom } from './ask-from.tsx';
import { OrderAdder } from './order-adder.tsx';

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
      <OrderAdder id={by} kind={kind} label={orders.withConditions} />
      <Switches snapshot={snapshot} id={by} />
      <AskFrom />
    </>
  );
}
