import type { Effect, RatedOdds } from '../../../engine/core/forecast.ts';
import { oncePer } from '../../../kit/memo.ts';
import { type Distribution, orNothing } from '../../../kit/odds.ts';
import { isSuccess } from '../book/checks.ts';
import { type DamageChanges, damageAt, type WeaponDamage } from '../book/damage.ts';
import { isWorsened } from '../book/defense.ts';
import { STRAY_SHARE } from '../book/fumbles.ts';
import { isReaction } from '../book/modifiers.ts';
import { earnsNoFp, effectiveLevel, levelWithoutDice } from '../book/pending-attack.ts';
import { fpOfHit, fpOfKills } from '../book/points.ts';
import { LEVELS, type Level } from '../sheet/skills.ts';
import { TEXT } from '../words/catalog.ts';
import type {
  AttackFacts,
  BlowFacts,
  DefenseFacts,
  GuardFacts,
  InterceptorFacts,
  VictimFacts,
} from './attack-facts.ts';
import {
  type CheckFacts,
  chanceToBeat,
  chanceToBeatCheck,
  type LevelOdds,
  levelsIn,
  oddsOf,
  oddsOfLevels,
} from './chances.ts';
import { damageOdds, harmTo, type Loss, lossBy, lossFrom } from './effects.ts';
import { worthOfFpWithin } from './worth.ts';

/** A possible hit and its chance. */
export interface PossibleHit {
  readonly level: Level;
  /** True if a critically failed defense turns the hit into triple damage. */
  readonly worsened: boolean;
  readonly chance: number;
}

/** Returns the exact odds of an attack against `defense`, or without any reaction if `defense` is omitted. */
export function attackOdds(attack: AttackFacts, defense?: DefenseFacts): RatedOdds {
  const { blow, target, stray } = attack;
  const { hits, outcomes, success, stopped, ...losses } = clashOf({ blow, guard: defense?.guard });
  const strikes = losses.struck ? [lossBy(target, losses.struck)] : [];
  const counters = defense && losses.countered ? [lossBy(defense.attacker, losses.countered)] : [];
  return {
    outcomes,
    success,
    effects: [...strikes, ...counters, ...(stray ? strayEffect(blow, stray) : [])],
    worth:
      worthOfHits(attack, hits, strikes[0]?.defeat ?? 0) - (defense ? worthOfStopping(defense, stopped) : 0),
  };
}

/** An attack and the defense that it meets; `guard` is undefined without a defense. */
interface Clash {
  readonly blow: BlowFacts;
  readonly guard: GuardFacts | undefined;
}

/** Returns the part of an attack's odds that does not depend on the fighters' HP and FP, and so can be cached. */
const clashOf = oncePer(({ blow, guard }: Clash) => {
  const unanswered = unansweredHits(blow);
  const hits = guard ? guardedHits(blow, unanswered, guard) : unanswered;
  const success = totalOf(hits);
  const stopped = totalOf(unanswered) - success;
  return {
    hits,
    outcomes: outcomesOf(hits, success),
    success,
    stopped,
    struck: blow.kind === 'disarm' ? undefined : lossFrom(damageOf(blow.damage, blow.dr, hits)),
    countered: guard?.counter && stopped > 0 ? counterLoss(guard.counter, stopped) : undefined,
  };
});

function outcomesOf(hits: readonly PossibleHit[], success: number): RatedOdds['outcomes'] {
  const levels = LEVELS.filter(isSuccess).map((level) => ({
    id: level,
    label: TEXT.odds.level[level],
    chance: totalOf(hits.filter((hit) => hit.level === level)),
  }));
  const outcomes = [{ id: 'miss', label: TEXT.odds.miss, chance: Math.max(0, 1 - success) }, ...levels];
  return outcomes.filter(({ chance }) => chance > 0);
}

/**
 * Returns the odds of each level of an attack. If the attack has been rolled or needs no roll, its level is certain.
 */
function levelsOfAttack(attack: BlowFacts): LevelOdds {
  const certain = attack.level ?? levelWithoutDice(attack);
  return certain ? oddsOf(certain) : oddsOfLevels(attack.check.tn, attack.check.edge);
}

/** Returns the successful levels of an attack with their chances, before any reaction. */
function unansweredHits(attack: BlowFacts): PossibleHit[] {
  return levelsIn(levelsOfAttack(attack))
    .filter(({ level }) => isSuccess(level))
    .map(({ level, chance }) => ({
      level: attack.level ?? effectiveLevel(attack, level),
      worsened: false,
      chance,
    }));
}

/** Returns the possible hits that a defense does not stop, with their chances. */
function guardedHits(
  { check: own }: BlowFacts,
  hits: readonly PossibleHit[],
  { defense, perfect, check, lift }: GuardFacts,
): PossibleHit[] {
  const answers = levelsIn(perfect ? oddsOf('normal') : oddsOfLevels(check.tn, check.edge));
  return hits.flatMap(({ level, chance }) =>
    answers.map((answer) => {
      const result = { level: answer.level, skill: check.skill, pc: check.pc };
      const attack = { level, skill: own.skill, pc: own.pc };
      const beaten = chanceToBeat(attack, result, lift);
      const worsened = isWorsened(attack, defense, result);
      return { level, worsened, chance: chance * answer.chance * beaten };
    }),
  );
}

function totalOf(possible: readonly PossibleHit[]): number {
  return possible.reduce((sum, { chance }) => sum + chance, 0);
}

/** Returns how the damage of possible hits affects a fighter. */
export function damageEffect(
  damage: WeaponDamage,
  victim: VictimFacts,
  possible: readonly PossibleHit[],
  changes?: DamageChanges,
): Effect {
  return harmTo(victim, damageOf(damage, victim.dr, possible, changes));
}

/** Returns the distribution of the damage that possible hits deal. */
function damageOf(
  damage: WeaponDamage,
  dr: number,
  possible: readonly PossibleHit[],
  changes: DamageChanges = {},
): Distribution {
  const hurts = merged(possible).map(({ level, worsened, chance }) => {
    const spec = damageAt(damage, level, { ...changes, worsened });
    return [chance, damageOdds(spec, dr)] as const;
  });
  return orNothing(hurts);
}

/** Merges hits of the same level and severity, so that their damage is computed once. */
function merged(possible: readonly PossibleHit[]): PossibleHit[] {
  const nonzero = possible.filter(({ chance }) => chance > 0);
  const alike = Map.groupBy(nonzero, ({ level, worsened }) => `${level} ${worsened}`);
  return [...alike.values()].flatMap(([hit, ...others]) =>
    hit ? [{ ...hit, chance: hit.chance + totalOf(others) }] : [],
  );
}

/**
 * Returns the hit points that the attacker loses to a Riposte's counterattack. `stopped` is the chance that the Riposte
 * stops the attack.
 */
function counterLoss(counter: BlowFacts, stopped: number): Loss {
  const possible = unansweredHits(counter).map((hit) => ({ ...hit, chance: hit.chance * stopped }));
  return lossFrom(damageOf(counter.damage, counter.dr, possible));
}

/** Returns the effect of a stray shot on the attacker's ally that it would hit. */
function strayEffect(blow: BlowFacts, victim: VictimFacts): Effect[] {
  const fumbled = levelsIn(levelsOfAttack(blow)).find(({ level }) => level === 'critical-failure');
  if (!fumbled) return [];
  const chance = fumbled.chance * STRAY_SHARE; // FLOW-R24
  const damage = damageOdds(damageAt(blow.damage, 'normal'), victim.dr);
  return [harmTo(victim, orNothing([[chance, damage]]))];
}

/** Returns the worth of the FP that the attacker can expect, in hit points. */
function worthOfHits({ blow, fp }: AttackFacts, hits: readonly PossibleHit[], fatal: number): number {
  if (earnsNoFp(blow)) return 0;
  const reaction = isReaction(blow.kind) ? fp.forReaction : 0;
  let worth = 0;
  for (const { level, chance } of hits) worth += chance * worthOfFpWithin(fp.room, fpOfHit(level) + reaction);
  return worth + fatal * worthOfFpWithin(fp.room, fpOfKills(1));
}

/** Returns the worth of the FP that the defender can expect, in hit points. */
function worthOfStopping({ guard, fp }: DefenseFacts, stopped: number): number {
  return guard.perfect ? 0 : stopped * worthOfFpWithin(fp.room, fp.forReaction);
}

/** Returns the odds of intercepting an attack. */
export function interceptOdds({ blow, target }: AttackFacts, interceptor: InterceptorFacts): RatedOdds {
  const { check, fp, victim } = interceptor;
  const { outcomes, success, taken, late } = interceptionOf({ blow, check, dr: victim.dr });
  return {
    outcomes,
    success,
    effects: taken && late ? [lossBy(victim, taken), lossBy(target, late)] : [],
    worth: success * worthOfFpWithin(fp.room, fp.forReaction),
  };
}

/** An attack that an ally of the target intercepts, with the ally's check and DR. */
interface Interception {
  readonly blow: BlowFacts;
  readonly check: CheckFacts;
  readonly dr: number;
}

/**
 * Returns the part of an Intercept's odds that does not depend on the fighters' HP and FP, and so can be cached.
 */
const interceptionOf = oncePer(({ blow, check, dr }: Interception) => {
  const odds = oddsOfLevels(check.tn, check.edge);
  const { skill, pc } = blow.check;
  const good = unansweredHits(blow);
  const late = good.map((hit) => ({
    ...hit,
    chance: hit.chance * chanceToBeatCheck({ skill, pc, level: hit.level }, check, odds),
  }));
  const taken = good.map((hit, index) => ({ ...hit, chance: hit.chance - (late[index]?.chance ?? 0) }));
  const hurts = blow.kind !== 'disarm';
  return {
    outcomes: [
      { id: 'miss', label: TEXT.odds.miss, chance: Math.max(0, 1 - totalOf(good)) },
      { id: 'taken', label: TEXT.odds.taken, chance: totalOf(taken) },
      { id: 'failed', label: TEXT.odds.late, chance: totalOf(late) },
    ].filter(({ chance }) => chance > 0),
    success: totalOf(taken),
    taken: hurts ? lossFrom(damageOf(blow.damage, dr, taken)) : undefined,
    late: hurts ? lossFrom(damageOf(blow.damage, blow.dr, late)) : undefined,
  };
});
