import type { AskedId } from '../schema/ids.ts';
import type { Table } from '../state/table.ts';
import type { Prompt } from './prompt.ts';

/**
 * Returns the fighters that a battle publicly waits for, each with its prompt. Leaves out hidden fighters. If the
 * battle waits only for hidden fighters, returns one entry for the GM instead.
 */
export function waitedFor<Open extends Pick<Prompt, 'speaker'>>(
  { fighters }: Table,
  open: readonly Open[],
): readonly (readonly [asked: AskedId, prompt: Open])[] {
  const known = open.filter(({ speaker }) => fighters[speaker]?.hidden !== true);
  if (known.length > 0) return known.map((prompt) => [prompt.speaker, prompt]);
  return open.slice(0, 1).map((prompt) => ['gm', prompt]);
}
