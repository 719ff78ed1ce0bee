import { groupFight } from '@riposte/shared/engine/setup/scenario';
import { placeholderDice } from '@riposte/shared/engine/state/dice';
import type { Table } from '@riposte/shared/engine/state/table';
import { RULESETS } from '@riposte/shared/rulesets/registry';

interface Shown {
  rev: number;
  /** The table of a battle under the first ruleset, as the rooms sync it. */
  readonly table: Table;
}

/**
 * A boardgame.io game with a single move, which runs on the server only. It changes the same state as the
 * bare room.
 */
export function boardgame() {
  const [ruleset] = Object.values(RULESETS);
  const setup = groupFight(ruleset?.scenarios ?? [])?.setup;
  if (!ruleset || !setup) throw new Error('There is nothing to play.');
  const table = JSON.parse(JSON.stringify(ruleset.open(setup, placeholderDice())));
  return {
    name: 'table',
    setup: (): Shown => ({ rev: 0, table }),
    moves: {
      intent: {
        client: false,
        move: ({ G }: { G: Shown }) => {
          G.rev++;
          const [fighter] = Object.values(G.table.fighters);
          Object.assign(fighter ?? {}, { ap: G.rev % 7, at: [0, G.rev % 5] });
        },
      },
    },
    minPlayers: 1,
    maxPlayers: 1,
  };
}
