import type { RatedForecast, RatedOdds } from '../../../engine/core/forecast.ts';
import type { Derivation } from '../../../engine/presentation/derivation.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { derived } from '../../../kit/derivation.ts';
import { averageOf, chanceThat, type Distribution, mapped, NOTHING } from '../../../kit/odds.ts';
import { oncePerFighter } from '../../../kit/once-per-fighter.ts';
import { difficultyOf } from '../book/aim-stance-and-gambit/gambit.ts';
import { meansBy, type Tool } from '../book/attacks/tools.ts';
import type { Tally } from '../book/causes.ts';
import { dcOfLevel, modifierOf } from '../book/checks.ts';
import { moodOf } from '../book/influence-and-command/influence.ts';
import { passive } from '../book/modifiers.ts';
import { bestOf, opposingBonus, skillSum } from '../book/skill-check.ts';
import { assistDc, assistSum } from '../book/tricks-and-assistance/assist.ts';
import { SKILLS, type Skill } from '../sheet/skills.ts';
import type { Condition } from '../sheet/tracks.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { bestBlow } from './best-attack.ts';
import { checkOdds, degreesBy, degreesOfAssist } from './chances.ts';
import { dcSide, deriveAssist, deriveCheck, deriveOpposed, sideOf } from './derivations.ts';
import {
  costOf,
  type PlannedAction,
  raiseOf,
  ratedOnly,
  targetOf,
  withReactionBack,
} from './planned-action.ts';
import { strikersHere } from './provocations.ts';
import { newWorth, RANK } from './worth.ts';

/* Odds of skill checks and their results. */

function skillNamed(name: unknown): Skill | undefined {
  return SKILLS.find((skill) => skill === name);
}

type Sum = (causes?: Tally) => number;

/** The chance of each degree of a check, and the derivation of its success. */
interface Trial {
  readonly degrees: Distribution;
  readonly derive: () => Derivation;
}

/** Returns a skill check against the best of the opponent's `skills`. */
function against(
  me: DegreesFighter,
  skill: Skill,
  other: DegreesFighter,
  skills: readonly Skill[],
  { mood = 0, raise = 0 } = {},
): Trial {
  const best = bestOf(other, skills);
  const bonus: Sum = (causes) => skillSum(me, { skill, mood }, 0, other, causes);
  const opposing: Sum = (causes) => opposingBonus(other, best, me, 0, causes);
  return {
    degrees: degreesBy(bonus() - opposing(), raise, true),
    derive: () => deriveOpposed(sideOf(me, skill, bonus), sideOf(other, best, opposing, raise)),
  };
}

/** Returns a check against a fixed DC. */
function againstDc(me: DegreesFighter, what: string, bonus: Sum, dc: Sum, act: PlannedAction): Trial {
  const raise = raiseOf(act);
  return {
    degrees: degreesBy(bonus() - dc(), raise),
    derive: () => deriveCheck(sideOf(me, what, bonus), dcSide(dc, raise)),
  };
}

/** Returns the odds of a check, and their worth for bots. */
function oddsOf({ degrees, derive }: Trial, worth: number): RatedOdds {
  return derived(checkOdds(degrees, worth), derive);
}

function chanceOfSuccess(degrees: Distribution): number {
  return chanceThat(degrees, (degree) => degree > 0);
}

export function forecastStand(table: DegreesTable, me: DegreesFighter, act: PlannedAction): RatedForecast {
  if (!act.quickly) return ratedOnly(costOf(me, 'mov'), 1.2, strikersHere(table, me));
  const bonus: Sum = (causes) => skillSum(me, { skill: 'acrobatics' }, 0, undefined, causes);
  const trial = againstDc(me, 'acrobatics', bonus, (causes) => dcOfLevel(table, 2, causes), act); // DEG-61
  const odds = oddsOf(trial, 1.3 * chanceOfSuccess(trial.degrees));
  return { ...NOTHING, cost: {}, odds: withReactionBack(odds, act) };
}

export function forecastEscape(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  const grip = me.effects.find(({ track }) => track === 'grab');
  const holder = grip && findFighter(table, grip.by);
  const skill = skillNamed(act.skill);
  if (!grip || !holder || !skill) return undefined;
  const trial = against(me, skill, holder, ['might', 'dexterity'], { raise: raiseOf(act) });
  const odds = oddsOf(trial, chanceOfSuccess(trial.degrees) * 1.5 * grip.degree);
  return { ...NOTHING, cost: costOf(me, 'mov', act), odds: withReactionBack(odds, act) };
}

export function forecastTrick(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  const foe = targetOf(table, act);
  const skill = skillNamed(act.skill);
  if (!foe || !skill || !Array.isArray(act.versus)) return undefined;
  const trial = against(me, skill, foe, act.versus as Skill[], { raise: raiseOf(act) });
  const worth = chanceOfSuccess(trial.degrees) * newWorth(foe, act.condition as Condition) * 0.9;
  return { ...NOTHING, cost: costOf(me, 'std', act), odds: withReactionBack(oddsOf(trial, worth), act) };
}

export function forecastAssist(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  const [foe, means] = [targetOf(table, act), meansBy(me, act as Tool)];
  if (!foe || !means || act.mode === 'distract' || act.mode === 'combine') return undefined;
  const bonus: Sum = (causes) => assistSum(table, me, foe, means, causes);
  const dc: Sum = (causes) => assistDc(table, me, foe, means, act.mode, causes);
  const raise = raiseOf(act);
  const trial: Trial = {
    degrees: degreesOfAssist(bonus() - dc(), raise),
    derive: () => deriveAssist(sideOf(me, `attack.${means.type}`, bonus), dcSide(dc, raise)),
  };
  const ranks = averageOf(mapped(trial.degrees, modifierOf));
  return { ...NOTHING, cost: costOf(me, 'std', act), odds: oddsOf(trial, ranks * RANK * 0.8) };
}

export function forecastAssess(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  const foe = targetOf(table, act);
  const skill = skillNamed(act.skill);
  if (!foe || !skill) return undefined;
  const known = me.analysis[foe.id] ?? 0;
  const bonus: Sum = (causes) => skillSum(me, { skill }, 0, foe, causes);
  const trial = againstDc(me, skill, bonus, (causes) => passive(foe, 'deception', causes), act); // DEG-48
  const gained = averageOf(trial.degrees, (degree) => Math.min(5 - known, Math.max(0, degree))); // DEG-49
  const worth = act.choose === 'analyze' ? gained * RANK * 0.9 : 0;
  const odds = oddsOf(trial, worth);
  return { ...NOTHING, cost: costOf(me, 'std', act), odds, provokes: strikersHere(table, me) };
}

export function forecastGambit(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  const skill = skillNamed(act.skill);
  if (act.path !== undefined || !skill) return undefined;
  const receiver = typeof act.ally === 'string' ? findFighter(table, act.ally) : me;
  if (!receiver || receiver.mods.some(({ kind }) => kind === 'all')) return undefined;
  const bonus: Sum = (causes) => skillSum(me, { skill }, 0, undefined, causes);
  const dc: Sum = (causes) => (causes ? difficultyOf(table, me, causes) : difficultyHere(table, me));
  const trial = againstDc(me, skill, bonus, dc, act);
  const odds = oddsOf(trial, averageOf(trial.degrees, modifierOf) * worthOfRank(table, receiver));
  return { ...NOTHING, cost: costOf(me, 'mov', act), odds, provokes: strikersHere(table, me) };
}

const difficultyHere = oncePerFighter((table: DegreesTable, me: DegreesFighter) => difficultyOf(table, me));

/** Rates a rank of Advantage by how much it improves the fighter's best attack. */
const worthOfRank = oncePerFighter((table: DegreesTable, me: DegreesFighter) => {
  const helped = { ...me, mods: [...me.mods, { kind: 'all', ranks: 1, until: null } as const] };
  return bestBlow(table, helped) - bestBlow(table, me);
});

/**
 * Returns the forecast of an attempt to influence a fighter; undefined without a target or a skill. Its worth for bots
 * is 0.
 */
export function forecastInfluence(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  const foe = targetOf(table, act);
  const skill = skillNamed(act.skill);
  if (!foe || !skill) return undefined;
  const terms = { mood: moodOf(foe), raise: raiseOf(act) };
  const trial = against(me, skill, foe, [skill, 'insight'], terms);
  return {
    ...NOTHING,
    cost: costOf(me, 'mov', act),
    odds: oddsOf(trial, 0),
    provokes: strikersHere(table, me),
  };
}
