import type { AffectedArea } from '../../../engine/core/forecast.ts';
import { ask, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding, within } from '../../../engine/state/table.ts';
import { emit, roll, rollMany, tellSetDie } from '../../../engine/state/verbs.ts';
import { seenBy } from '../../../engine/visibility/view.ts';
import { viewerOf } from '../../../engine/visibility/viewer.ts';
import { distance, type Hex, isAdjacent } from '../../../hex/axial.ts';
import { areaAround } from '../../../kit/area.ts';
import { alliesOf } from '../../../kit/sides.ts';
import { attackOf } from '../sheet/content.ts';
import type { Attack, BasicAction, Sum } from '../sheet/weapons.ts';
import { oneByOne, type PhasesFighter, type PhasesTable, type Step } from '../table.ts';
import { throwDie } from './checks.ts';
import { afflict, has, nextTurnOf, relieve, reveal } from './conditions.ts';
import { edgeCausesOf } from './edges.ts';
import { join } from './grapple.ts';
import { concentrate, harm } from './harm.ts';
import { canPush, push } from './movement.ts';
import { sees } from './sight.ts';
import type { Hit, StepFacts, Windows } from './staged-action.ts';

/** The lowest total that makes a hit critical (PHASE-R4). */
export const CRITICAL = 20;
/** The dodge and the arcane defense of a stunned fighter (PHASE-R13). */
export const STUNNED_DEFENSE = 5;

/** The target of an attack or the center of a blast. Also says whether the attacker spends the target's mark. */
export interface Aim {
  readonly target?: Id;
  readonly at?: Hex;
  readonly consume?: boolean;
}

/** The result of an attack roll against one target. */
interface Rolled extends Pick<Hit, 'target' | 'away'> {
  readonly isHit: boolean;
  readonly isCritical: boolean;
}

/**
 * Resolves an attack. Its step is on top of the stack, and its costs are paid. Returns the facts about the attack to
 * which other fighters may react.
 */
export function* attackWith(
  table: PhasesTable,
  step: Step,
  arm: string,
  aim: Aim,
  windows: Windows,
): Script<StepFacts> {
  const { by } = step;
  const attack = attackOf(fighterOf(table, by), arm);
  reveal(table, by); // PHASE-R14: declaring an attack is enough to reveal the attacker
  const isMarkSpent = aim.consume === true && aim.target !== undefined;
  if (isMarkSpent && aim.target) relieve(table, aim.target, 'marked'); // PHASE-R28
  Object.assign(step, { arm, hasEdge: isMarkSpent, isBlast: aim.at !== undefined });
  const roll: Roller = (target) => rollFor(table, step, arm, target, windows);
  const hits = aim.at
    ? yield* blast(table, by, attack, aim.at, roll)
    : yield* single(table, by, attack, aim.target, roll);
  if (attack.reloading) unload(table, by, arm);
  const { class: of, action } = attack;
  const acts: BasicAction[] = [
    ...(action ? [action] : []),
    ...(step.completes ? (['full-attack'] as const) : []), // PHASE-R50
  ];
  return { by, acts, attacks: true, casts: of === 'spell', hits };
}

type Roller = (target: Id) => Script<Rolled | undefined>;

function* single(
  table: PhasesTable,
  by: Id,
  attack: Attack,
  target: Id | undefined,
  roll: Roller,
): Script<Hit[]> {
  if (target === undefined) return [];
  const rolled = yield* roll(target);
  if (!rolled?.isHit) return [];
  const amount = rollDamage(table, attack.damage, rolled.isCritical);
  return [yield* apply(table, by, attack, rolled, amount)];
}

/** Attacks all fighters in a blast around the hex `at` (PHASE-R30). Damage is rolled once for all of them. */
function* blast(table: PhasesTable, by: Id, attack: Attack, at: Hex, roll: Roller): Script<Hit[]> {
  const rolls: Rolled[] = [];
  for (const target of victimsOf(table, at, attack.blast)) {
    const rolled = yield* roll(target);
    if (rolled?.isHit) rolls.push(rolled);
  }
  if (rolls.length === 0) return [];
  const [plain, critical] = rollBlast(table, attack.damage, rolls);
  const hits: Hit[] = [];
  for (const id of oneByOne(table)) {
    for (const rolled of rolls.filter(({ target }) => target === id))
      hits.push(yield* apply(table, by, attack, rolled, rolled.isCritical ? critical : plain));
  }
  return hits;
}

/** Returns the fighters in a blast, in combat order. They are within its radius and in line of sight of its center. */
export function victimsOf(table: PhasesTable, at: Hex, far = 0): Id[] {
  const near = new Set(within(table, at, far).map(({ id }) => id)); // PHASE-R30
  return [...oneByOne(table)].filter((id) => near.has(id) && sees(table, at, fighterOf(table, id).at));
}

/** Returns the area of a blast, and the fighters in it. */
export function areaOfBlast(table: PhasesTable, at: Hex, far: number): AffectedArea {
  return areaAround(table, at, far, victimsOf(table, at, far), (hex) => sees(table, at, hex)); // PHASE-R30
}

/**
 * Opens the reaction window before an attack roll, then rolls. Returns undefined if the reactions have put the
 * attacker or the target out of the fight.
 */
function* rollFor(
  table: PhasesTable,
  step: Step,
  arm: string,
  target: Id,
  windows: Windows,
): Script<Rolled | undefined> {
  Object.assign(step, { target, interposed: false, deflected: false });
  if (!isStanding(table, step.by) || !isStanding(table, target)) return undefined;
  emit(table, { type: 'aimed', by: step.by, target, arm });
  yield* windows.beforeRoll(table, step);
  const final = step.target ?? target;
  if (!isStanding(table, step.by) || !isStanding(table, final)) return undefined;
  const [me, other] = [fighterOf(table, step.by), fighterOf(table, final)];
  const thrown = throwDie(table, edgeCausesOf(table, me, other, step), me.grit); // PHASE-49, PHASE-54
  const defense = defenseOf(me, other, arm);
  const isHit = thrown.total >= defense; // PHASE-49, PHASE-54
  const isCritical = isHit && thrown.total >= CRITICAL; // PHASE-R4: a natural 1 or 20 has no special effect
  const told = { ...thrown, bonus: me.grit, arm, hits: isHit, critical: isCritical };
  emit(table, { type: 'attacked', by: step.by, target: final, ...told, clause: clauseOf(attackOf(me, arm)) });
  return { target: final, away: awayFrom(table, me, other), isHit, isCritical };
}

/**
 * Returns the distances from the attacker to the fighters that may react to a hit: the target, and its adjacent
 * allies with the trait shield-kin.
 */
function awayFrom(table: PhasesTable, me: PhasesFighter, target: PhasesFighter): Hit['away'] {
  const isKin = ({ traits, at }: PhasesFighter) => traits.includes('shield-kin') && isAdjacent(at, target.at);
  const answering = [target, ...alliesOf(table, target.id).filter(isKin)];
  return new Map(answering.map(({ id, at }) => [id, distance(me.at, at)])); // PHASE-R67
}

/** Returns the rulebook's clause for the roll of an attack. */
export function clauseOf({ action }: Attack): string {
  if (action === 'grapple') return 'PHASE-56';
  if (action === 'shove') return 'PHASE-58';
  return action === 'fight' ? 'PHASE-54' : action === 'full-attack' ? 'PHASE-64' : 'PHASE-49';
}

/** Returns the total that the attack roll must reach. */
export function defenseOf(me: PhasesFighter, target: PhasesFighter, arm: string): number {
  if (has(target, 'stunned')) return STUNNED_DEFENSE; // PHASE-R13
  return target[defenseAgainst(me, arm)];
}

/** Returns which defense of its target an attack must reach. */
export function defenseAgainst(me: PhasesFighter, arm: string): 'adef' | 'dodge' {
  return attackOf(me, arm).arcane ? 'adef' : 'dodge'; // PHASE-49, PHASE-54
}

/** Rolls damage. For a critical, rolls twice as many dice and adds only the highest half of them (PHASE-R4). */
function rollDamage(table: PhasesTable, sum: Sum | undefined, isCritical: boolean): number {
  if (!sum) return 0;
  const { dice, sides, bonus } = sum;
  return best(rollMany(table, isCritical ? 2 * dice : dice, sides), dice) + bonus; // PHASE-R4
}

function best(dice: readonly number[], count: number): number {
  const sorted = [...dice].sort((a, b) => b - a);
  return sorted.slice(0, count).reduce((sum, die) => sum + die, 0);
}

/**
 * Rolls the damage of a blast. Returns the damage of a normal hit and of a critical hit. For critical hits, rolls the
 * same number of dice again and adds the highest half of all dice. Without a critical hit, both numbers are equal.
 */
function rollBlast(
  table: PhasesTable,
  sum: Sum | undefined,
  rolls: readonly Rolled[],
): readonly [number, number] {
  if (!sum) return [0, 0];
  const { dice, sides, bonus } = sum;
  const first = rollMany(table, dice, sides);
  const isAny = rolls.some(({ isCritical }) => isCritical);
  const second = isAny ? rollMany(table, dice, sides) : []; // PHASE-R4
  return [best(first, dice) + bonus, best([...first, ...second], dice) + bonus];
}

/** Applies a hit in order: damage, stress, discord, conditions, push, concentration save. */
function* apply(
  table: PhasesTable,
  by: Id,
  attack: Attack,
  { target, away, isCritical }: Rolled,
  amount: number,
): Script<Hit> {
  const { damage, stress, discord = 0, pushes, onCritical, action } = attack;
  const isHurt = damage && (yield* harm(table, target, by, { damage: { amount, type: damage.type } }));
  tellSetDie(table, target); // if the hit does no damage, no other event shows a die that the GM has set
  const isUp = () => isStanding(table, target);
  const strain = stress && isUp() ? sumOf(table, stress) : 0; // PHASE-R4: a critical does not increase stress
  const isStrained = strain > 0 && (yield* harm(table, target, by, { stress: strain }));
  tellSetDie(table, target);
  const isJarred = discord > 0 && (yield* harm(table, target, by, { discord }));
  if (isCritical && onCritical && isUp())
    afflict(table, target, onCritical, by, nextTurnOf(fighterOf(table, target)));
  if (action === 'grapple') join(table, by, target); // PHASE-56
  if (action === 'shove') yield* shove(table, by, target);
  if (pushes && isUp()) yield* push(table, by, target);
  const isFelt = isHurt === true || isStrained === true || isJarred === true;
  if (isFelt) concentrate(table, target, by); // PHASE-R51: all harm of a hit needs only one concentration save
  return { target, away, isFelt };
}

function sumOf(table: PhasesTable, { dice, sides, bonus }: Sum): number {
  let total = bonus;
  for (let rolled = 0; rolled < dice; rolled++) total += roll(table, sides);
  return total;
}

/**
 * Applies a shove that has hit. The attacker chooses to push the target or to knock it prone, unless only one of these
 * is possible.
 */
function* shove(table: PhasesTable, by: Id, target: Id): Script {
  const ways = (seen: PhasesTable): ('prone' | 'push')[] => {
    const other = findFighter(seen, target);
    if (!other || other.defeated) return [];
    const canFall = has(other, 'prone') ? [] : (['prone'] as const);
    return [...canFall, ...(canPush(seen, by, target) ? (['push'] as const) : [])]; // PHASE-R53
  };
  const choices = (seen: PhasesTable) => {
    const open = ways(seen);
    return open.length > 1 ? open.map((option) => ({ option })) : []; // PHASE-R53: a single option needs no prompt
  };
  const chosen = yield* ask<'prone' | 'push'>({
    for: by,
    kind: 'shove', // PHASE-58
    choices,
    concerns: (seen: PhasesTable) => choices(seen).length > 0,
    fallback: { option: 'push' },
  });
  const way = chosen?.option ?? ways(seenBy(table, viewerOf(by)))[0]; // PHASE-R53
  if (way === 'push') yield* push(table, by, target);
  else if (way === 'prone') afflict(table, target, 'prone', by); // PHASE-58
}

/** Unloads a reloading weapon after an attack with it, hit or miss. */
function unload(table: PhasesTable, by: Id, arm: string): void {
  const me = findFighter(table, by);
  if (!me || me.unloaded.includes(arm)) return;
  me.unloaded = [...me.unloaded, arm].sort();
}
