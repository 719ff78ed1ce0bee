import type { RatedForecast } from '../../../engine/core/forecast.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { averageOf, chanceThat, type Distribution, mapped, NOTHING } from '../../../kit/odds.ts';
import { oncePerFighter } from '../../../kit/once-per-fighter.ts';
import { difficultyOf } from '../book/aim-stance-and-gambit/gambit.ts';
import { attackSum } from '../book/attacks/strike.ts';
import { meansBy, type Tool } from '../book/attacks/tools.ts';
import { modifierOf } from '../book/checks.ts';
import { moodOf } from '../book/influence-and-command/influence.ts';
import { passive } from '../book/modifiers.ts';
import { bestOf, opposingBonus, skillSum } from '../book/skill-check.ts';
import { SKILLS, type Skill } from '../sheet/skills.ts';
import type { Condition } from '../sheet/tracks.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { bestBlow } from './best-attack.ts';
import { checkOdds, degreesBy } from './chances.ts';
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

/** Returns the chance of each degree of a skill check against the best of the opponent's `skills`. */
function degreesAgainst(
  me: DegreesFighter,
  skill: Skill,
  other: DegreesFighter,
  skills: readonly Skill[],
  { mood = 0, raise = 0 } = {},
): Distribution {
  const opposing = opposingBonus(other, bestOf(other, skills), me);
  return degreesBy(skillSum(me, { skill, mood }, 0, other) - opposing, raise, true);
}

function chanceOfSuccess(degrees: Distribution): number {
  return chanceThat(degrees, (degree) => degree > 0);
}

export function forecastStand(table: DegreesTable, me: DegreesFighter, act: PlannedAction): RatedForecast {
  if (!act.quickly) return ratedOnly(costOf(me, 'mov'), 1.2, strikersHere(table, me));
  const lead = skillSum(me, { skill: 'acrobatics' }) - 10 - 2 * table.options.pl; // DEG-61
  const degrees = degreesBy(lead, raiseOf(act));
  const odds = checkOdds(degrees, 1.3 * chanceOfSuccess(degrees));
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
  const degrees = degreesAgainst(me, skill, holder, ['might', 'dexterity'], { raise: raiseOf(act) });
  const odds = checkOdds(degrees, chanceOfSuccess(degrees) * 1.5 * grip.degree);
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
  const degrees = degreesAgainst(me, skill, foe, act.versus as Skill[], { raise: raiseOf(act) });
  const worth = chanceOfSuccess(degrees) * newWorth(foe, act.condition as Condition) * 0.9;
  return { ...NOTHING, cost: costOf(me, 'std', act), odds: withReactionBack(checkOdds(degrees, worth), act) };
}

export function forecastAssist(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  const [foe, means] = [targetOf(table, act), meansBy(me, act as Tool)];
  if (!foe || !means || act.mode === 'distract' || act.mode === 'combine') return undefined;
  const bonus = attackSum(table, me, foe, { means, hasEffect: false });
  const degrees = degreesBy(bonus - 10 - table.options.pl, raiseOf(act));
  const ranks = averageOf(mapped(degrees, modifierOf));
  return { ...NOTHING, cost: costOf(me, 'std', act), odds: checkOdds(degrees, ranks * RANK * 0.8) };
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
  const degrees = degreesBy(skillSum(me, { skill }, 0, foe) - passive(foe, 'deception'), raiseOf(act)); // DEG-48
  const gained = averageOf(degrees, (degree) => Math.min(5 - known, Math.max(0, degree))); // DEG-49
  const worth = act.choose === 'analyze' ? gained * RANK * 0.9 : 0;
  const odds = checkOdds(degrees, worth);
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
  const degrees = degreesBy(skillSum(me, { skill }) - difficultyHere(table, me), raiseOf(act));
  const odds = checkOdds(degrees, averageOf(degrees, modifierOf) * worthOfRank(table, receiver));
  return { ...NOTHING, cost: costOf(me, 'mov', act), odds, provokes: strikersHere(table, me) };
}

const difficultyHere = oncePerFighter(difficultyOf);

/** Rates a rank of Advantage by how much it improves the fighter's best attack. */
const worthOfRank = oncePerFighter((table: DegreesTable, me: DegreesFighter) => {
  const helped = { ...me, mods: [...me.mods, { kind: 'all', ranks: 1, until: null } as const] };
  return bestBlow(table, helped) - bestBlow(table, me);
});

/** Returns the forecast of an attempt to influence a fighter. Its worth for bots is 0. */
export function forecastInfluence(
  table: DegreesTable,
  me: DegreesFighter,
  act: PlannedAction,
): RatedForecast | undefined {
  const foe = targetOf(table, act);
  const skill = skillNamed(act.skill);
  if (!foe || !skill) return undefined;
  const degrees = degreesAgainst(me, skill, foe, [skill, 'insight'], {
    mood: moodOf(foe),
    raise: raiseOf(act),
  });
  return {
    ...NOTHING,
    cost: costOf(me, 'mov', act),
    odds: checkOdds(degrees, 0),
    provokes: strikersHere(table, me),
  };
}
