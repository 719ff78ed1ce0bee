import { type KeyedText, keyOf, type Said } from '@riposte/shared/engine/language/keyed-text';

/** The status, code and message of a failed HTTP request, and the key and arguments of the message if it has any. */
export interface FailureTerms extends Partial<KeyedText> {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Returns the terms of a failure. A text that is only a string is shown as it is in all languages. */
export function terms(status: number, code: string, say: Said | string): FailureTerms {
  const words = typeof say === 'string' ? { message: say } : { message: say.text, ...keyOf(say) };
  return { status, code, ...words };
}
