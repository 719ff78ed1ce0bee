import type { VNode } from 'preact';
import { type OrderForm, orderForm } from './order-form.ts';

/** A button that opens the form for a new standing order. */
export function OrderAdder({ id, kind, label }: OrderForm & { readonly label: string }): VNode {
  return (
    <button
      type="button"
      class="chip"
      data-testid="order-add"
      onClick={() => {
        orderForm.value = { id, kind };
      }}
    >
      {label}
    </button>
  );
}
