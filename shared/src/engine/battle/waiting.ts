import type { AskedId } from '../schema/ids.ts';
import type { Table } from '../state/table.ts';
import type { Prompt } from './prompt.ts';

/**
 * Who is waited for by what, as everybody is told: hidden fighters only if nobody else is, and then it is the
 * GM, however many they are.
 */
export function waitedFor(
  { fighters }: Table,
  open: readonly Prompt[],
): readonly (readonly [asked: AskedId, prompt: Prompt])[] {
  const known = open.filter(({ speaker }) => fighters[speaker]?.hidden !== true);
  if (known.length > 0) return known.map((prompt) => [prompt.speaker, prompt]);
  return open.slice(0, 1).map((prompt) => ['gm', prompt]);
}
