import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { distance } from '../../../hex/axial.ts';
import { isCover } from '../../../hex/map.ts';
import { alliesOf } from '../../../kit/sides.ts';
import type { Skill } from '../sheet/skills.ts';
import { type FlowFighter, type FlowTable, hasPerk } from '../table.ts';
import type { CheckSpec, Circumstance, Modifier } from './checks.ts';
import { is } from './conditions.ts';
import { threatens } from './reach.ts';
import { isMelee, type Wielded } from './wielding.ts';

/** The kinds of attacks: two actions and two reactions. */
export type AttackKind = 'attack' | 'disarm' | 'reaction-attack' | 'riposte-attack';

/** Returns whether an attack is a reaction. Reactions trigger no further attacks. */
export function isReaction(kind: AttackKind): boolean {
  return kind === 'reaction-attack' || kind === 'riposte-attack';
}

/** Returns the check of an attack with all its modifiers. */
export function attackCheck(
  table: FlowTable,
  by: Id,
  targetId: Id,
  wielded: Wielded,
  kind: AttackKind,
): CheckSpec {
  const attacker = fighterOf(table, by);
  const target = fighterOf(table, targetId);
  const melee = isMelee(wielded.weapon);
  const skill = melee ? 'melee' : 'ranged'; // FLOW-107: a target in melee is not harder to hit
  return {
    skill,
    base: attacker.sheet.skills[skill],
    modifiers: melee
      ? meleeModifiers(table, attacker, target, wielded)
      : shotModifiers(table, attacker, target, wielded),
    edgeReasons: {
      advantages: attackAdvantages(attacker, target, melee, kind),
      disadvantages: attackDisadvantages(attacker, target, melee, kind),
    },
    clause: 'FLOW-R1',
  };
}

function meleeModifiers(
  table: FlowTable,
  attacker: FlowFighter,
  target: FlowFighter,
  wielded: Wielded,
): Modifier[] {
  const list: Modifier[] = [];
  if (isGangedUpOn(table, attacker, target)) list.push({ why: 'gang-up', value: 10 }); // FLOW-106
  if (hasOffHandPenalty(attacker, wielded)) list.push({ why: 'off-hand', value: -10 }); // FLOW-109
  return list;
}

/** Returns whether the attacker and one of its allies both threaten the target. */
function isGangedUpOn(table: FlowTable, attacker: FlowFighter, target: FlowFighter): boolean {
  if (!threatens(table, attacker, target.at)) return false;
  const isSeen = (ally: FlowFighter) => !ally.hidden; // FLOW-R49: a hidden ally does not help
  return alliesOf(table, attacker.id).some((ally) => isSeen(ally) && threatens(table, ally, target.at)); // FLOW-R17
}

function hasOffHandPenalty(attacker: FlowFighter, { weapon, hand }: Wielded): boolean {
  if (hand !== 'off' || weapon.finesse || weapon.brawl) return false; // FLOW-110
  return !hasPerk(attacker, 'dual-wield'); // FLOW-111
}

function shotModifiers(
  table: FlowTable,
  attacker: FlowFighter,
  target: FlowFighter,
  { weapon }: Wielded,
): Modifier[] {
  const list: Modifier[] = [];
  const away = distance(attacker.at, target.at);
  const increments = Math.ceil(away / (weapon.range ?? away)) - 1;
  if (increments > 0) list.push({ why: 'range', value: -10 * increments }); // FLOW-104, FLOW-105
  if (away > 1 && isCover(table.map, target.at)) list.push({ why: 'cover', value: -10 }); // FLOW-R20
  if (attacker.focus) list.push({ why: 'focus', value: 10 });
  return list;
}

function attackAdvantages(
  attacker: FlowFighter,
  target: FlowFighter,
  melee: boolean,
  kind: AttackKind,
): Circumstance[] {
  const list: Circumstance[] = [];
  if (attacker.feints.includes(target.id)) list.push('feint'); // FLOW-57
  if (melee && is(target, 'prone')) list.push('target-prone');
  if (target.exposed.length > 0) list.push('target-exposed');
  if (isReaction(kind) && is(attacker, 'defending')) list.push('total-defense'); // FLOW-75
  return list;
}

function attackDisadvantages(
  attacker: FlowFighter,
  target: FlowFighter,
  melee: boolean,
  kind: AttackKind,
): Circumstance[] {
  const list: Circumstance[] = [];
  if (is(attacker, 'prone')) list.push('prone'); // FLOW-R37
  if (!melee && is(target, 'prone')) list.push('target-prone');
  if (kind === 'disarm') list.push('disarm'); // FLOW-50
  if (!isReaction(kind) && attacker.grappling !== null) list.push('holding'); // FLOW-61
  return list;
}

/** Returns the checks of both sides in a contest of Athletics. */
export function athleticsContest(table: FlowTable, by: Id, other: Id, clause: string) {
  return [
    { by, check: skillCheck(fighterOf(table, by), 'athletics', 'action', clause) },
    { by: other, check: skillCheck(fighterOf(table, other), 'athletics', 'resistance', clause) }, // FLOW-R41
  ] as const;
}

/** Returns the check of a skill. `as` says whether the fighter uses the skill to act, to react or to resist. */
export function skillCheck(
  fighter: FlowFighter,
  skill: Skill,
  as: 'action' | 'reaction' | 'resistance',
  clause: string,
  modifiers: readonly Modifier[] = [],
): CheckSpec {
  const advantages = as === 'reaction' && is(fighter, 'defending') ? (['total-defense'] as const) : []; // FLOW-75
  const disadvantages: Circumstance[] = [];
  if (skill === 'agility' && is(fighter, 'prone')) disadvantages.push('prone'); // FLOW-R37
  if (as === 'action' && fighter.grappling !== null) disadvantages.push('holding'); // FLOW-R41
  return {
    skill,
    base: fighter.sheet.skills[skill],
    modifiers,
    edgeReasons: { advantages, disadvantages },
    clause,
  };
}
