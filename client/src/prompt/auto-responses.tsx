import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Lazy } from '../ui/lazy.tsx';
import { AskFromKeeper } from './ask-from-keeper.tsx';
import { orderForm } from './order-form.ts';

const loadBuilder = async () => (await import('./order-builder.tsx')).OrderBuilder;

const close = () => {
  orderForm.value = null;
};

/** Keeps the fighters' standing orders as the user prefers them, and shows the form for a new one while it is open. */
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
