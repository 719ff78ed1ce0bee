import type { Battle } from '../battle/battle.ts';
import { captureEvents, filterEvent } from '../visibility/event-audience.ts';

/**
 * The public information about a battle after an input: the fighters that the battle waits for, the number of
 * prompts so far, and the events.
 */
export interface Moment {
  readonly waiting: readonly string[];
  readonly asked: number;
  readonly told: readonly object[];
}

/**
 * Continues a battle with the inputs that `next` returns, until it returns undefined. Returns the public
 * information after each input.
 */
export function publicTrace(battle: Battle, next: (battle: Battle) => object | undefined): Moment[] {
  const moments: Moment[] = [];
  for (let input = next(battle); input !== undefined; input = next(battle)) {
    const events = battle.apply(input);
    moments.push({
      waiting: battle.prompts.map(({ id, for: asked }) => `${id} ${asked}`),
      asked: battle.table.asked,
      told: captureEvents(battle.ruleset, battle.table, events).flatMap(
        (told) => filterEvent(battle.ruleset, told, { role: 'spectator' }) ?? [],
      ),
    });
  }
  return moments;
}
