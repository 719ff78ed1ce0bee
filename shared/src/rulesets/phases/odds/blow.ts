import type { Chance, RatedOdds } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { derived } from '../../../kit/derivation.ts';
import { certainly, type Distribution, dice, outcomesOf, sum } from '../../../kit/odds.ts';
import { CRITICAL, defenseOf, STUNNED_DEFENSE, victimsOf } from '../book/attack.ts';
import { dazeOf, type Score } from '../book/checks.ts';
import { has } from '../book/conditions.ts';
import { type EdgeFacts, edgesOf } from '../book/edges.ts';
import { attackOf, partnerOf } from '../sheet/content.ts';
import type { Sum } from '../sheet/weapons.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import {
  after,
  afterDamage,
  afterDiscord,
  afterStressRoll,
  type Bodies,
  type Body,
  bodyOf,
  effectsOn,
  hiddenLoss,
  oneOf,
} from './body.ts';
import { deriveHit } from './derivations.ts';
import { chanceToReach, thrown } from './rolls.ts';

/** Returns the chance that a check or save reaches the total `least`. */
export function chanceOfCheck(me: PhasesFighter, score: Score, least: number): Chance {
  return chanceToReach({ least, bonus: me[score], edges: dazeOf(me) });
}

/** Returns the chance that the fighter wins a contested check that it starts. It wins a tie (PHASE-R5). */
export function chanceOfContest(
  me: PhasesFighter,
  score: Score,
  other: PhasesFighter,
  against: Score,
): Chance {
  const theirs = thrown(dazeOf(other));
  return theirs.chances.reduce((so, chance, index) => {
    const total = theirs.low + index + other[against];
    return so + chance * chanceOfCheck(me, score, total);
  }, 0);
}

interface Chances {
  readonly miss: Chance;
  readonly hit: Chance;
  readonly critical: Chance;
}

/** Returns the chances of a miss, a hit and a critical (PHASE-R4). */
export function chancesOf(
  table: PhasesTable,
  me: PhasesFighter,
  target: PhasesFighter,
  roll: EdgeFacts,
  isStunned = has(target, 'stunned'),
): Chances {
  const arm = roll.arm ?? 'improvised-weapon';
  const [bonus, edges] = [me.grit, edgesOf(table, me, target, roll)];
  const defense = isStunned ? STUNNED_DEFENSE : defenseOf(me, target, arm);
  const reaches = chanceToReach({ least: defense, bonus, edges });
  const critical = chanceToReach({ least: Math.max(defense, CRITICAL), bonus, edges });
  return { miss: 1 - reaches, hit: reaches - critical, critical };
}

const ways = new Map<string, readonly number[]>();

/**
 * Counts the possible rolls of `left` dice with `face` faces. Returns the counts indexed by the total of the `best`
 * highest dice. Each step fixes how many dice show the highest face, then counts the other dice as dice with one face
 * fewer.
 */
function waysOf(best: number, left: number, face: number): readonly number[] {
  if (left === 0) return [1];
  const key = `${best}/${left}d${face}`;
  const known = ways.get(key);
  if (known) return known;
  const found = new Array<number>(best * face + 1).fill(0);
  for (let shown = face === 1 ? left : 0, choices = 1; shown <= left; shown++) {
    const counted = Math.min(shown, best);
    for (const [total, more] of waysOf(best - counted, left - shown, face - 1).entries())
      found[total + counted * face] = (found[total + counted * face] ?? 0) + choices * more;
    choices *= (left - shown) / (shown + 1);
  }
  ways.set(key, found);
  return found;
}

/**
 * Returns the distribution of a critical's damage dice. Twice `count` dice are rolled, and the highest `count` of them
 * are added (PHASE-R4).
 */
function bestHalf(count: number, sides: number): Distribution {
  const all = sides ** (2 * count);
  return { low: 0, chances: waysOf(count, 2 * count, sides).map((some) => some / all) };
}

const damages = new Map<string, Distribution>();

function damageOf({ dice: count, sides, bonus }: Sum, isCritical: boolean): Distribution {
  const key = `${count}d${sides}+${bonus}${isCritical}`;
  const known = damages.get(key);
  if (known) return known;
  const found = sum(isCritical ? bestHalf(count, sides) : dice(count, sides), certainly(bonus));
  damages.set(key, found);
  return found;
}

/** Returns the target's possible states after a hit. */
function hitting(
  me: PhasesFighter,
  target: PhasesFighter,
  arm: string,
  body: Body,
  isCritical: boolean,
): Bodies {
  const { damage, stress, discord = 0 } = attackOf(me, arm);
  const isWeak = has(me, 'weakened');
  let bodies: Bodies = [[body, 1]];
  if (damage)
    bodies = after(bodies, (one) =>
      afterDamage(target, one, damageOf(damage, isCritical), damage.type, isWeak),
    );
  if (stress) bodies = after(bodies, (one) => afterStressRoll(target, one, damageOf(stress, false)));
  return discord > 0 ? after(bodies, (one) => afterDiscord(target, one, discord)) : bodies;
}

/** Returns the target's possible states after an attack. */
function striking(
  table: PhasesTable,
  me: PhasesFighter,
  target: PhasesFighter,
  roll: EdgeFacts,
  before: Bodies,
): Bodies {
  const arm = roll.arm ?? 'improvised-weapon';
  return after(before, (body) => {
    if (body.out) return [[body, 1]];
    const { miss, hit, critical } = chancesOf(table, me, target, roll, body.stunned);
    return oneOf([
      [miss, [[body, 1]]],
      [hit, hitting(me, target, arm, body, false)],
      [critical, hitting(me, target, arm, body, true)],
    ]);
  });
}

/** Returns 1 for harm to an enemy and -1 for harm to an ally. */
function signOf(me: PhasesFighter, target: PhasesFighter): number {
  return me.side === target.side ? -1 : 1;
}

/** The worth of a hit that makes its target lose a channeled ability, in hit points (PHASE-41). */
const INTERRUPTED = 5;

/**
 * Rates two results that the odds of an attack do not show: harm hidden by wounds or overstress (see `hiddenLoss`),
 * and the end of channeling.
 */
function unseenWorth(me: PhasesFighter, target: PhasesFighter, hit: Chance, harmed: Bodies): number {
  const isHolding = target.channeling !== null && target.id !== me.id;
  const lost = isHolding ? hit * (1 - chanceOfCheck(target, 'bulk', me.saveTarget)) * INTERRUPTED : 0;
  return signOf(me, target) * (hiddenLoss(target, harmed) + lost);
}

/** Returns the odds of an attack on `at` and, if given, of the linked attack on `next`. */
export function blowOdds(
  table: PhasesTable,
  by: Id,
  roll: EdgeFacts,
  at: Id,
  next?: Id,
): RatedOdds | undefined {
  const [me, target] = [findFighter(table, by), findFighter(table, at)];
  if (!me || !target || target.defeated) return undefined;
  const chances = chancesOf(table, me, target, roll);
  const first = striking(table, me, target, roll, bodyOf(target));
  const effects =
    next === undefined ? effectsOn(target, first) : pairEffects(table, me, target, roll, first, next);
  const worth = unseenWorth(me, target, chances.hit + chances.critical, first);
  const odds = {
    outcomes: outcomesOf(TEXT.odds, chances),
    success: chances.hit + chances.critical,
    effects,
    worth,
  };
  return derived(odds, () => deriveHit(table, me, [target], roll));
}

/**
 * Returns the effects of an attack and its linked attack. If the first attack defeats their common target, the
 * linked attack is dropped (PHASE-R29).
 */
function pairEffects(
  table: PhasesTable,
  me: PhasesFighter,
  target: PhasesFighter,
  { arm }: EdgeFacts,
  first: Bodies,
  next: Id,
) {
  const linked = arm === undefined ? undefined : partnerOf(me, arm);
  const other = findFighter(table, next);
  if (!linked || !other) return effectsOn(target, first);
  const roll: EdgeFacts = { arm: linked };
  if (next === target.id) return effectsOn(target, striking(table, me, target, roll, first));
  return [...effectsOn(target, first), ...effectsOn(other, striking(table, me, other, roll, bodyOf(other)))];
}

/**
 * Returns the odds of a blast; undefined if the attacker is gone. Although its damage is rolled once, the odds for each
 * victim are computed separately.
 */
export function blastOdds(table: PhasesTable, by: Id, arm: string, at: Hex): RatedOdds | undefined {
  const me = findFighter(table, by);
  if (!me) return undefined;
  const victims = victimsOf(table, at, attackOf(me, arm).blast).map((id) => fighterOf(table, id));
  return oddsOnAll(table, me, arm, victims);
}

/** Returns the odds of a blast on these victims. */
export function oddsOnAll(
  table: PhasesTable,
  me: PhasesFighter,
  arm: string,
  victims: readonly PhasesFighter[],
): RatedOdds {
  const roll: EdgeFacts = { arm, isBlast: true };
  const chances = victims.map((victim) => chancesOf(table, me, victim, roll));
  const none = chances.reduce((so, { miss }) => so * miss, 1);
  const harmed = victims.map((victim) => striking(table, me, victim, roll, bodyOf(victim)));
  const effects = victims.flatMap((victim, index) => effectsOn(victim, harmed[index] ?? []));
  const worth = victims.reduce(
    (so, victim, index) => so + unseenWorth(me, victim, 1 - (chances[index]?.miss ?? 1), harmed[index] ?? []),
    0,
  );
  const outcomes = outcomesOf(TEXT.odds, { miss: none, hit: 1 - none });
  const odds = { outcomes, success: 1 - none, effects, worth };
  return victims.length === 0 ? odds : derived(odds, () => deriveHit(table, me, victims, roll));
}
