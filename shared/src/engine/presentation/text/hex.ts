import type { Json } from '../../schema/json.ts';

/** Formats the coordinates of a hex for a sentence, such as `3, -1`. */
export function hexText(hex: Json | undefined): string {
  return Array.isArray(hex) ? hex.join(', ') : '';
}
