import type { Id } from '../schema/ids.ts';
import { fighterOf, type PlacedFighter, type Table } from '../state/table.ts';
import { emit } from '../state/verbs.ts';

/** Somebody in the toy game: guards are left to answer blows with; the note is known to its own player alone. */
export interface Toy extends PlacedFighter {
  hp: number;
  ap: number;
  guards: number;
  note: string;
}

/** The table of the toy game. */
export interface ToyTable extends Table<Toy> {
  /** Everybody has the turn at once, until all have ended it. */
  readonly isShared: boolean;
  /** Nobody may end a turn, as outside a fight. */
  readonly isCalm: boolean;
  /** Who has ended the turn of this round. */
  done: Id[];
}

export const AP = 3;

export const KINDS: Readonly<Record<string, Pick<Toy, 'hp' | 'guards'>>> = {
  knight: { hp: 8, guards: 2 },
  rat: { hp: 3, guards: 0 },
};

/** Takes hit points away, and with the last of them the fighter out of the fight. */
export function hurt(table: ToyTable, id: Id, amount: number): void {
  const fighter = fighterOf(table, id);
  fighter.hp = Math.max(0, fighter.hp - amount);
  fighter.defeated = fighter.hp === 0;
  emit(table, { type: 'hurt', target: id, amount });
}
