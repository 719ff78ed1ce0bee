import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { anId, text } from '../../../../engine/schema/field-schema.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { isPortable, itemOf } from '../../sheet/items.ts';
import type { DegreesFighter } from '../../table.ts';
import { freeHands, withOne, without } from '../attacks/wielding.ts';
import { TELLING } from '../rulings.ts';
import { stagedAction } from '../staged-action.ts';

/* The pack and heavy objects (DEG-66). */

/** Returns the fault if a fighter has too few free hands to take an item. */
export function faultOfHands(me: DegreesFighter, item: string): Fault | undefined {
  const isFree = freeHands(me) >= Math.max(1, itemOf(me, item).hands);
  return isFree ? undefined : { code: 'no-free-hand', clause: 'DEG-66' };
}

/** Returns the id if it names an item that can be held or packed; undefined otherwise. */
export function asThing(me: DegreesFighter, item: string): string | undefined {
  return isPortable(me, item) ? item : undefined;
}

const item = { item: anId() };

export const retrieve = stagedAction('retrieve', {
  params: item,
  cost: 'mov', // DEG-66
  fault(_table, me, { item: named }) {
    const thing = asThing(me, named);
    return thing && me.pack.includes(thing) ? faultOfHands(me, thing) : 'no-such-item'; // DEG-66
  },
  provokes: () => ({}), // DEG-66
  apply(table, by, { item: named }) {
    const me = fighterOf(table, by);
    const thing = asThing(me, named);
    if (!thing) return;
    me.pack = without(me.pack, thing); // DEG-66
    me.held = [...me.held, thing]; // DEG-66
    emit(table, { type: 'retrieved', by, item: thing, clause: 'DEG-66' });
  },
  *variants(_table, { pack }) {
    for (const thing of new Set(pack)) yield { item: thing };
  },
});

export const store = stagedAction('store', {
  params: item,
  cost: 'mov', // DEG-66
  fault: (_table, { held }, { item: named }) =>
    held.some((thing) => thing === named) ? undefined : 'no-such-item',
  provokes: () => ({}), // DEG-66
  apply(table, by, { item: named }) {
    const me = fighterOf(table, by);
    const thing = asThing(me, named);
    if (!thing) return;
    me.held = without(me.held, thing); // DEG-66
    me.pack = withOne(me.pack, thing); // DEG-66
    me.loaded = me.loaded.filter((weapon) => weapon !== thing);
    emit(table, { type: 'stored', by, item: thing, clause: 'DEG-66' });
  },
  *variants(_table, { held }) {
    for (const thing of new Set(held)) yield { item: thing };
  },
});

/** Handles a heavy object. The rules only log the note; the players decide what happens. */
export const handle = stagedAction('handle', {
  params: { note: text(200, 1) },
  cost: 'mov', // DEG-66
  provokes: () => ({}), // DEG-66
  apply: (table, by, { note }) => emit(table, { type: 'handled', by, note, clause: 'DEG-66' }),
  *variants() {
    yield { note: '…' };
  },
  axes: () => TELLING,
});
