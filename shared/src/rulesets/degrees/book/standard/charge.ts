import { isWaived } from '../../../../engine/forcing.ts';
import { fighter as aFighter, anId, path } from '../../../../engine/kinds.ts';
import type { Fault } from '../../../../engine/rejection.ts';
import { fighterOf, fightersOf, findFighter } from '../../../../engine/table.ts';
import { distance, type Hex } from '../../../../hex/axial.ts';
import { isWeapon, weaponOf } from '../../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { is } from '../conditions.ts';
import { deed } from '../deed.ts';
import { faultOfLegs, faultOfPath, isPathFor, pathsFor, speedOf, walk } from '../move/walking.ts';
import { opponent } from '../sight.ts';
import { faultOfRange, faultOfShot, has, payShot, shotDues, weaponsOf } from '../wielding.ts';
import { ATTACK_AXES, attackDues, faultOfAttack, isSlamSensible, slamRanks, strikeWith } from './attack.ts';
import { raise, slam, smash } from './raising.ts';

/** A rush that ends in an attack: DEG-22, DEG-23. */
export const charge = deed(
  'charge',
  { path, weapon: anId(), target: aFighter, ...raise, ...smash, ...slam },
  {
    cost: 'std', // DEG-22
    dues: (_table, me, act) => attackDues(me, act),
    fault(table, me, act) {
      if (is(me, 'prone') && !isWaived(me, 'prevented')) return { code: 'prevented', clause: 'DEG-59' }; // DEG-59
      return faultOfLegs(me) ?? faultOfAttack(table, me, act, me.moved + act.path.length);
    },
    geometry: (table, me, { path: hexes, weapon, target }) =>
      faultOfRush(table, me, hexes, fighterOf(table, target).at) ??
      faultAtEnd(table, me, hexes, weapon, target),
    sets: () => 'attacks',
    *does(table, by, { path: hexes, weapon, target, raise: raised, smash: smashed, slam: slammed }) {
      if (!(yield* walk(table, by, hexes))) return; // DEG-22, DEG-R48
      const [me, foe] = [findFighter(table, by), findFighter(table, target)];
      if (!me || !foe || foe.defeated || !has(me, weapon)) return; // DEG-R48
      const fault =
        faultOfRange(table, me.at, foe.at, weaponOf(me, weapon)) ?? faultOfShot(table, me, weapon);
      if (fault !== undefined) return; // DEG-R48
      payShot(me, shotDues(me, weapon)); // DEG-123
      const ranks = slammed ? { slam: slamRanks(me.moved) } : {};
      yield* strikeWith(table, { by, target, weapon, raise: raised, smash: smashed, ranks: -1, ...ranks }); // DEG-22
    },
    *variants(table, me) {
      const [weapon] = weaponsOf(me).filter((one) => weaponOf(me, one).type === 'close');
      if (weapon === undefined || is(me, 'prone')) return;
      const foes = fightersOf(table).filter((foe) => opponent(table, me.id, foe.id));
      for (const hexes of pathsFor(table, me, { rank: speedOf(me) - 1 }))
        for (const foe of foes) {
          const isThere = distance(hexes.at(-1) ?? me.at, foe.at) <= weaponOf(me, weapon).reach;
          if (isThere && !faultOfRush(table, me, hexes, foe.at))
            yield { path: hexes, weapon, target: foe.id };
        }
    },
    axes: (_table, me) => ({ ...ATTACK_AXES, weapon: { type: 'one', of: weaponsOf(me) } }),
  },
  (act, table, by) =>
    isPathFor(table, by, act.path) && isSlamSensible(findFighter(table, by), act) ? act : undefined, // DEG-23
);

function faultOfRush(
  table: DegreesTable,
  me: DegreesFighter,
  hexes: readonly Hex[],
  goal: Hex,
): Fault | undefined {
  return faultOfPath(table, me, hexes, { rank: speedOf(me) - 1, straightTo: goal }); // DEG-22, DEG-23
}

/** Whether the weapon can attack the target from the last hex: DEG-23. */
function faultAtEnd(
  table: DegreesTable,
  me: DegreesFighter,
  hexes: readonly Hex[],
  weapon: string,
  target: string,
): Fault | undefined {
  const foe = findFighter(table, target);
  if (!foe || !isWeapon(me, weapon)) return 'no-such-target';
  return faultOfRange(table, hexes.at(-1) ?? me.at, foe.at, weaponOf(me, weapon)); // DEG-23
}
