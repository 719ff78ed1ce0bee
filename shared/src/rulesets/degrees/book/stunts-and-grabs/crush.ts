import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import { fighter as aFighter } from '../../../../engine/schema/field-schema.ts';
import { findFighter } from '../../../../engine/state/table.ts';
import type { DegreesFighter, DegreesTable, Ongoing } from '../../table.ts';
import { type Means, meansOf } from '../attacks/wielding.ts';
import { because, type Tally } from '../causes.ts';
import { letGo } from '../conditions.ts';
import { takeEffect } from '../damage-and-recovery/resisting.ts';
import { stanceRanks } from '../modifiers.ts';
import { stagedAction } from '../staged-action.ts';
import { brace } from '../surges/ask-with-surge.ts';

/** Returns the fighter's grab on a target; undefined if it does not grab that target. */
function gripOn(table: DegreesTable, me: DegreesFighter, target: string): Ongoing | undefined {
  const held = me.grabbing === target ? findFighter(table, target) : undefined;
  return held?.effects.find(({ by, track }) => by === me.id && track === 'grab');
}

/** Returns the DC to resist the damage of a crush. */
export function crushDc(me: DegreesFighter, foe: DegreesFighter, { rank }: Means, causes?: Tally): number {
  const base = because('base', 10, causes) + because('rank', rank, causes);
  return base + stanceRanks(me, foe, false, causes); // DEG-119, DEG-R50
}

/** Deals the damage of the grabbing attack again, without a check (DEG-35). */
export const crush = stagedAction('crush', {
  params: { target: aFighter },
  cost: 'std', // DEG-35
  fault(table, me, { target }) {
    const held = gripOn(table, me, target);
    if (!held || findFighter(table, target)?.defeated) return 'no-such-target'; // DEG-35
    const isNew = held.grip?.turn === table.turnCount;
    return isNew ? unlessWaived(me, { code: 'wrong-phase', clause: 'DEG-35' }) : undefined; // DEG-35
  },
  *run(table, by, { target }, windows) {
    yield* brace(table, target, windows); // DEG-94
    const [me, foe] = [findFighter(table, by), findFighter(table, target)];
    const held = me && gripOn(table, me, target);
    if (!me || !foe || !held?.grip) return;
    const means = meansOf(me, held.grip.weapon);
    yield* takeEffect(table, by, target, means, crushDc(me, foe, means));
  },
  *variants(_table, { grabbing }) {
    if (grabbing !== null) yield { target: grabbing };
  },
});

/** Lets go of the grabbed fighter (DEG-R22). */
export const release = stagedAction('release', {
  cost: 'free', // DEG-R22
  fault: (_table, { grabbing }) => (grabbing === null ? { code: 'no-effect', clause: 'DEG-R22' } : undefined),
  apply: (table, by) => letGo(table, by), // DEG-R22
});
