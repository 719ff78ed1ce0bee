import { ask, type Question, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit, rollMany } from '../../../engine/state/verbs.ts';
import { PARTS, type Part } from '../sheet/specialties.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { abilityOf, guardOfPiece } from './carried.ts';
import { checkDeath, die } from './death.ts';
import { fireHabit } from './extra-actions.ts';
import { sealFate } from './fate.ts';
import { BODY } from './tables.ts';

/** The fighter who deals damage, and who chooses the damaged part on a 7; null if there is none. */
type Attacker = Id | null;

/** Returns the points by which a fighter's armor and abilities reduce the damage of a blow. */
export function guardOf(fighter: HuntFighter): number {
  const worn = fighter.armour.reduce((sum, id) => sum + guardOfPiece(fighter, id), 0);
  return fighter.abilities.reduce((sum, id) => sum + (abilityOf(fighter, id).guard ?? 0), worn); // HUNT-R11
}

/** Returns whether an amount of damage would also damage a part of the fighter's body. */
export function costsPart(
  { type, hp, parts }: Pick<HuntFighter, 'type' | 'hp' | 'parts'>,
  damage: number,
): boolean {
  if (type === 'enemy' || parts.length === PARTS.length) return false; // HUNT-34, HUNT-R14, HUNT-R15
  return damage > 0 && damage > hp; // HUNT-28, HUNT-29, HUNT-R14
}

/** Returns the undamaged parts of a fighter's body. */
export function partsLeft({ parts }: HuntFighter): Part[] {
  return PARTS.filter((part) => !parts.includes(part));
}

/**
 * Rolls which part of the body is hit. On a 7, the attacker `by` chooses; without an attacker, rolls again. Returns
 * null if the fighter is gone or has no undamaged part.
 */
export function* rollPart(table: HuntTable, id: Id, by: Attacker): Script<Part | null> {
  for (;;) {
    const fighter = findFighter(table, id);
    if (!fighter || partsLeft(fighter).length === 0) return null;
    const dice = rollMany(table, 2, 6); // HUNT-30
    const entry = BODY[(dice[0] as number) + (dice[1] as number)] as Part | 'choice';
    const setDie = emit(table, { type: 'part-rolled', target: id, dice, entry, clause: 'HUNT-30' });
    const [top] = table.stack;
    if (setDie && top?.name === 'attack') top.setDie = setDie; // the stack shows the rolled part with the attack
    if (entry === 'choice' && by !== null) return yield* choosePart(table, id, by); // HUNT-R15
    if (entry !== 'choice' && !fighter.parts.includes(entry)) return entry; // HUNT-30: a part that is already damaged is rolled again
  }
}

function* choosePart(table: HuntTable, id: Id, by: Id): Script<Part | null> {
  const left = partsLeft(fighterOf(table, id));
  if (left.length === 1) return left[0] ?? null; // HUNT-R15
  const answer = yield* ask(bodyPart(table, id, by)); // HUNT-R15
  return answer?.option ?? (yield* rollPart(table, id, null));
}

/** Returns the id of the fighter whose part is being chosen because of an attack, a counterattack or a trap. */
export function victimOf({ stack }: HuntTable): Id | undefined {
  const [top] = stack;
  return top?.name === 'attack' ? (top.at ?? undefined) : top?.target;
}

function bodyPart(table: HuntTable, id: Id, by: Id): Question<Part> {
  const left = (seen: HuntTable) => {
    const fighter = findFighter(seen, id);
    return fighter && findFighter(seen, by) ? partsLeft(fighter) : [];
  };
  return {
    for: by,
    kind: 'body-part',
    choices: (seen: HuntTable) => left(seen).map((option) => ({ option })),
    concerns: (seen) => isStanding(seen, id),
    get fallback() {
      return { option: left(table)[0] ?? 'brain' };
    },
  };
}

/**
 * Deals damage with all its consequences. `part` is the part of the body that is hit; null if it is not decided yet.
 * Returns whether the fighter took any damage.
 */
export function* takeDamage(
  table: HuntTable,
  id: Id,
  damage: number,
  by: Attacker,
  part: Part | null = null,
): Script<boolean> {
  if (damage < 1) return false;
  const fighter = fighterOf(table, id);
  const isBody = fighter.type !== 'enemy' && damage > fighter.hp; // HUNT-28, HUNT-29
  const isStale = part !== null && fighter.parts.includes(part);
  const lost = isBody && (part === null || isStale) ? yield* rollPart(table, id, by) : part;
  if (!isStanding(table, id)) return false;
  loseStamina(table, id, damage, by);
  if (fighter.type === 'enemy') {
    if (fighter.hp === 0) yield* sealFate(table, id, by); // HUNT-34
  } else if (isBody) yield* loseBody(table, id, lost, by);
  return true;
}

/** Reduces a fighter's Stamina, but not below 0. */
export function loseStamina(table: HuntTable, id: Id, amount: number, by: Attacker): void {
  const fighter = fighterOf(table, id);
  const before = fighter.hp;
  fighter.hp = Math.max(0, before - amount); // HUNT-28, HUNT-R49
  const attacker = by !== null && { by };
  emit(table, { type: 'hurt', ...attacker, target: id, amount, hp: fighter.hp, clause: 'HUNT-28' });
  if (before > 0 && fighter.hp === 0) fireHabit(table, id, 'stamina-zero'); // HUNT-R27
}

/** Damages one part of the body, regardless of the amount of damage. Then makes a death check. */
function* loseBody(table: HuntTable, id: Id, part: Part | null, by: Attacker): Script {
  const fighter = fighterOf(table, id);
  if (part === null) return die(table, id, by, 'HUNT-R15'); // HUNT-R15: a fighter without undamaged parts dies
  fighter.parts = [...fighter.parts, part].sort(); // HUNT-29
  emit(table, { type: 'part-lost', target: id, part, clause: 'HUNT-29' });
  fireHabit(table, id, 'body-damage'); // HUNT-R27
  yield* checkDeath(table, id, by); // HUNT-31, HUNT-35
}
