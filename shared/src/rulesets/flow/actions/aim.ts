import type { Actions } from '../../../engine/action.ts';
import type { Fault } from '../../../engine/rejection.ts';
import type { Script } from '../../../engine/script.ts';
import { fighterOf, findFighter, type Id } from '../../../engine/table.ts';
import { distance } from '../../../hex/axial.ts';
import { enemyOf } from '../../../kit/sides.ts';
import { type Strike, strike } from '../attack.ts';
import type { FlowFighter } from '../fighter.ts';
import type { FlowTable } from '../flow-table.ts';
import { wordFor } from '../labels.ts';
import { barred } from '../permission.ts';
import { reachWith, sees } from '../reach.ts';
import { provokeIf } from '../reaction-attack.ts';
import { offerReadied } from '../ready-window.ts';
import { TEXT } from '../text/catalogue.ts';
import { type Hand, isMelee, type Wielded, wielded } from '../wielding.ts';

export const ATTACK_AP = 2; // FLOW-10

/** What keeps a fighter from striking or shooting at a target with that weapon. */
export function faultOfAim(
  table: FlowTable,
  by: FlowFighter,
  target: Id,
  weapon: Wielded,
): Fault | undefined {
  const enemy = enemyOf(table, by.id, target);
  return enemy ? faultOfRange(table, by, enemy, weapon) : 'no-such-target'; // FLOW-R19
}

/** What is wrong with the distance to a target, or with the line to it. */
export function faultOfRange(
  table: FlowTable,
  by: FlowFighter,
  enemy: FlowFighter,
  weapon: Wielded,
): Fault | undefined {
  const away = distance(by.at, enemy.at);
  if (isMelee(weapon.weapon) && away > reachWith(by, weapon)) {
    const say = TEXT.refusals.outOfReach(enemy.name, away, wordFor(weapon.weapon.id), reachWith(by, weapon));
    return { code: 'out-of-range', say, clause: 'FLOW-101' }; // FLOW-101
  }
  return sees(table, by.at, enemy.at) ? undefined : { code: 'no-line-of-sight', clause: 'FLOW-104' }; // FLOW-104
}

/** An attack that has been paid for: what others have readied, what it provokes, then the roll if it is still possible. */
export function* approach(table: FlowTable, attack: Strike, actions: Actions<FlowTable>): Script {
  yield* offerReadied(table, { on: 'attacks', by: attack.by }, actions);
  const reacted = yield* provokedByShot(table, attack);
  if (isStillPossible(table, attack)) yield* strike(table, { ...attack, reacted }); // FLOW-R45
}

function* provokedByShot(table: FlowTable, { by, wielded: { weapon } }: Strike): Script<readonly Id[]> {
  const isGone = findFighter(table, by)?.defeated !== false;
  if (isMelee(weapon) || isGone) return [];
  return (yield* provokeIf(table, 'ranged', by)).struck; // FLOW-R44
}

function isStillPossible(table: FlowTable, { by, target, wielded: weapon }: Strike): boolean {
  if (barred(table, by)) return false;
  const attacker = fighterOf(table, by);
  const hasIt = wielded(attacker).some((one) => one.weapon === weapon.weapon && one.hand === weapon.hand);
  return hasIt && faultOfAim(table, attacker, target, weapon) === undefined;
}

/** How to name each weapon that a fighter could use; the hand only where the name alone does not tell. */
export function weaponParams(fighter: FlowFighter): { weapon: string; hand?: Hand }[] {
  const list = wielded(fighter);
  return list.map(({ weapon, hand }) => {
    const isSecond = hand === 'off' && list.some((one) => one.hand !== 'off' && one.weapon === weapon);
    return isSecond ? { weapon: weapon.id, hand: 'off' as const } : { weapon: weapon.id };
  });
}
