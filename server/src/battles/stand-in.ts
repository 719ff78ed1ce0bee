import { randomBytes } from 'node:crypto';
import { inputOf, type Party, situationsOf } from '@riposte/shared/bots/situations';
import { tactical } from '@riposte/shared/bots/tactical/tactical';
import type { Battle } from '@riposte/shared/engine/battle';
import { seededDice } from '@riposte/shared/engine/dice';
import type { Input } from '@riposte/shared/engine/input';
import type { Prompt } from '@riposte/shared/engine/prompt';

/** Time is up for a prompt: what counts by default. */
export function timeout(prompt: Prompt): Input {
  return { as: 'gm', do: 'gm.timeout', prompt: prompt.id };
}

/**
 * What the bot does in the place of those who play a prompt's fighter among others, at that prompt or at something else
 * that they may do now. Rulings of the GM are not the bot's: there the default counts.
 */
export function botInput(battle: Battle, prompt: Prompt, party: Party): Input {
  if (prompt.speaker === 'gm') return timeout(prompt);
  const chance = seededDice(randomBytes(32).toString('hex'));
  const chosen = tactical.choose(situationsOf(battle, party, chance));
  return chosen ? inputOf(battle, chosen.situation, chosen.decision, party.viewer) : timeout(prompt);
}
