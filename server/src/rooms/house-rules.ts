import type { IntentMessage } from '@riposte/shared/protocol/messages';
import type { TableSettings } from '@riposte/shared/protocol/settings';
import type { Refusal } from '../seats/refusals.ts';

/** What a table's own settings forbid, whatever the rules allow. */
export function houseFault(
  { setsDice }: TableSettings,
  { input }: Pick<IntentMessage, 'input'>,
): Refusal | undefined {
  return input.do === 'gm.die' && !setsDice ? 'dice-stay' : undefined;
}
