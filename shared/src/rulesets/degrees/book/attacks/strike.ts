import { ask, type Script } from '../../../../engine/core/script.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit, roll, touch } from '../../../../engine/state/verbs.ts';
import { isCover } from '../../../../hex/map.ts';
import { yesNoQuestion } from '../../../../kit/asking.ts';
import { isPower, powerOf } from '../../sheet/powers.ts';
import type { AttackType } from '../../sheet/terms.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { payReaction } from '../action-economy.ts';
import { because, type Cause, causesOf, type Tally } from '../causes.ts';
import { type Check, degreeOf, makeCheck, marginOf, opposingRoll, type Roll, ranksOfHit } from '../checks.ts';
import { impairment, is, isHelpless, isImmune, masterOf } from '../conditions.ts';
import { damage, resist, takeEffect } from '../damage-and-recovery/resisting.ts';
import { type BonusStunt, bend } from '../destiny/fortune.ts';
import { lock } from '../influence-and-command/locks.ts';
import {
  attackBonus,
  attackRanks,
  defenseAgainst,
  Ranks,
  stanceOnAttack,
  stanceOnEffect,
} from '../modifiers.ts';
import { canReact } from '../raise-hunch-smash-and-slam/reaction-ask.ts';
import type { Windows } from '../staged-action.ts';
import { brace } from '../surges/ask-with-surge.ts';
import { counterWindow } from '../surges/counter.ts';
import { takeHelp } from '../tricks-and-assistance/effect-help.ts';
import { gap } from './sight.ts';
import { type Means, nameOf } from './wielding.ts';

/*
 * The resolution of an attack. It begins with the target's chance to counter and ends with the recoil of a slam:
 * DEG-R38.
 */

export interface Blow {
  readonly by: Id;
  readonly target: Id;
  readonly means: Means;
  /** The ranks of Disadvantage from a charge or stunt, such as -1; omitted for other attacks. */
  readonly handicap?: Cause | undefined;
  readonly raise?: number | undefined;
  readonly smash?: boolean | undefined;
  /** Ranks that a slam adds to the effect. */
  readonly slam?: number;
  /** False if the check is not followed by an effect; omitted otherwise. */
  readonly hasEffect?: false;
}

/** Returns the total bonus to an attack check, including ranks, conditions and cover. */
export function attackSum(
  table: DegreesTable,
  me: DegreesFighter,
  target: DegreesFighter,
  { means, handicap, hasEffect = true }: Pick<Blow, 'means' | 'handicap'> & { readonly hasEffect?: boolean },
  causes?: Tally,
): number {
  const { type } = means;
  const base = attackBonus(me, type, causes);
  const stance = stanceOnAttack(me, hasEffect);
  const advantages = attackRanks(me, target.id, handicap, causes).add(stance, 'stance');
  return (
    base +
    advantages.sum(me, target) +
    impairment(me, causes) +
    proneOn(me, target, type, causes) +
    because('cover', coverOf(table, me, target, type), causes)
  );
}

/** Returns the modifier to an attack check if the attacker or the target is prone (DEG-R11). */
function proneOn(me: DegreesFighter, target: DegreesFighter, type: string, causes?: Tally): number {
  const own = type === 'close' && is(me, 'prone') ? because('prone', -5, causes) : 0;
  if (!is(target, 'prone')) return own;
  return own + because('prone-target', type === 'close' ? 5 : type === 'ranged' ? -5 : 0, causes);
}

function coverOf({ map }: DegreesTable, me: DegreesFighter, target: DegreesFighter, type: string): number {
  const isBodily = type === 'close' || type === 'ranged';
  return isBodily && gap(me, target) > 1 && isCover(map, target.at) ? -2 : 0; // DEG-R16
}

/**
 * Makes an attack check. Before the roll, the target may counter the attack; after it, fighters may spend points.
 * Returns undefined if the check is not made, for example because the attack was canceled.
 */
export function* rollAttack(
  table: DegreesTable,
  blow: Blow,
  windows: Windows,
  bonus?: BonusStunt,
): Script<Check | undefined> {
  const { by, target, means } = blow;
  const countered = yield* counterWindow(table, by, target, means, true, windows); // DEG-100
  const [me, foe] = [findFighter(table, by), findFighter(table, target)];
  if (!me || !foe || isHelpless(me) || foe.defeated) return undefined;
  if (me.aim && me.aim.target !== target) me.aim = null; // DEG-70
  const causes = causesOf((list) => attackSum(table, me, foe, blow, list));
  spendOnAttack(table, me);
  if (countered === 'canceled') return undefined; // DEG-R26
  const die = roll(table, 20); // DEG-R38
  const against = foe.defending ? defend(table, foe, me, means) : null; // DEG-19
  const passive = against ? Number.NEGATIVE_INFINITY : passiveDefense(foe, me, means.type);
  const check = makeCheck(
    by,
    {
      kind: 'attack',
      of: nameOf(means),
      causes,
      at: target,
      dc: Math.max(passive, countered.least), // DEG-R26
      raise: blow.raise,
    },
    die,
    against,
  );
  yield* bend(table, check, bonus); // DEG-81
  if (degreeOf(check) < 0) lockPowerAfterFailure(table, blow, degreeOf(check)); // DEG-R25
  return check;
}

/**
 * Applies what every attack does to the attacker: its aim ends, it can take no stance later in this turn, and its
 * stance's defense bonus starts to count.
 */
function spendOnAttack(table: DegreesTable, me: DegreesFighter): void {
  touch(table, me.id);
  me.aim = null; // DEG-70
  me.attacked = true; // DEG-118
  me.stancePaid = true; // DEG-119
}

/** Returns the DC to hit a fighter that does not roll for its defense. */
export function passiveDefense(
  foe: DegreesFighter,
  me: DegreesFighter,
  type: AttackType,
  causes?: Tally,
): number {
  return because('base', 10, causes) + defenseAgainst(foe, me, type, causes); // DEG-R38
}

/** Returns the bonus of a fighter that rolls for its defense. */
export function rolledDefense(
  foe: DegreesFighter,
  me: DegreesFighter,
  type: AttackType,
  causes?: Tally,
): number {
  return defenseAgainst(foe, me, type, causes) + impairment(foe, causes); // DEG-19
}

/** Rolls the defense of a target that took the action `defend`: d20 + defense + the Fortune Die (d6). */
function defend(table: DegreesTable, foe: DegreesFighter, me: DegreesFighter, { type }: Means): Roll {
  const bonus = rolledDefense(foe, me, type);
  const rolled = opposingRoll(table, foe.id, 'defense', bonus);
  const fortune = roll(table, 6); // DEG-19
  return { ...rolled, bonus: bonus + fortune };
}

/** Resolves an attack and, on a hit, its effect. Returns whether it hit. */
export function* strike(
  table: DegreesTable,
  blow: Blow,
  windows: Windows,
  bonus: BonusStunt & { follow(): Script },
): Script<boolean> {
  const helped = takeHelp(fighterOf(table, blow.by), blow.means, blow.target); // DEG-R49
  const check = yield* rollAttack(table, blow, windows, bonus);
  if (!check) return false;
  if (degreeOf(check) < 0) return false;
  if (!isStillOn(table, blow)) return true;
  const base = (yield* smashes(table, blow)) ? smash(table, blow.by) : 10; // DEG-107, DEG-R6
  yield* brace(table, blow.target, windows); // DEG-94
  if (!isStillOn(table, blow)) return true;
  const ranks = effectRanks(fighterOf(table, blow.by), fighterOf(table, blow.target), blow, check, helped);
  const resisted = yield* takeEffect(table, blow.by, blow.target, blow.means, base + ranks.whole);
  lockPowerAfterFailure(table, blow, -resisted);
  yield* recoil(table, blow, 10 + ranks.withoutSlam);
  if (bonus.isTaken()) yield* bonus.follow(); // DEG-89
  return true;
}

function isStillOn(table: DegreesTable, { by, target }: Blow): boolean {
  return findFighter(table, by) !== undefined && findFighter(table, target)?.defeated === false;
}

/**
 * Returns whether a hit is a smash. If no smash was declared, asks the player now, provided that their settings allow
 * this prompt (DEG-107, DEG-R42).
 */
function* smashes(table: DegreesTable, { by, smash: declared }: Blow): Script<boolean> {
  if (declared) return fighterOf(table, by).reaction > 0; // DEG-R42
  const mayNow = (seen: DegreesTable) => canReact(seen, by, 'hit');
  const answer = yield* ask({
    ...yesNoQuestion(by, 'smash', 'smash', mayNow, mayNow),
    speaker: masterOf(table, by) ?? by,
  });
  return answer.option === 'smash' && mayNow(table);
}

/** Pays the reaction for a smash. Returns its d20, which replaces the 10 in the effect's DC. */
function smash(table: DegreesTable, by: Id): number {
  payReaction(table, fighterOf(table, by)); // DEG-107
  const shown = roll(table, 20); // DEG-107
  emit(table, { type: 'smashed', by, roll: shown, clause: 'DEG-107' });
  return shown;
}

interface EffectRanks {
  readonly whole: number;
  readonly withoutSlam: number;
}

/** Returns the effect rank of a hit, with and without the bonus of a slam (DEG-R5). */
function effectRanks(
  me: DegreesFighter,
  foe: DegreesFighter,
  { means, slam }: Pick<Blow, 'means' | 'slam'>,
  check: Check,
  helped: number,
): EffectRanks {
  const added = ranksOfHit(degreeOf(check), check.die, marginOf(check)); // DEG-R3, DEG-R5
  return {
    whole: added + effectRank(me, foe, means, helped, slam),
    withoutSlam: added + effectRank(me, foe, means, helped),
  };
}

/** Returns the effect rank of an attack, before degrees of success add to it. */
export function effectRank(
  me: DegreesFighter,
  foe: DegreesFighter,
  { rank }: Means,
  helped: number,
  slam = 0,
): number {
  const slammed = isImmune(foe, 'slam-all') ? 0 : slam; // DEG-110
  const ranks = new Ranks().add(helped, 'ally-help').add(stanceOnEffect(me, true), 'stance'); // DEG-44, DEG-118
  return rank + ranks.add(slammed, 'slam').sum(me, foe);
}

/** Locks a `retry` power against the target after 2 or more degrees of failure (DEG-R25). */
export function lockPowerAfterFailure(
  table: DegreesTable,
  { by, target, means }: Blow,
  degree: number,
): void {
  const { power } = means;
  const me = findFighter(table, by);
  if (degree > -2 || power === undefined || !isPower(me, power) || !powerOf(me, power).retry) return;
  lock(table, by, power, target); // DEG-R25
}

/** Makes the attacker resist the impact of its own slam, and applies the damage (DEG-109). */
function* recoil(table: DegreesTable, { by, slam, means }: Blow, dc: number): Script {
  const me = findFighter(table, by);
  if (slam === undefined || !me || isImmune(me, 'slam-own') || isImmune(me, 'slam-all')) return; // DEG-110
  const degree = yield* resist(table, by, 'toughness', dc, 'body'); // DEG-109
  if (degree < 0 && findFighter(table, by))
    damage(table, by, -degree, { of: 'body', by, lethal: means.lethal });
}
