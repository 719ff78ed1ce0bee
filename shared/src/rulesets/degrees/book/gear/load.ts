import { anId } from '../../../../engine/schema/field-schema.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { isWeapon, type Weapon, weaponOf } from '../../sheet/weapons.ts';
import type { DegreesFighter } from '../../table.ts';
import { isWielded, payShot, withOne } from '../attacks/wielding.ts';
import { stagedAction } from '../staged-action.ts';

function loadOf(me: DegreesFighter, weapon: string): Weapon['load'] {
  return isWeapon(me, weapon) ? weaponOf(me, weapon).load : undefined;
}

/** Loads a complex weapon, such as a crossbow (DEG-131). */
export const load = stagedAction('load', {
  params: { weapon: anId() },
  costOf: (_table, me, { weapon }) => loadOf(me, weapon) ?? 'std', // DEG-131
  dues: () => ({ ammo: 1 }), // DEG-123
  payDues: (me) => payShot(me, { ammo: 1 }), // DEG-123
  fault(_table, me, { weapon }) {
    if (!isWielded(me, weapon) || !isWeapon(me, weapon)) return 'no-such-item';
    const isIdle = loadOf(me, weapon) === undefined || me.loaded.includes(weapon);
    return isIdle ? { code: 'no-effect', clause: 'DEG-131' } : undefined;
  },
  provokes: () => ({}), // DEG-131
  apply(table, by, { weapon }) {
    const me = fighterOf(table, by);
    if (!isWeapon(me, weapon)) return;
    me.loaded = withOne(me.loaded, weapon); // DEG-131
    emit(table, { type: 'loaded', by, weapon, clause: 'DEG-131' });
  },
  *variants(_table, me) {
    for (const weapon of new Set(me.held)) if (loadOf(me, weapon)) yield { weapon };
  },
});
