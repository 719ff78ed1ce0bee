import type { Id } from '../schema/ids.ts';
import { fighterOf, type PlacedFighter, type Table } from '../state/table.ts';
import { emit } from '../state/verbs.ts';

/** A fighter of the toy game. It uses guards to react to attacks. Only its own player knows the note. */
export interface Toy extends PlacedFighter {
  hp: number;
  ap: number;
  guards: number;
  note: string;
}

/** The table of the toy game. */
export interface ToyTable extends Table<Toy> {
  /** True if all fighters have the turn at once, until all have ended it. */
  readonly isShared: boolean;
  /** True if turns do not have to end, as outside a fight. */
  readonly isCalm: boolean;
  /** The fighters that have ended their turn in this round. */
  done: Id[];
}

export const AP = 3;

export const KINDS: Readonly<Record<string, Pick<Toy, 'hp' | 'guards'>>> = {
  knight: { hp: 8, guards: 2 },
  rat: { hp: 3, guards: 0 },
};

/** Removes hit points. At 0 the fighter is defeated. */
export function hurt(table: ToyTable, id: Id, amount: number): void {
  const fighter = fighterOf(table, id);
  fighter.hp = Math.max(0, fighter.hp - amount);
  fighter.defeated = fighter.hp === 0;
  emit(table, { type: 'hurt', target: id, amount });
}
