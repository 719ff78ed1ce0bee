import { createRequire } from 'node:module';
import type { Workload } from './measure.ts';

// boardgame.io and pokemon-showdown are CommonJS packages and have no types for the functions used here.
const require = createRequire(import.meta.url);
process.env.NODE_ENV = 'production'; // switches off the checks that both packages make in development

/**
 * Returns a workload that moves 100 tokens with the reducer of boardgame.io. The reducer only checks the
 * player and copies the state.
 */
export function boardgameReducer(): Workload {
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
  const ids = Array.from({ length: 100 }, (_, index) => `t${index}`);
  const game = {
    setup: () => ({
      tokens: Object.fromEntries(ids.map((id, index) => [id, { q: index % 10, r: index / 10 }])),
    }),
    moves: {
      move: (
        { G }: { G: { tokens: Record<string, { q: number; r: number }> } },
        id: string,
        q: number,
        r: number,
      ) => {
        Object.assign(G.tokens[id] ?? {}, { q, r });
      },
    },
  };
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 2 });
  let moves = 0;
  return {
    name: 'boardgame.io reducer, 100 tokens',
    run: () => {
      for (let index = 0; index < 50; index++, moves++) {
        const payload = {
          type: 'move',
          args: [ids[moves % 100], moves % 7, moves % 5],
          playerID: state.ctx.currentPlayer,
        };
        state = reduce(state, { type: 'MAKE_MOVE', payload });
      }
      if (moves % 200 === 0) state = InitializeGame({ game, numPlayers: 2 }); // keeps the game's log from growing without limit
      return 50;
    },
  };
}

/**
 * Returns a workload that makes choices in random battles of pokemon-showdown. The game's own AI plays both
 * sides.
 */
export function showdownBattles(): Workload {
  let battles = 0;
  return { name: 'pokemon-showdown, random battles', run: () => showdownBattle(battles++) };
}

/** Plays random battles of pokemon-showdown. Counts each battle as one unit of work. */
export function showdownFights(): Workload {
  let battles = 0;
  const run = () => {
    showdownBattle(battles++);
    return 1;
  };
  return { name: 'pokemon-showdown, random battles', run };
}

/** Plays a random battle of pokemon-showdown and returns the number of choices. */
function showdownBattle(number: number): number {
  const { Battle, Teams } = require('pokemon-showdown');
  const formatid = 'gen9randombattle';
  const battle = new Battle({ formatid, seed: [1, 2, 3, number] });
  for (const side of ['p1', 'p2']) {
    battle.setPlayer(side, {
      name: side,
      team: Teams.pack(Teams.generate(formatid, { seed: [4, 5, 6, number + 1] })),
    });
  }
  let choices = 0;
  for (let turn = 0; turn < 1000 && !battle.ended; turn++) {
    for (const side of battle.sides) {
      if (side.isChoiceDone()) continue;
      side.autoChoose();
      choices++;
    }
    battle.commitChoices();
  }
  return choices;
}
