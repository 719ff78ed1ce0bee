import { type Dice, rollDie } from '../engine/dice.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Asked, Choice, Params } from '../engine/script.ts';
import type { Table } from '../engine/table.ts';

/** All that a policy is given: what one seat sees, and what it is asked. */
export interface Situation {
  readonly ruleset: Ruleset;
  /** The table as that seat sees it. */
  readonly view: Table;
  readonly asked: Asked;
  /** The side that it is answered for; undefined: the GM's own. */
  readonly side: string | undefined;
  readonly kind: string;
  readonly choices: readonly Choice[];
  /** What counts if it does not answer. */
  readonly fallback: Decision;
  /** Chance of its own, seeded, so that a fight of bots can be played again. */
  readonly dice: Dice;
}

/** What a policy settles on: an option with its parameters. */
export interface Decision {
  readonly option: string;
  readonly params: Params;
}

/** Somebody who plays by itself: for empty seats, for simulations and for tests. */
export interface Policy {
  readonly name: string;
  decide(situation: Situation): Decision;
  /** What it does now without being asked, of the choices there are; undefined: nothing. Left out: it never does. */
  interject?(situation: Situation): Decision | undefined;
}

/** One of them, each as likely as the other. Throws if there are none. */
export function pick<Item>(dice: Dice, items: readonly Item[]): Item {
  const item = items[rollDie(dice, items.length) - 1];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
