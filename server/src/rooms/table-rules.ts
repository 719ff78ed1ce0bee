import type { IntentMessage } from '@riposte/shared/protocol/messages';
import type { TableSettings } from '@riposte/shared/protocol/settings';
import type { Refusal } from '../words/refusals.ts';

/**
 * Returns why the settings of the table forbid an input that the rules may allow; undefined if they do not forbid it.
 */
export function tableRuleFault(
  { setsDice, seesWinChance }: TableSettings,
  { input }: Pick<IntentMessage, 'input'>,
): Refusal | undefined {
  if (input.do === 'gm.chances' && input.on !== seesWinChance) return 'setting-differs';
  const sets = input.do === 'gm.die' && input.face !== null; // clearing a set die is always allowed
  return sets && !setsDice ? 'dice-stay' : undefined;
}
