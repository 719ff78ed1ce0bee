import { randomBytes } from 'node:crypto';
import { leveled } from '@riposte/shared/bots/levels';
import { inputOf, situationsOf } from '@riposte/shared/bots/situations';
import { weighedBy } from '@riposte/shared/bots/weighing';
import type { Battle } from '@riposte/shared/engine/battle/battle';
import type { Input } from '@riposte/shared/engine/battle/input';
import { seededDice } from '@riposte/shared/engine/state/dice';
import type { Task } from './task.ts';

/** The fraction of a bot's time that is spent on the odds that all players see. */
const FOR_ODDS = 0.2;

/**
 * Returns the input that a bot chooses for a prompt, or for another open prompt of its party. The input
 * contains the odds that all players may see. Returns null if the bot does nothing or the prompt is closed.
 */
export function choose(
  battle: Battle,
  { prompt, party, traits, publicViewer, budget }: Omit<Task, 'replay'>,
): Input | null {
  if (!battle.prompts.some(({ id }) => id === prompt)) return null;
  const chance = seededDice(randomBytes(32).toString('hex'));
  const policy = leveled({ traits, content: battle.table.content });
  const chosen = policy.choose?.(situationsOf(battle, party, chance, timer((1 - FOR_ODDS) * budget)));
  if (!chosen) return null;
  const { situation, decision } = chosen;
  const input = inputOf(battle, situation, decision);
  const { asked, kind } = situation;
  const publicSituation = { asked, kind, dice: chance, timeLeft: timer(FOR_ODDS * budget) };
  const weighed = weighedBy(battle, publicSituation, decision, publicViewer);
  return weighed.length > 0 ? { ...input, weighed } : input;
}

/** Starts a timer in milliseconds. The returned function gives the fraction of the time that is left. */
function timer(milliseconds: number): () => number {
  const start = performance.now();
  return () => Math.max(0, 1 - (performance.now() - start) / milliseconds);
}
