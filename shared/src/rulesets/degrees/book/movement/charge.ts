import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { fighter as aFighter, path } from '../../../../engine/schema/field-schema.ts';
import { fighterOf, fightersOf, findFighter } from '../../../../engine/state/table.ts';
import { distance, type Hex } from '../../../../hex/axial.ts';
import { enemyOf } from '../../../../kit/sides.ts';
import { powerOf } from '../../sheet/powers.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { ATTACK_AXES, attackDues, faultOfAttack, isSlamSensible } from '../attacks/attack.ts';
import { strikeWith } from '../attacks/strike-with.ts';
import { faultOfMeans, isOneTool, meansBy, TOOL, type Tool, toolsOf } from '../attacks/tools.ts';
import { faultOfShot, payShot, shotDues, weaponsOf } from '../attacks/wielding.ts';
import type { Cause } from '../causes.ts';
import { is } from '../conditions.ts';
import { faultOfLegs, faultOfProne } from '../hindrances.ts';
import { activeEffect } from '../powers/arrays.ts';
import { raise, slam, slamBy, smash } from '../raise-hunch-smash-and-slam/raising.ts';
import { stagedAction } from '../staged-action.ts';
import { faultOfPath, isPathFor, pathsFor, speedOf, walk } from './walking.ts';

export const HANDICAP: Cause = { why: 'charge', value: -1 }; // DEG-22

/** Moves straight toward a target, then attacks it (DEG-22, DEG-23). */
export const charge = stagedAction('charge', {
  params: { path, ...TOOL, target: aFighter, ...raise, ...smash, ...slam },
  understand: (act, table, by) => {
    const me = findFighter(table, by);
    const isFit = isOneTool(me, act) && isCloseBy(me, act) && isSlamSensible(me, act);
    return isFit && isPathFor(table, by, act.path) ? act : undefined; // DEG-23
  },
  cost: 'std', // DEG-22
  dues: (_table, me, act) => attackDues(me, act),
  fault(table, me, act) {
    const prone = faultOfProne(me); // DEG-59
    if (prone) return prone;
    return faultOfLegs(me) ?? faultOfAttack(table, me, act, me.moved + act.path.length);
  },
  geometry(table, me, { path: hexes, target, ...tool }) {
    const [means, { at }] = [meansBy(me, tool), fighterOf(table, target)];
    const there = { ...me, at: hexes.at(-1) ?? me.at };
    return (
      faultOfRush(table, me, hexes, at) ?? (means ? faultOfMeans(table, there, means, at) : 'no-such-item') // DEG-23
    );
  },
  triggers: () => 'attacks', // DEG-R63: the attack of a charge provokes no enemies
  *run(table, by, { path: hexes, target, raise: raised, smash: smashed, slam: slammed, ...tool }, windows) {
    if (!(yield* walk(table, by, hexes, windows))) return; // DEG-22, DEG-R48
    const [me, foe] = [findFighter(table, by), findFighter(table, target)];
    const means = me && meansBy(me, tool);
    if (!means || !foe || foe.defeated) return; // DEG-R48
    const fault = faultOfMeans(table, me, means, foe.at) ?? faultOfShot(table, me, tool.weapon);
    if (fault !== undefined) return; // DEG-R48
    payShot(me, shotDues(me, tool.weapon)); // DEG-123
    const slams = slamBy(slammed, me.moved);
    const blow = { by, target, means, raise: raised, smash: smashed, handicap: HANDICAP, ...slams };
    yield* strikeWith(table, blow, windows);
  },
  *variants(table, me) {
    if (is(me, 'prone')) return;
    const close = toolsOf(me).flatMap((tool) => {
      const means = meansBy(me, tool);
      return means?.type === 'close' ? [{ tool, reach: means.reach }] : [];
    });
    const [first] = close;
    const worthwhile = close.filter((one) => one === first || one.tool.power !== undefined);
    const foes = fightersOf(table).filter((foe) => enemyOf(table, me.id, foe.id));
    for (const hexes of pathsFor(table, me, { rank: speedOf(me) - 1 }))
      for (const foe of foes) {
        if (faultOfRush(table, me, hexes, foe.at)) continue;
        for (const { tool, reach } of worthwhile)
          if (distance(hexes.at(-1) ?? me.at, foe.at) <= reach)
            yield { path: hexes, ...tool, target: foe.id };
      }
  },
  axes: (_table, me, { power }) =>
    power === undefined ? { ...ATTACK_AXES, weapon: { type: 'one', of: weaponsOf(me) } } : ATTACK_AXES,
});

/** Returns whether the power of a charge, if it uses one, is a close power (DEG-R60). */
function isCloseBy(me: DegreesFighter | undefined, { power }: Tool): boolean {
  const id = me && power !== undefined ? activeEffect(me, power) : undefined;
  return !me || id === undefined || powerOf(me, id).delivery === 'close'; // DEG-R60
}

function faultOfRush(
  table: DegreesTable,
  me: DegreesFighter,
  hexes: readonly Hex[],
  goal: Hex,
): Fault | undefined {
  return faultOfPath(table, me, hexes, { rank: speedOf(me) - 1, straightTo: goal }); // DEG-22, DEG-23
}
