import type { ReceiverResponse } from './outgoing.ts';

/**
 * The result of an attempt to send a message. It was sent, its receiver is gone, it was refused for good, or it may be
 * sent again after `retryAfterMs`. A null value means that the receiver names no time.
 */
export type Outcome = 'sent' | 'gone' | 'refused' | { readonly retryAfterMs: number | null };

/** Returns the outcome that a receiver's response stands for. */
export function outcomeOf({ status, retryAfterMs }: ReceiverResponse): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? { retryAfterMs } : 'refused';
}
