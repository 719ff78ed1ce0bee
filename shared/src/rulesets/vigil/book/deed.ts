import type { Fault } from '../../../engine/rejection.ts';
import type { Script } from '../../../engine/script.ts';
import { type Id, within } from '../../../engine/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { areEnemies } from '../../../kit/sides.ts';
import type { BoostId } from '../sheet/abilities.ts';
import type { Stat } from '../sheet/stats.ts';
import type { WeaponId } from '../sheet/weapons.ts';
import type { Act, Entry, Slot, VigilFighter, VigilTable } from '../table.ts';
import type { Cost } from './costs.ts';

/** What a check is made with: a stat, and dice of advantage (negative: of disadvantage). */
export interface CheckTerms {
  readonly stat: Stat;
  readonly advantage: number;
}

/** Those who must be offered an action once more before it goes on; nobody: it is done. */
export type Pause = ReadonlySet<Id> | undefined;

/** The ways in which something might be done, legal or not, without boosts; `given` is settled already. */
export type Candidates = (
  table: VigilTable,
  actor: VigilFighter,
  given: Act,
  parent?: Entry,
) => Iterable<Act>;

/**
 * A kind of action, as it is declared, lies on the stack and is carried out. Its checks find the first fault of
 * their stage in the order of VIG-73; they look and never touch.
 */
interface Rules {
  readonly slot: Slot;
  /** It acts on the action that it answers, and needs one. */
  readonly isBound?: true;
  /** Nobody who is held or prone can do it. */
  readonly needsFooting?: true;
  /** The parameter that it cannot do without. */
  readonly needs?: 'target' | 'to' | 'boost';
  cost(actor: VigilFighter, act: Act): Cost;
  /** Of knowing and having: `not-known`, `no-such-item`, `not-wielded`. */
  means?(table: VigilTable, actor: VigilFighter, act: Act): Fault | undefined;
  /** Of target, way and readiness: `no-such-target` to `already-loaded`. */
  aim?(table: VigilTable, actor: VigilFighter, act: Act, parent?: Entry): Fault | undefined;
  /** What must still be true when it resolves; left out: means and aim. */
  recheck?(table: VigilTable, actor: VigilFighter, entry: Entry): boolean;
  /** Whether that boost may be added to it. */
  hosts?(boost: BoostId, act: Act): boolean;
  /** Whether its actor will make a check (the mark of chapter 7.4). */
  isChecked?(table: VigilTable, act: Act): boolean;
  /** The check that it attacks with, if it is an attack. */
  attack?(weapon: WeaponId | undefined): CheckTerms;
  /** The hex in which whoever does it ends up at once. */
  lands?(table: VigilTable, actor: VigilFighter, act: Act): Hex | undefined;
  /** The weapon it is done with. */
  weapon?(actor: VigilFighter, act: Act): WeaponId | null;
  /** Left out: it can be done in one way. */
  readonly candidates?: Candidates;
}

/**
 * It is carried out at once (`effect`), or asks somebody on the way (`script`), or goes on step by step and says who
 * must be offered the next one (`advance`).
 */
type Carried =
  | { effect(table: VigilTable, entry: Entry): void }
  | { script(table: VigilTable, entry: Entry): Script }
  | { advance(table: VigilTable, entry: Entry): Script<Pause> };

export type Deed = Rules & Carried;

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
