import type { WirePrompt } from '@riposte/shared/protocol/synced';
import * as fight from '../words/fight.ts';
import * as words from '../words/offline.ts';
import { questionOf } from './offers.ts';
import { named, pendingOf } from './pending.ts';
import { type BattleSnapshot, nameIn } from './snapshot.ts';

/** Returns the question of a prompt as text, with the pending action that it is about. */
export function askedText(snapshot: BattleSnapshot, { kind, for: asked }: WirePrompt): string {
  const { table } = snapshot;
  const name = nameIn(table, asked);
  if (kind === 'turn') return `${fight.yourTurn(name)}.`;
  const [top] = table.stack;
  const { label } = named(snapshot, questionOf(snapshot, kind), asked);
  return words.isAsked(name, label, top ? pendingOf(snapshot, top).sentence : '');
}
