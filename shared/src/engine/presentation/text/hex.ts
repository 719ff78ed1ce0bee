import type { Json } from '../../schema/json.ts';

/** Formats a hex for a sentence. */
export function hexText(hex: Json | undefined): string {
  return Array.isArray(hex) ? hex.join(', ') : '';
}
