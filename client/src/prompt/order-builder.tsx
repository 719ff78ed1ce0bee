import './order-builder.css';
import type { Id } from '@riposte/shared';
import type { OptionsByKind } from '@riposte/shared/advice/order-trial';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { seenIn, useAdviceWorker } from '../advice/advice-worker-client.ts';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import { useController, useSnapshot } from '../session/context.ts';
import { Fault } from '../ui/error-text.tsx';
import { SideSheet } from '../ui/side-sheet.tsx';
import * as words from '../words/orders.ts';
import { firstDraft, joined, type OrderDraft, policyOf, termsOf } from './order-draft.ts';
import { CostFields, type Fields, WhatFields, WhenFields } from './order-fields.tsx';
import type { OrderForm } from './order-form.ts';
import { orderSentence } from './order-sentence.ts';
import { OrderTrialPanel } from './order-trial-panel.tsx';

/** The number of rounds that are simulated to find the prompts that a fighter may get. */
const SEARCHED_ROUNDS = 12;

interface Of extends OrderForm {
  readonly onClose: () => void;
}

/**
 * A form in which a player builds a standing order from choices. It shows the order as a sentence. If the server
 * rejects the order, the form stays open and says why.
 */
export function OrderBuilder({ id, kind, onClose }: Of): VNode {
  const snapshot = useSnapshot();
  const { options, isSearching } = useOptions(snapshot, id, kind === undefined);
  const [begun, setDraft] = useState<OrderDraft | null>(null);
  const [first] = Object.keys(options);
  const start = kind !== undefined && options[kind] ? kind : first;
  const draft = begun ?? (start === undefined ? null : firstDraft(start, options[start] ?? []));
  return (
    <SideSheet title={words.newResponse(nameIn(snapshot.table, id))} onClose={onClose}>
      <div class="order-builder" data-testid="order-builder">
        {isSearching && <p role="status">{words.searching}</p>}
        {!isSearching && !draft && <p role="status">{words.noPrompts}</p>}
        {draft && <Form {...{ snapshot, id, options, draft, onClose }} onChange={setDraft} />}
      </div>
    </SideSheet>
  );
}

/**
 * Returns the options of the prompts that a fighter had or had orders for when the form was opened. With `isWide`, also
 * simulates some rounds, and adds the options of the prompts that the fighter gets in them.
 */
function useOptions(
  snapshot: BattleSnapshot,
  id: Id,
  isWide: boolean,
): { options: OptionsByKind; isSearching: boolean } {
  const worker = useAdviceWorker();
  const [known] = useState(() => knownOptions(snapshot, id));
  const [found, setFound] = useState<OptionsByKind>({});
  const [isSearching, setSearching] = useState(isWide);
  useEffect(() => {
    if (!isWide) return;
    worker.ask({ ...seenIn(snapshot), by: id, terms: null, rounds: SEARCHED_ROUNDS }, (reply) => {
      if (!('trial' in reply)) return;
      setFound(reply.trial.options);
      setSearching(!reply.trial.isDone);
    });
  }, [id]);
  return { options: joined(known, found), isSearching };
}

/** Returns the options of the prompts that a fighter has now or has orders for, by the kind of the prompt. */
function knownOptions({ prompts, table }: BattleSnapshot, id: Id): OptionsByKind {
  const open = prompts.filter((prompt) => prompt.for === id && prompt.kind !== 'turn');
  const asked = Object.fromEntries(
    open.map(({ kind, options }) => [kind, options.map(({ option }) => option)]),
  );
  const ordered = (table.fighters[id]?.standing ?? []).map(({ kind, option }) =>
    kind === undefined || option === undefined ? {} : { [kind]: [option] },
  );
  return joined(asked, ...ordered);
}

interface FormOf extends Fields {
  readonly onClose: () => void;
}

function Form(of: FormOf): VNode {
  const { snapshot, id, draft, onClose } = of;
  const { link } = useController();
  const [fault, setFault] = useState('');
  const save = async () => {
    const order = { ...termsOf(draft), as: id, do: 'standing-order' };
    const rejection = await link.outbox.send(order, null, snapshot.rev);
    if (rejection) setFault(rejection.message);
    else onClose();
  };
  const text = orderSentence(snapshot, id, {
    kind: draft.kind,
    policy: policyOf(draft),
    ...(draft.effect === 'pass' ? {} : { option: draft.option }),
    when: draft.when,
  });
  return (
    <form
      class="order-builder"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <WhatFields {...of} />
      {draft.effect !== 'pass' && <CostFields {...of} />}
      <WhenFields {...of} />
      <p class="order-says" role="status" data-testid="order-sentence">
        {text}
      </p>
      <small>{words.youAreAskedIfUnclear}</small>
      <Fault says={fault} testId="order-fault" />
      <div class="order-acts">
        <button type="submit" class="button primary" data-testid="order-save">
          {words.save}
        </button>
      </div>
      {Object.keys(draft.when).length > 0 && (
        <OrderTrialPanel key={JSON.stringify(termsOf(draft))} snapshot={snapshot} id={id} draft={draft} />
      )}
    </form>
  );
}
