import { signal } from '@preact/signals';
import type { Id } from '@riposte/shared';

/** A form for a new standing order. */
export interface OrderForm {
  /** The fighter that gets the order. */
  readonly id: Id;
  /** The kind of prompt that is chosen first; undefined if none is. */
  readonly kind: string | undefined;
}

/** The open form; null if none is open. It stays open when the prompt from which the user opened it closes. */
export const orderForm = signal<OrderForm | null>(null);
