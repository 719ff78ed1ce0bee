import type { Battle } from '@riposte/shared/engine/battle/battle';
import { editionOf } from '@riposte/shared/engine/history/edition';
import { branchOff, isRewind } from '@riposte/shared/engine/history/rewind';
import type { RulebookRegistry } from '@riposte/shared/rulebook/rulebook-package';
import { openBattle } from '../battles/replay-log.ts';
import type { Task } from './task.ts';

/**
 * A worker's copies of battles. A suspended rule cannot be sent to a thread, so each copy replays the inputs.
 */
export class Copies {
  readonly #registry: RulebookRegistry;
  /** The copies by the id of their replay log. */
  readonly #battles = new Map<string, Battle>();

  constructor(registry: RulebookRegistry) {
    this.#registry = registry;
  }

  /** Returns the updated copy of a battle. Throws and drops the copy if that fails. */
  async upToDate({ edition, replay }: Pick<Task, 'edition' | 'replay'>): Promise<Battle> {
    const { log, origin, inputs } = replay;
    const known = this.#battles.get(log);
    this.#battles.delete(log);
    const found = this.#registry.rulebooks.named(edition);
    const battle = origin && found ? openBattle(await editionOf(found), origin) : known;
    if (!battle)
      throw new Error(`There is no copy of battle ${log}, or ${edition.ruleset} is not in the registry.`);
    for (const input of inputs) {
      if (isRewind(input)) branchOff(battle.table, input);
      else battle.apply(input);
    }
    this.#battles.set(log, battle);
    return battle;
  }

  forget(log: string): void {
    this.#battles.delete(log);
  }
}
