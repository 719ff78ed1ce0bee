import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit, rollMany } from '../../../engine/state/verbs.ts';
import type { Blow, HuntFighter, HuntTable, PendingAttack } from '../table.ts';
import { afflict } from './ailments.ts';
import { abilityOf, powerOf } from './carried.ts';
import { type Attempt, hasSucceeded, plainAttempt, rollCheck, uplift } from './checks.ts';
import { type Boon, hitCritical, hitFumble, NO_BOON } from './criticals.ts';
import { costsPart, guardOf, rollPart, takeDamage } from './damage.ts';
import { type Evasion, evade, NOT_EVADED } from './evasion.ts';
import { fireHabit, grantExtra } from './extra-actions.ts';
import { changeWill } from './helpless.ts';
import { inflictionsBy, type Means, meansOf } from './means.ts';
import { supportOf } from './supports.ts';

/* The resolution of an attack that has been declared and paid for. */

/** The Hit check of an attack as it would be rolled now. */
export function hitAttempt(
  attacker: HuntFighter,
  { specialty, supports, fed }: Pick<PendingAttack, 'specialty' | 'supports' | 'fed'>,
  means: Means,
): Attempt {
  const attempt = plainAttempt(attacker, specialty, [...supports, ...fed], 'hit'); // HUNT-9
  return { ...attempt, modifier: attempt.modifier + means.check };
}

/** Hit check, table, damage, and then target by target. */
export function* strikeAll(table: HuntTable, item: PendingAttack): Script {
  const means = meansOf(fighterOf(table, item.by), item.weapon, item.ability);
  if (!means) return;
  const rolled = rollCheck(table, item.by, hitAttempt(fighterOf(table, item.by), item, means)); // HUNT-9
  item.result = rolled.result;
  if (rolled.setDie) item.setDie = rolled.setDie;
  if (rolled.outcome === 'fumble') {
    const isOwn = yield* hitFumble(table, item); // HUNT-10
    if (isOwn) yield* strikeEach(table, item, means, [item.by], NO_BOON);
  } else if (rolled.outcome === 'critical') {
    for (const id of item.targets) fireHabit(table, id, 'hit-crit'); // HUNT-R27
    yield* uplift(table, item.by); // HUNT-R4
    const boon = hitCritical(table, item.by); // HUNT-10
    if (boon) yield* strikeEach(table, item, means, item.targets, boon);
  } else if (hasSucceeded(rolled)) yield* strikeEach(table, item, means, item.targets, NO_BOON);
}

/** One damage for all; each target is finished before the next. Removing the attacker ends it. */
function* strikeEach(
  table: HuntTable,
  item: PendingAttack,
  means: Means,
  targets: readonly Id[],
  boon: Boon,
): Script {
  item.blow = rollBlow(table, item, means, boon); // HUNT-R11, HUNT-R12
  let isDue = true;
  for (const id of targets) {
    if (!isStanding(table, id) || !findFighter(table, item.by)) continue; // HUNT-R23: the dead strike on
    const evasion = yield* approach(table, item, id);
    if (!evasion) continue;
    if (isDue) gain(table, item.by, boon); // HUNT-R20: once, before the first loss
    isDue = false;
    yield* land(table, item, id, evasion);
  }
}

/** What the attack does to each, the dice rolled. */
function rollBlow(table: HuntTable, item: PendingAttack, { base, bonus, inflicts }: Means, boon: Boon): Blow {
  const attacker = fighterOf(table, item.by);
  const helps = [...item.supports, ...item.fed].flatMap((id) => supportOf(attacker, id) ?? []);
  const irreducible = boon.irreducible || helps.some((help) => help.irreducible);
  const brought = [...inflicts, ...helps.flatMap(inflictionsBy), ...boon.inflicts]; // HUNT-11
  if (base === null) return { amount: null, irreducible, inflicts: brought }; // HUNT-R11: no dice either
  const start =
    typeof base === 'object' && 'dice' in base
      ? rollDice(table, item, base.dice)
      : fixedBase(table, item, base);
  const added = helps.map((help) => (help.damage ?? 0) + rollDice(table, item, help.dice ?? 0));
  const total = added.reduce((sum, one) => sum + one, start * boon.times + bonus + boon.damage); // HUNT-R11
  emit(table, { type: 'damage-set', by: item.by, amount: total, clause: 'HUNT-R11' });
  return { amount: total, irreducible, inflicts: brought };
}

function fixedBase(
  table: HuntTable,
  { by, weapon }: PendingAttack,
  base: 'power' | { readonly number: number },
): number {
  return base === 'power' ? armedPower(fighterOf(table, by), weapon) : base.number;
}

/** The power of a weapon, with what `lone-blade` adds to it. */
export function armedPower(fighter: HuntFighter, weapon: string | null): number {
  if (weapon === null) return 0;
  const { weapons, abilities } = fighter;
  const isAlone = weapons.length === 1 && weapons[0] === weapon; // HUNT-R18: fists are nobody's equipped weapon
  const isLone = isAlone && abilities.includes('lone-blade'); // HUNT-R11
  return powerOf(fighter, weapon) + (isLone ? (abilityOf(fighter, 'lone-blade').bonus ?? 0) : 0);
}

function rollDice(table: HuntTable, item: PendingAttack, count: number): number {
  if (count === 0) return 0;
  const dice = rollMany(table, count, 6);
  const sum = dice.reduce((so, one) => so + one, 0);
  const setDie = emit(table, { type: 'damage-rolled', by: item.by, dice, sum });
  if (setDie) item.setDie = setDie;
  return sum;
}

/** The damage of a blow to somebody, with what a failed evasion has added. */
export function damageTo(target: HuntFighter, { amount, irreducible }: Blow, evasion: Evasion): number {
  if (amount === null) return 0; // HUNT-R11
  const exposed = target.conditions.includes('exposed') ? 1 : 0; // HUNT-R11, HUNT-R43
  const guard = irreducible || evasion.irreducible ? 0 : guardOf(target);
  return Math.max(0, amount + evasion.damage + exposed - guard); // HUNT-R11
}

/** Decides the part that would be lost and lets the target evade; gives what came of that, or nothing if it did. */
function* approach(table: HuntTable, item: PendingAttack, id: Id): Script<Evasion | null> {
  const blow = item.blow as Blow;
  item.at = id;
  const target = fighterOf(table, id);
  const isPart = costsPart(target, damageTo(target, blow, NOT_EVADED));
  item.part = isPart ? yield* rollPart(table, id, item.by) : null; // HUNT-47, HUNT-R14
  if (!isStanding(table, id)) return null;
  const isOwn = id === item.by; // nobody evades what it does to itself
  const evasion = isOwn ? NOT_EVADED : yield* evade(table, item, id); // HUNT-46, HUNT-51
  return isStanding(table, id) ? evasion : null; // HUNT-50
}

/** The loss, the death check, then the ailments. */
function* land(table: HuntTable, item: PendingAttack, id: Id, evasion: Evasion): Script {
  const blow = item.blow as Blow;
  const damage = damageTo(fighterOf(table, id), blow, evasion);
  const harmed = yield* takeDamage(table, id, damage, item.by, item.part); // HUNT-R22
  for (const { ailment, ifHarmed } of blow.inflicts) {
    const isAlive = findFighter(table, id)?.dead === false;
    if (isAlive && (harmed || !ifHarmed)) afflict(table, id, ailment, item.by); // HUNT-R22, HUNT-57
  }
}

/** What a critical Hit check brings the attacker once it stands. */
function gain(table: HuntTable, by: Id, { willpower, extra }: Boon): void {
  if (willpower > 0) changeWill(table, by, willpower, 'HUNT-11'); // HUNT-11
  if (extra > 0) grantExtra(table, by, 'HUNT-11'); // HUNT-11
}
