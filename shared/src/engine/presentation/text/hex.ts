import type { Json } from '../../schema/json.ts';

/** A hex as a sentence names it. */
export function hexText(hex: Json | undefined): string {
  return Array.isArray(hex) ? hex.join(', ') : '';
}
