import type { IntentMessage } from '@riposte/shared/protocol/messages';
import type { TableSettings } from '@riposte/shared/protocol/settings';
import type { Refusal } from '../battles/refusals.ts';

/** What a table's own settings forbid, whatever the rules allow. */
export function houseFault(
  { setsDice }: TableSettings,
  { input }: Pick<IntentMessage, 'input'>,
): Refusal | undefined {
  const sets = input.do === 'gm.die' && input.face !== null; // what was promised can always be taken back
  return sets && !setsDice ? 'dice-stay' : undefined;
}
