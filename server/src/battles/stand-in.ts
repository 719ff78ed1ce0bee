import { randomBytes } from 'node:crypto';
import { inputOf, situationOf } from '@riposte/shared/bots/fight';
import { tactical } from '@riposte/shared/bots/tactical/tactical';
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
 * What the bot does in somebody's place, from what their seat sees (left out: what the fighter's side sees). Rulings
 * of the GM are not the bot's: there the default counts.
 */
export function botInput(battle: Battle, prompt: Prompt, viewer?: Viewer): Input {
  if (prompt.speaker === 'gm') return timeout(prompt);
  const chance = seededDice(randomBytes(32).toString('hex'));
  const decision = tactical.decide(situationOf(battle, prompt, chance, viewer));
  return inputOf(battle, prompt, decision, viewer);
}
