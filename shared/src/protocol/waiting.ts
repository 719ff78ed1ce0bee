import type { Prompt } from '../engine/core/prompt.ts';
import type { AskedId } from '../engine/core/script.ts';
import type { Table } from '../engine/state/table.ts';

/** Who is waited for by what, as everybody is told: hidden fighters only if nobody else is, and then it is the GM, however many they are. */
export function waitedFor(
  { fighters }: Table,
  open: readonly Prompt[],
): readonly (readonly [asked: AskedId, prompt: Prompt])[] {
  const known = open.filter(({ speaker }) => fighters[speaker]?.hidden !== true);
  if (known.length > 0) return known.map((prompt) => [prompt.speaker, prompt]);
  return open.slice(0, 1).map((prompt) => ['gm', prompt]);
}
