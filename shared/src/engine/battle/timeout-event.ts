import type { GameEvent } from '../state/event.ts';
import type { Table } from '../state/table.ts';
import type { Prompt } from './prompt.ts';

/**
 * Returns the event for a prompt that timed out; undefined if there is none. The event is public if the prompt was a
 * turn or a GM's ruling. For other prompts it is secret, because a missed reaction may reveal something. If windows are
 * bluff-proof, other prompts have no event.
 */
export function timeoutEvent(table: Table, { for: by, kind, fallback }: Prompt): GameEvent | undefined {
  const { option: ruling } = fallback;
  const isTurn = kind === 'turn';
  if (by === 'gm') return isTurn ? undefined : { type: 'defaulted', by, kind, ruling };
  if (!isTurn && table.windowSeconds !== undefined) return undefined;
  return { type: 'timed-out', by, kind, ruling, ...(!isTurn && { secret: true }) };
}
