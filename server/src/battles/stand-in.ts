import { randomBytes } from 'node:crypto';
import { inputOf, type Party, situationsOf } from '@riposte/shared/bots/situations';
import { tactical } from '@riposte/shared/bots/tactical/tactical';
import { weighedBy } from '@riposte/shared/bots/weighed';
import type { Battle } from '@riposte/shared/engine/battle';
import { seededDice } from '@riposte/shared/engine/dice';
import type { Input } from '@riposte/shared/engine/input';
import type { Prompt } from '@riposte/shared/engine/prompt';
import type { Viewer } from '@riposte/shared/engine/view';

/** Time is up for a prompt: what counts by default. */
export function timeout(prompt: Prompt): Input {
  return { as: 'gm', do: 'gm.timeout', prompt: prompt.id };
}

/**
 * What the bot does in the place of those who play a prompt's fighter among others, at that prompt or at something else
 * that they may do now, with what it weighed as far as everybody may know. Rulings of the GM are not the bot's: there the
 * default counts.
 */
export function botInput(battle: Battle, prompt: Prompt, party: Party, everybody: Viewer): Input {
  if (prompt.speaker === 'gm') return timeout(prompt);
  const chance = seededDice(randomBytes(32).toString('hex'));
  const chosen = tactical.choose(situationsOf(battle, party, chance));
  if (!chosen) return timeout(prompt);
  const { situation, decision } = chosen;
  const input = inputOf(battle, situation, decision);
  const weighed = weighedBy(battle, situation, decision, everybody);
  return weighed.length > 0 ? { ...input, weighed } : input;
}
