import type { Chance, Effect, RatedOdds } from '../../../engine/core/forecast.ts';
import { certainly, changeOf, type Distribution, die, mapped, mixed, sum } from '../../../kit/odds.ts';
import type { Means } from '../book/attack-means.ts';
import { EVASION_CRITICAL, HIT_CRITICAL, HIT_FUMBLE, UNARMED_FUMBLE } from '../book/criticals.ts';
import { evasionAttempt } from '../book/evasion.ts';
import { blowFormula, hitAttempt } from '../book/hit.ts';
import { equippedAs } from '../book/things.ts';
import type { AbilityId } from '../sheet/abilities.ts';
import type { Specialty } from '../sheet/specialties.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import {
  changed,
  type Force,
  forceOf,
  type Hits,
  harmChance,
  landed,
  partChance,
  type Stance,
  sparedChance,
  staminaEffect,
  throughTo,
} from './harm.ts';
import { type CheckResult, chancesOf, resultsOfCheck } from './rolls.ts';
import { ailmentWorth, EXTRA_ACTION, endWorth, partWorth, WILL, willToLive } from './worth.ts';

/** An attack that could be made. */
export interface Assault {
  readonly attacker: HuntFighter;
  readonly means: Means;
  readonly specialty: Specialty;
  /** The attacker's Supports, and those lent by partners. */
  readonly supports: readonly AbilityId[];
  readonly fed: readonly AbilityId[];
  readonly targets: readonly HuntFighter[];
}

/** The way the targets respond to an attack. */
export interface Response {
  readonly evades: boolean;
  readonly stance: Stance;
}

export const LET_IT_COME: Response = { evades: false, stance: 'pass' };

/** The chance of each entry of a table of criticals or fumbles. */
const SIXTH = 1 / HIT_FUMBLE.length;
const COUNTER = EVASION_CRITICAL.find(({ counter }) => counter)?.counter ?? 0;
/** The chance that a roll on the Evasion Critical table strikes back. */
const COUNTERS = EVASION_CRITICAL.filter(({ counter }) => counter).length / EVASION_CRITICAL.length;
const DOUBLE = Math.max(...HIT_CRITICAL.map(({ times = 1 }) => times));

/** The odds of an attack on one target. */
interface TargetOdds {
  readonly target: HuntFighter;
  readonly hits: Hits;
  /** The chances that the target is hit, that it evades, and that it strikes back. */
  readonly struck: Chance;
  readonly evaded: Chance;
  readonly countered: Chance;
}

/** Returns the odds of an attack with that response. */
export function attackOdds(table: HuntTable, assault: Assault, response: Response): RatedOdds {
  const { attacker, means, supports, fed } = assault;
  const helps = [...supports, ...fed];
  const results = resultsOfCheck(hitAttempt(attacker, assault, means));
  const [plain, double] = [forceOf(attacker, means, helps), forceOf(attacker, means, helps, DOUBLE)];
  const targetOdds = assault.targets.map((target) =>
    oddsOnTarget(table, assault, target, results, { plain, double }, response),
  );
  const fumble = chanceOfOutcome(results, 'fumble');
  const countered = targetOdds.reduce((so, one) => so + one.countered, 0);
  const own = ownHits(attacker, means, plain, fumble, countered);
  const wills = response.evades
    ? targetOdds.filter(({ target }) => target.wp > 0).map((one) => evadersWill(table, one, results))
    : [attackersWill(table, attacker, results, own)];
  const effects = [
    ...targetOdds.map(({ target, hits }) => staminaEffect(target, hits, response.stance)),
    staminaEffect(attacker, own),
    ...wills,
  ];
  return {
    outcomes: outcomesOf(results, targetOdds),
    success:
      chanceOfOutcome(results, 'success') + chanceOfOutcome(results, 'critical') - averageEvaded(targetOdds),
    effects,
    worth: worthOnTargets(assault, targetOdds, effects, response) - worthOfFumble(assault, fumble),
  };
}

function chanceOfOutcome(results: readonly CheckResult[], outcome: CheckResult['outcome']): Chance {
  return results.reduce((so, result) => so + (result.outcome === outcome ? result.chance : 0), 0);
}

interface Forces {
  readonly plain: Force;
  readonly double: Force;
}

/** Returns the odds on one target over all results of the Hit check. */
function oddsOnTarget(
  table: HuntTable,
  { attacker, specialty }: Assault,
  target: HuntFighter,
  results: readonly CheckResult[],
  { plain, double }: Forces,
  { evades }: Response,
): TargetOdds {
  const mayEvade = evades && target.wp > 0; // HUNT-52
  const hits: Hits[number][] = [];
  let [struck, evaded, countered] = [0, 0, 0];
  const shares = { success: { failed: 0, fumbled: 0 }, critical: { failed: 0, fumbled: 0 } };
  for (const { outcome, result, chance } of results) {
    if (outcome !== 'success' && outcome !== 'critical') continue;
    const item = { by: attacker.id, specialty };
    const dodge = mayEvade ? chancesOf(evasionAttempt(table, target, item, result)) : NO_DODGE; // HUNT-48
    shares[outcome].failed += chance * dodge.failure;
    shares[outcome].fumbled += chance * dodge.fumble;
    struck += chance * (dodge.failure + dodge.fumble);
    evaded += chance * (dodge.success + dodge.critical);
    countered += chance * dodge.critical * COUNTERS; // HUNT-49
  }
  hits.push(...landed(target, plain, shares.success.failed, shares.success.fumbled));
  for (const [force, share] of criticals(plain, double))
    hits.push(...landed(target, force, share * shares.critical.failed, share * shares.critical.fumbled));
  return { target, hits, struck, evaded, countered };
}

const NO_DODGE = { success: 0, failure: 1, critical: 0, fumble: 0 };

/** Returns the force with each entry of the Hit Critical table, and its chance. */
function criticals(plain: Force, double: Force): (readonly [Force, Chance])[] {
  const entries = HIT_CRITICAL.filter(({ addsDie, irreducible, times }) => addsDie ?? irreducible ?? times);
  const each = 1 / HIT_CRITICAL.length;
  return [
    ...entries.map((entry) => [entry.times ? double : changed(plain, entry), each] as const), // HUNT-10
    [plain, (HIT_CRITICAL.length - entries.length) * each],
  ];
}

/** Returns the damage that the attacker may take from the attack. */
function ownHits(
  attacker: HuntFighter,
  { weapon }: Means,
  force: Force,
  fumble: Chance,
  countered: Chance,
): Hits {
  const isArmed = equippedAs(attacker, weapon) !== undefined;
  const hits: [Chance, Distribution][] = [[countered, certainly(COUNTER)]]; // HUNT-49
  if (!isArmed) hits.push([fumble * SIXTH, certainly(UNARMED_FUMBLE)]); // HUNT-10
  hits.push([fumble * SIXTH, throughTo(attacker, force)]); // HUNT-10
  return hits.filter(([chance]) => chance > 0);
}

/** Returns the effect on the Willpower of a target that evades every hit. */
function evadersWill(
  table: HuntTable,
  { target, hits }: TargetOdds,
  results: readonly CheckResult[],
): Effect {
  const hit = chanceOfOutcome(results, 'success') + chanceOfOutcome(results, 'critical');
  const spared = sparedChance(table, target, hits);
  const change = mixed([
    [1 - hit, certainly(0)],
    [hit - spared, certainly(-1)],
    [spared, certainly(-target.wp)],
  ]);
  return changeOf(target.id, 'wp', change);
}

/** Returns the effect of its checks, and of damage to itself, on the attacker's Willpower. */
function attackersWill(
  table: HuntTable,
  attacker: HuntFighter,
  results: readonly CheckResult[],
  own: Hits,
): Effect {
  const [critical, fumble] = [chanceOfOutcome(results, 'critical'), chanceOfOutcome(results, 'fumble')];
  const spared = sparedChance(table, attacker, own);
  const gained = mixed([
    [5 * SIXTH, die(6)],
    [SIXTH, sum(die(6), die(6))],
  ]); // HUNT-R4, HUNT-10
  const change = mixed([
    [1 - critical - fumble * SIXTH - spared, certainly(0)],
    [critical, gained],
    [fumble * SIXTH, mapped(die(6), (shown) => -shown)], // HUNT-10
    [spared, certainly(-attacker.wp)],
  ]);
  return changeOf(attacker.id, 'wp', change);
}

function averageEvaded(targetOdds: readonly TargetOdds[]): Chance {
  return targetOdds.length === 0
    ? 0
    : targetOdds.reduce((so, { evaded }) => so + evaded, 0) / targetOdds.length;
}

function outcomesOf(
  results: readonly CheckResult[],
  targetOdds: readonly TargetOdds[],
): RatedOdds['outcomes'] {
  const evaded = averageEvaded(targetOdds);
  const hit = chanceOfOutcome(results, 'success') + chanceOfOutcome(results, 'critical');
  const share = hit > 0 ? 1 - evaded / hit : 1;
  return [
    { id: 'fumble', label: TEXT.odds.fumble, chance: chanceOfOutcome(results, 'fumble') },
    { id: 'miss', label: TEXT.odds.miss, chance: chanceOfOutcome(results, 'failure') },
    { id: 'evaded', label: TEXT.odds.evaded, chance: evaded },
    { id: 'hit', label: TEXT.odds.hit, chance: chanceOfOutcome(results, 'success') * share },
    { id: 'critical', label: TEXT.odds.critical, chance: chanceOfOutcome(results, 'critical') * share },
  ].filter(({ chance }) => chance > 0);
}

/** Rates the effects on the targets that the forecast's effects do not show. For bots. */
function worthOnTargets(
  { attacker, means, supports, fed }: Assault,
  targetOdds: readonly TargetOdds[],
  effects: readonly Effect[],
  { stance }: Response,
): number {
  const brought = blowFormula(attacker, means, [...supports, ...fed]).inflicts;
  return targetOdds.reduce((so, one) => {
    const { target, hits, struck } = one;
    const end = effects.find((effect) => effect.target === target.id && effect.field === 'hp')?.defeat ?? 0;
    const ill = brought.reduce(
      (sum, { ailment, ifHarmed }) =>
        sum + (ifHarmed ? harmChance(hits) : struck) * ailmentWorth(target, ailment),
      0,
    );
    const parts = Math.max(0, partChance(target, hits) - end) * partWorth(target);
    const bought =
      stance === 'spend' ? partChance(target, hits) * willToLive(target, target.parts.length + 1) : 0;
    const worth = ill + parts + bought + end * endWorth(target);
    return so + (target.side === attacker.side ? -worth : worth);
  }, 0);
}

/** Rates a fumble's costs other than damage: weapon, footing, Willpower, an extra action for the opponents. */
function worthOfFumble({ attacker, means }: Assault, fumble: Chance): number {
  const arm = equippedAs(attacker, means.weapon) === undefined ? 0 : 6;
  return fumble * SIXTH * (arm + ailmentWorth(attacker, 'toppled') + 3.5 * WILL + EXTRA_ACTION);
}
