import type { Battle } from '../battle/battle.ts';
import { captureEvents, filterEvent } from '../visibility/event-audience.ts';

/** What everybody at the table can follow of a battle after an input: who is waited for, in which prompts, and what is told. */
export interface Moment {
  readonly waiting: readonly string[];
  readonly asked: number;
  readonly told: readonly object[];
}

/** Plays a battle on, each time with what `next` makes of it, and gives what everybody could follow. */
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
