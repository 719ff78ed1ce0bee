import type { Body, Figure, Held, HeldLook, Posture } from '../engine/presentation/figure.ts';
import type { Id } from '../engine/schema/ids.ts';
import { own } from '../engine/schema/records.ts';
import { type Fighter, findFighter, type Table } from '../engine/state/table.ts';

/** The looks of a ruleset's fighters: what the map draws for their archetypes, things and conditions. */
interface Looks<T extends Table<F>, F extends Fighter> {
  readonly bodies: Readonly<Record<string, Body>>;
  /** The looks of things that can be held. Other things look like an `item`; null stands for bare hands. */
  readonly held: Readonly<Record<string, HeldLook | null>>;
  readonly postures: Readonly<Record<string, Posture>>;
  sizeOf(fighter: F): string;
  /** Returns the things in the fighter's hands, the main hand first. Null stands for an empty hand. */
  handsOf(fighter: F, table: T): readonly (Id | null)[];
  conditionsOf(fighter: F, table: T): readonly string[];
}

const SIZES: Readonly<Record<string, number>> = { small: 0.84, medium: 1, large: 1.16, huge: 1.32 };

/**
 * Returns a function that returns a fighter's figure, for `Description.figure`. Entries of a battle's own content look
 * like the book's entry that they are based on. An archetype without such an entry has no figure.
 */
export function figuresOf<T extends Table<F>, F extends Fighter>(looks: Looks<T, F>) {
  return (table: T, id: Id): Figure | undefined => {
    const fighter = findFighter<F>(table, id);
    const body = fighter && lookedUp(looks.bodies, table, fighter.kind);
    if (!fighter || !body) return undefined;
    const hands = looks.handsOf(fighter, table).flatMap((thing): Held[] => {
      const look = thing === null ? null : lookedUp(looks.held, table, thing);
      return thing === null || look === null ? [] : [{ thing, look: look ?? 'item' }];
    });
    const postures = looks.conditionsOf(fighter, table).flatMap((one) => own(looks.postures, one) ?? []);
    if (fighter.defeated) postures.push('down');
    if (fighter.hidden) postures.push('hidden');
    const size = own(SIZES, looks.sizeOf(fighter)) ?? 1;
    return { body, size, hands, postures: [...new Set(postures)] };
  };
}

/** Returns the look of an entry, or of the book's entry that it is based on; undefined if there is none. */
function lookedUp<Look>(
  looks: Readonly<Record<string, Look>>,
  { content = {} }: Table,
  id: string,
): Look | undefined {
  if (Object.hasOwn(looks, id)) return looks[id];
  const based = Object.values(content).find((entries) => Object.hasOwn(entries, id))?.[id]?.like;
  return typeof based === 'string' ? own(looks, based) : undefined;
}
