import type { Id } from '../../../../engine/schema/ids.ts';
import { fightersOf } from '../../../../engine/state/table.ts';
import { distance, type Hex } from '../../../../hex/axial.ts';
import { oncePerFighter } from '../../../../kit/once-per-fighter.ts';
import { areEnemies } from '../../../../kit/sides.ts';
import { weaponOf } from '../../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { sees } from '../attacks/sight.ts';
import { weaponsOf } from '../attacks/wielding.ts';
import { isHelpless } from '../conditions.ts';
import { hasWits } from '../modifiers.ts';

/** Returns whether a fighter threatens a hex (DEG-90 to DEG-92). */
export function threatens(table: DegreesTable, fighter: DegreesFighter, hex: Hex): boolean {
  if (fighter.defeated || isHelpless(fighter)) return false; // DEG-R18
  if (distance(fighter.at, hex) > reachOf(table, fighter)) return false;
  return table.options.encounter !== 'combat' || sees(table, fighter.at, hex); // DEG-92, DEG-R18
}

/**
 * Returns the distance in hexes up to which a fighter threatens: with weapons in combat, otherwise with Wits. Returns 0
 * if it cannot threaten.
 */
const reachOf = oncePerFighter(({ options }: DegreesTable, fighter: DegreesFighter): number => {
  if (options.encounter !== 'combat') return hasWits(fighter) ? options.conversation : 0; // DEG-92
  let reach = (fighter.edges['improved-unarmed'] ?? 0) > 0 ? 1 : 0; // DEG-91
  for (const weapon of weaponsOf(fighter)) {
    const { type, reach: own } = weaponOf(fighter, weapon);
    if (type === 'close' && weapon !== 'fists') reach = Math.max(reach, own); // DEG-90
  }
  return reach;
});

/** Returns those enemies of a fighter that threaten a hex, in the order in which the setup lists them. */
export function threateners(table: DegreesTable, by: DegreesFighter, hex: Hex): DegreesFighter[] {
  return fightersOf(table).filter((other) => areEnemies(by, other) && threatens(table, other, hex));
}

/**
 * The threatening enemies that an action provokes: `only` one fighter, only those `beside` the acting fighter, all
 * `except` one, or by default all (DEG-14, DEG-16, DEG-65, DEG-128).
 */
export type Provoked = { readonly only?: Id; readonly beside?: true; readonly except?: Id };
