import type { Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { within } from '../../../engine/state/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { areEnemies } from '../../../kit/sides.ts';
import type { BoostId } from '../sheet/abilities.ts';
import type { Stat } from '../sheet/stats.ts';
import type { Act, Entry, Slot, VigilFighter, VigilTable } from '../table.ts';
import type { Cost } from './costs.ts';

/** What a check is made with: a stat, and dice of advantage (negative: of disadvantage). */
export interface CheckTerms {
  readonly stat: Stat;
  readonly advantage: number;
}

/** Those who must be offered an action once more before it goes on; nobody: it is done. */
export type Pause = ReadonlySet<Id> | undefined;

/** What is settled of an action before it is aimed: with what, if it had been prepared. */
export interface Given extends Act {
  readonly weapon?: string;
  readonly stat?: Stat;
}

/**
 * A kind of action, as it is declared, lies on the stack and is carried out. Its checks find the first fault of
 * their stage in the order of VIG-73; they look and never touch.
 */
interface Rules<Own extends Act> {
  readonly slot: Slot;
  /** It acts on the action that it answers, and needs one. */
  readonly isBound?: true;
  /** Whether those who are held or prone cannot do it. Left out: they can. */
  needsFooting?(act: Own): boolean;
  /** On unsteady ground it may need a check: VIG-77. */
  readonly needsGround?: true;
  /** The parameter that it cannot do without. */
  readonly needs?: 'target' | 'to' | 'boost';
  cost(actor: VigilFighter, act: Own): Cost;
  /** Of knowing and having: `not-known`, `no-such-item`, `not-wielded`. */
  means?(table: VigilTable, actor: VigilFighter, act: Own): Fault | undefined;
  /** Of target, way and readiness: `no-such-target` to `already-loaded`. */
  aim?(table: VigilTable, actor: VigilFighter, act: Own, parent?: Entry): Fault | undefined;
  /** What must still be true when it resolves; left out: means and aim. */
  recheck?(table: VigilTable, actor: VigilFighter, entry: Entry<Own>): boolean;
  /** Whether that boost may be added to it. */
  hosts?(boost: BoostId, act: Own, actor: VigilFighter): boolean;
  /** Whether its actor will make a check (the mark of chapter 7.4). */
  isChecked?(table: VigilTable, act: Own): boolean;
  /** The check that it attacks with, if it is an attack. */
  attack?(attacker: VigilFighter, weapon: string | undefined): CheckTerms;
  /** The hex in which whoever does it ends up at once. */
  lands?(table: VigilTable, actor: VigilFighter, act: Own): Hex | undefined;
  /** The weapon it is done with. */
  weapon?(actor: VigilFighter, act: Own): string | null;
  /** The ways in which it might be done, legal or not, without boosts; `given` is settled already. Left out: in one way. */
  candidates?(table: VigilTable, actor: VigilFighter, given: Given, parent?: Entry): Iterable<Own>;
}

/**
 * It is carried out at once (`effect`), or asks somebody on the way (`script`), or goes on step by step and says who
 * must be offered the next one (`advance`).
 */
type Carried<Own extends Act> =
  | { effect(table: VigilTable, entry: Entry<Own>): void }
  | { script(table: VigilTable, entry: Entry<Own>): Script }
  | { advance(table: VigilTable, entry: Entry<Own>): Script<Pause> };

/** `Own`: what it is declared with. */
export type Deed<Own extends Act = Act> = Rules<Own> & Carried<Own>;

/** Those within so many hexes whom a deed might be aimed at: enemies, or else oneself and allies. */
export function targets(
  table: VigilTable,
  { at, side }: VigilFighter,
  whom: 'enemies' | 'friends',
  most: number,
): Id[] {
  const found: Id[] = [];
  for (const other of within(table, at, most)) {
    if (areEnemies(other, { side }) === (whom === 'enemies')) found.push(other.id);
  }
  return found;
}
