import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Choice } from '../engine/core/script.ts';
import type { AskedId } from '../engine/schema/ids.ts';
import type { Params } from '../engine/schema/json.ts';
import { type Dice, rollDie } from '../engine/state/dice.ts';
import type { Table } from '../engine/state/table.ts';
import type { Viewer } from '../engine/visibility/viewer.ts';

/** All that a policy is given: what one seat sees, and what it is asked, or may do without being asked. */
export interface Situation {
  readonly ruleset: Ruleset;
  /** Whose eyes it is seen with. */
  readonly viewer: Viewer;
  /** The table as that seat sees it. */
  readonly view: Table;
  readonly asked: AskedId;
  /** Who says for them what they do: mostly they themselves. */
  readonly speaker: AskedId;
  /** The side that it is answered for; undefined: the GM's own. */
  readonly side: string | undefined;
  readonly kind: string;
  readonly choices: readonly Choice[];
  /** What counts if nothing is decided; null: nothing has to be. */
  readonly fallback: Decision | null;
  /** Chance of its own, seeded, so that a fight of bots can be played again. */
  readonly dice: Dice;
  /** Returns the share of its time that the policy has left, from 1 down to 0; then the best option so far counts. */
  readonly timeLeft: () => number;
}

/** A situation in which something counts by default. */
export interface AskedSituation extends Situation {
  readonly fallback: Decision;
}

/** What a policy settles on: an option with its parameters. */
export interface Decision {
  readonly option: string;
  readonly params: Params;
}

/** Somebody who plays by itself: for empty seats, for simulations and for tests. */
export interface Policy {
  readonly name: string;
  decide(situation: AskedSituation): Decision;
  /**
   * What to do of all that a side may do now; undefined: nothing of that, and nothing has to be done. Left out: it decides
   * on what it is asked first.
   */
  choose?(situations: readonly Situation[]): Chosen | undefined;
}

/** A decision, and the situation that it is made in. */
export interface Chosen {
  readonly situation: Situation;
  readonly decision: Decision;
}

/** One of them, each as likely as the other. Throws if there are none. */
export function pick<Item>(dice: Dice, items: readonly Item[]): Item {
  const item = items[rollDie(dice, items.length) - 1];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
