import { type Fight, playOn } from '../bots/fight.ts';
import { tactical } from '../bots/tactical.ts';
import type { Battle } from '../engine/battle/battle.ts';
import { seededDice } from '../engine/state/dice.ts';
import { seedOf } from '../fuzz/chance.ts';
import { isBetweenActions, turnOf } from './fight-moments.ts';

/** A playout that takes longer counts as a fight without a winner. */
const MOST_ROUNDS = 40;
const MOST_INPUTS = 800;
/** A turn that takes longer is evaluated at the point that it has reached. */
const MOST_INPUTS_OF_A_TURN = 60;

/** Gives a battle new dice, whose seed derives from `name`. */
export function withDice(battle: Battle, name: string): Battle {
  battle.table.dice = seededDice(seedOf(`${name}/dice`));
  return battle;
}

/**
 * Lets bots play a battle to its end, for at most `MOST_ROUNDS` more rounds. Calls `onTurn` at the start, whenever the
 * turn changes, and when the battle is over.
 */
export function playToTheEnd(battle: Battle, name: string, onTurn: (battle: Battle) => void): Fight {
  let turn = '';
  const look = (now: Battle) => {
    if (!isBetweenActions(now) || turnOf(now.table) === turn) return;
    turn = turnOf(now.table);
    onTurn(now);
  };
  look(battle);
  return playOn(battle, {
    seed: seedOf(`${name}/bots`),
    policyOf: () => tactical,
    maxRounds: battle.table.round + MOST_ROUNDS,
    maxInputs: MOST_INPUTS,
    watch: ({ battle: now }) => look(now),
  });
}

/** Lets bots play until the battle is between two actions and no longer in the turn `turn`. Returns the battle. */
export function playTurn(battle: Battle, name: string, turn: string): Battle {
  playOn(battle, {
    seed: seedOf(`${name}/bots`),
    policyOf: () => tactical,
    maxRounds: Number.POSITIVE_INFINITY,
    maxInputs: MOST_INPUTS_OF_A_TURN,
    until: (now) => isBetweenActions(now) && turnOf(now.table) !== turn,
  });
  return battle;
}
