import type { Chance, Effect, RatedOdds } from '../../../engine/core/forecast.ts';
import { certainly, changeOf, die, mapped, mixed, outcomesOf, sum } from '../../../kit/odds.ts';
import type { Means } from '../book/attack-means.ts';
import type { Attempt } from '../book/checks.ts';
import { evasionAttempt } from '../book/evasion.ts';
import { blowFormula, hitAttempt } from '../book/hit.ts';
import { equippedAs } from '../book/things.ts';
import type { AbilityId } from '../sheet/abilities.ts';
import type { Specialty } from '../sheet/specialties.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { oddsOnTarget, ownHarm, SIXTH, type TargetOdds } from './blow-odds.ts';
import { blowFacts, type Stance, victimFacts } from './harm.ts';
import { type CheckResult, chanceOfOutcome, checkFacts, resultsOfCheck } from './rolls.ts';
import { ailmentWorth, EXTRA_ACTION, endWorth, partWorth, WILL, willToLive } from './worth.ts';

/** A possible attack, with its attacker and targets. */
export interface Assault {
  readonly attacker: HuntFighter;
  readonly means: Means;
  readonly specialty: Specialty;
  /** The attacker's own Supports. */
  readonly supports: readonly AbilityId[];
  /** The Supports lent by partners. */
  readonly fed: readonly AbilityId[];
  readonly targets: readonly HuntFighter[];
}

/** The targets' responses to an attack: whether they try to evade, and whether they spend Willpower on death checks. */
export interface Response {
  readonly evades: boolean;
  readonly stance: Stance;
}

export const LET_IT_COME: Response = { evades: false, stance: 'pass' };

/** The odds of an attack on one target, together with that target. */
interface Aimed extends TargetOdds {
  readonly target: HuntFighter;
}

/** Returns the odds of an attack if all targets respond in the same way. */
export function attackOdds(table: HuntTable, assault: Assault, response: Response): RatedOdds {
  const { attacker, means, supports, fed } = assault;
  const hit = checkFacts(hitAttempt(attacker, assault, means));
  const blow = blowFacts(attacker, means, [...supports, ...fed]);
  const results = resultsOfCheck(hit);
  const targetOdds = assault.targets.map((target): Aimed => {
    const attempt = response.evades ? dodgeAttempt(table, assault, target) : null;
    const dodge = attempt && checkFacts(attempt);
    return { target, ...oddsOnTarget({ hit, dodge, blow, victim: victimFacts(target) }) };
  });
  const fumble = chanceOfOutcome(results, 'fumble');
  const countered = targetOdds.reduce((so, one) => so + one.countered, 0);
  const isArmed = equippedAs(attacker, means.weapon) !== undefined;
  const own = ownHarm({ isArmed, fumble, countered, blow, victim: victimFacts(attacker) });
  const wills = response.evades
    ? targetOdds.filter(({ target }) => target.wp > 0).map((one) => evadersWill(table, one, results))
    : [attackersWill(table, attacker, results, own.downed)];
  const effects = [
    ...targetOdds.map(({ target, loss }) => ({ target: target.id, ...loss[response.stance] })),
    { target: attacker.id, ...own.loss.pass },
    ...wills,
  ];
  return {
    outcomes: outcomesFor(results, targetOdds),
    success: successOf(results, targetOdds),
    effects,
    worth: worthOnTargets(assault, targetOdds, effects, response) - worthOfFumble(assault, fumble),
  };
}

/**
 * Returns the target's Evasion check against a Hit check with the result 0. Returns null if the target cannot evade.
 */
export function dodgeAttempt(
  table: HuntTable,
  { attacker, specialty }: Assault,
  target: HuntFighter,
): Attempt | null {
  if (target.wp === 0) return null; // HUNT-52
  return evasionAttempt(table, target, { by: attacker.id, specialty }, 0); // HUNT-48
}

/** Returns the effect of an attack on the Willpower of a target that tries to evade every hit. */
function evadersWill(
  { options }: HuntTable,
  { target, downed }: Aimed,
  results: readonly CheckResult[],
): Effect {
  const hit = chanceOfOutcome(results, 'success') + chanceOfOutcome(results, 'critical');
  const spared = options.fate === 'helpless' ? downed : 0; // HUNT-R46
  const change = mixed([
    [1 - hit, certainly(0)],
    [hit - spared, certainly(-1)],
    [spared, certainly(-target.wp)],
  ]);
  return changeOf(target.id, 'wp', change);
}

const ONE_DIE = die(6);
/**
 * The Willpower that the attacker gains from a critical Hit check: 1d6. One of the six table entries adds another
 * 1d6.
 */
const GAINED = mixed([
  [5 * SIXTH, ONE_DIE],
  [SIXTH, sum(ONE_DIE, ONE_DIE)],
]); // HUNT-R4, HUNT-10
const LOST = mapped(ONE_DIE, (shown) => -shown); // HUNT-10

/**
 * Returns the effect of an attack on the attacker's own Willpower. `downed` is the chance that the attacker brings
 * itself to 0 Stamina.
 */
function attackersWill(
  { options }: HuntTable,
  attacker: HuntFighter,
  results: readonly CheckResult[],
  downed: Chance,
): Effect {
  const [critical, fumble] = [chanceOfOutcome(results, 'critical'), chanceOfOutcome(results, 'fumble')];
  const spared = options.fate === 'helpless' ? downed : 0; // HUNT-R46
  const change = mixed([
    [1 - critical - fumble * SIXTH - spared, certainly(0)],
    [critical, GAINED],
    [fumble * SIXTH, LOST],
    [spared, certainly(-attacker.wp)],
  ]);
  return changeOf(attacker.id, 'wp', change);
}

/** Returns the chance that an attack hits, on average over its targets. */
export function successOf(results: readonly CheckResult[], targetOdds: readonly TargetOdds[]): Chance {
  const hit = chanceOfOutcome(results, 'success') + chanceOfOutcome(results, 'critical');
  return hit - averageEvaded(targetOdds);
}

function averageEvaded(targetOdds: readonly TargetOdds[]): Chance {
  return targetOdds.length === 0
    ? 0
    : targetOdds.reduce((so, { evaded }) => so + evaded, 0) / targetOdds.length;
}

function outcomesFor(results: readonly CheckResult[], targetOdds: readonly Aimed[]): RatedOdds['outcomes'] {
  const evaded = averageEvaded(targetOdds);
  const hit = chanceOfOutcome(results, 'success') + chanceOfOutcome(results, 'critical');
  const share = hit > 0 ? 1 - evaded / hit : 1;
  return outcomesOf(TEXT.odds, {
    fumble: chanceOfOutcome(results, 'fumble'),
    miss: chanceOfOutcome(results, 'failure'),
    evaded,
    hit: chanceOfOutcome(results, 'success') * share,
    critical: chanceOfOutcome(results, 'critical') * share,
  });
}

/** Rates those effects on the targets that are missing from the `effects` of the forecast. */
function worthOnTargets(
  { attacker, means, supports, fed }: Assault,
  targetOdds: readonly Aimed[],
  effects: readonly Effect[],
  { stance }: Response,
): number {
  const brought = blowFormula(attacker, means, [...supports, ...fed]).inflicts;
  return targetOdds.reduce((so, one) => {
    const { target, harmed, part, struck } = one;
    const end = effects.find((effect) => effect.target === target.id && effect.field === 'hp')?.defeat ?? 0;
    const ill = brought.reduce(
      (sum, { ailment, ifHarmed }) => sum + (ifHarmed ? harmed : struck) * ailmentWorth(target, ailment),
      0,
    );
    const parts = Math.max(0, part - end) * partWorth(target);
    const bought = stance === 'spend' ? part * willToLive(target, target.parts.length + 1) : 0;
    const worth = ill + parts + bought + end * endWorth(target);
    return so + (target.side === attacker.side ? -worth : worth);
  }, 0);
}

/**
 * Returns the worth that the attacker can expect to lose through a fumble, apart from damage. A fumble can cost its
 * weapon or Willpower, topple it, or give an opponent an extra action.
 */
function worthOfFumble({ attacker, means }: Assault, fumble: Chance): number {
  const arm = equippedAs(attacker, means.weapon) === undefined ? 0 : 6;
  return fumble * SIXTH * (arm + ailmentWorth(attacker, 'toppled') + 3.5 * WILL + EXTRA_ACTION);
}
