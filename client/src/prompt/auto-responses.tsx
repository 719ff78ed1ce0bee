import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Lazy } from '../ui/lazy.tsx';
import { AskFromKeeper } from './ask-from-keeper.tsx';
import { orderForm } from './order-form.ts';

const loadBuilder = async () => (await import('./order-builder.tsx')).OrderBuilder;

const close = () => {
  orderForm.value = null;
};

/** Applies the user's preferences to the fighters' standing orders. Shows the form for a new order while it is open. */
export function AutoResponses(): VNode {
  const form = orderForm.value;
  useEffect(() => close, []);
  return (
    <>
      <AskFromKeeper />
      {form && <Lazy key={form.id} load={loadBuilder} with={{ ...form, onClose: close }} />}
    </>
  );
}
