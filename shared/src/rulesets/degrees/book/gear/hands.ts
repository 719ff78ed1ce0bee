import { anId, text } from '../../../../engine/schema/field-schema.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { distance } from '../../../../hex/axial.ts';
import type { DegreesFighter, DegreesTable, Lying } from '../../table.ts';
import { withOne, without } from '../attacks/wielding.ts';
import { TELLING } from '../rulings.ts';
import { stagedAction } from '../staged-action.ts';
import { asThing, faultOfHands } from './pack.ts';

/* Items in easy reach and on the ground (DEG-79, DEG-80). */

const item = { item: anId() };

/** Returns the action type of drawing or sheathing an item: quick, or free with the edge Quick draw. */
function costOf(_table: DegreesTable, { edges }: DegreesFighter): 'quick' | 'free' {
  return (edges['quick-draw'] ?? 0) > 0 ? 'free' : 'quick'; // DEG-79
}

export const draw = stagedAction('draw', {
  params: item,
  costOf,
  fault(_table, me, { item: named }) {
    const thing = asThing(me, named);
    return thing && me.carried.includes(thing) ? faultOfHands(me, thing) : 'no-such-item'; // DEG-79
  },
  apply(table, by, { item: named }) {
    const me = fighterOf(table, by);
    const thing = asThing(me, named);
    if (!thing) return;
    me.carried = without(me.carried, thing); // DEG-79
    me.held = [...me.held, thing]; // DEG-79
    emit(table, { type: 'drew', by, item: thing, clause: 'DEG-79' });
  },
  *variants(_table, { carried }) {
    for (const thing of new Set(carried)) yield { item: thing };
  },
});

export const sheathe = stagedAction('sheathe', {
  params: item,
  costOf,
  fault: (_table, { held }, { item: named }) =>
    held.some((thing) => thing === named) ? undefined : 'no-such-item',
  apply(table, by, { item: named }) {
    const me = fighterOf(table, by);
    const thing = asThing(me, named);
    if (!thing) return;
    me.held = without(me.held, thing); // DEG-79
    me.carried = withOne(me.carried, thing); // DEG-79
    emit(table, { type: 'sheathed', by, item: thing, clause: 'DEG-79' });
  },
  *variants(_table, { held }) {
    for (const thing of new Set(held)) yield { item: thing };
  },
});

/** Returns an item with this id that lies in the fighter's hex or in an adjacent hex; undefined if there is none. */
function lyingBy(table: DegreesTable, me: DegreesFighter, named: string): Lying | undefined {
  return table.lying.find(({ item: thing, at }) => thing === named && distance(at, me.at) <= 1); // DEG-80
}

export const pickup = stagedAction('pickup', {
  params: item,
  cost: 'quick', // DEG-80
  fault(table, me, { item: named }) {
    const lying = lyingBy(table, me, named);
    return lying ? faultOfHands(me, lying.item) : 'no-such-item'; // DEG-80
  },
  apply(table, by, { item: named }) {
    const me = fighterOf(table, by);
    const lying = lyingBy(table, me, named);
    if (!lying) return;
    table.lying = table.lying.filter((one) => one !== lying);
    me.held = [...me.held, lying.item]; // DEG-80
    if (lying.damaged) me.damaged = withOne(me.damaged, lying.item);
    emit(table, { type: 'took', by, item: lying.item, clause: 'DEG-80' });
  },
  *variants(table) {
    for (const thing of new Set(table.lying.map((one) => one.item))) yield { item: thing };
  },
});

/** Uses a lever, a door or another light object. The rules only log the note; the players decide what happens. */
export const manipulate = stagedAction('manipulate', {
  params: { note: text(200, 1) },
  cost: 'quick', // DEG-80
  apply: (table, by, { note }) => emit(table, { type: 'handled', by, note, clause: 'DEG-80' }),
  *variants() {
    yield { note: '…' };
  },
  axes: () => TELLING,
});
