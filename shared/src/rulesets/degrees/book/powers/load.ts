import { text } from '../../../../engine/kinds.ts';
import { fighterOf } from '../../../../engine/table.ts';
import { emit } from '../../../../engine/verbs.ts';
import { isWeapon, weaponOf } from '../../sheet/weapons.ts';
import { deed } from '../deed.ts';
import { withOne } from '../wielding.ts';

function loadOf(weapon: string): 'std' | 'mov' | 'quick' | undefined {
  return isWeapon(weapon) ? weaponOf(weapon).load : undefined;
}

/** To load a weapon that must be loaded: DEG-131. */
export const load = deed(
  'load',
  { weapon: text(64) },
  {
    costOf: (_table, _me, { weapon }) => loadOf(weapon) ?? 'std', // DEG-131
    dues: () => ({ ammo: 1 }), // §7.2
    fault(_table, { held, loaded }, { weapon }) {
      if (!held.some((thing) => thing === weapon) || !isWeapon(weapon)) return 'no-such-item';
      const isIdle = loadOf(weapon) === undefined || loaded.includes(weapon);
      return isIdle ? { code: 'no-effect', clause: 'DEG-131' } : undefined;
    },
    provokes: () => ({}), // DEG-131
    acts(table, by, { weapon }) {
      const me = fighterOf(table, by);
      if (!isWeapon(weapon)) return;
      me.loaded = withOne(me.loaded, weapon); // DEG-131
      me.ammo--; // §7.2
      emit(table, { type: 'loaded', by, weapon, clause: 'DEG-131' });
    },
    *variants(_table, { held }) {
      for (const weapon of new Set(held)) if (isWeapon(weapon) && loadOf(weapon)) yield { weapon };
    },
  },
);
