import { ask, type Choice, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { roll } from '../../../engine/state/verbs.ts';
import { areEnemies } from '../../../kit/sides.ts';
import type { Skill } from '../sheet/skills.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { payReaction } from './action-economy.ts';
import { because, type Cause, causesOf, type Tally } from './causes.ts';
import { degreeOf, makeCheck, modifierOf, opposingRoll, type Roll, rollCheck } from './checks.ts';
import { impairment, masterOf } from './conditions.ts';
import { bend } from './destiny/fortune.ts';
import { skillBonus, skillRanks } from './modifiers.ts';
import { raise as RAISES } from './raise-hunch-smash-and-slam/raising.ts';
import { canReact } from './raise-hunch-smash-and-slam/reaction-ask.ts';

/* Skill checks, opposed or not (DEG-R40). */

export interface SkillTerms {
  readonly skill: Skill;
  /** Replaces the bonus of the skill if given (DEG-46). */
  readonly bonus?: Cause;
  readonly dc?: number;
  /** The opponent in an opposed check. It rolls the skill in `skills` for which its bonus is highest. */
  readonly against?: { readonly by: Id; readonly skills: readonly Skill[] };
  /** Ranks that apply only to this check, such as the ranks for the pace of a gambit. */
  readonly ranks?: number;
  /** The modifier from the target's attitude, which is neither Advantage nor Disadvantage. */
  readonly mood?: number;
  /** The target of a check in which the target does not roll. */
  readonly facing?: Id;
  readonly raise?: number | undefined;
  readonly hunch?: boolean | undefined;
  /** Whether the check is the fighter's own action, which uses up help from assists (default: true) (DEG-R54). */
  readonly isOwn?: boolean;
}

/** Makes a skill check, including hunches, the opposing roll and spent points. Returns its degree. */
export function* skillCheck(table: DegreesTable, by: Id, terms: SkillTerms): Script<number> {
  const hunched = terms.hunch ? yield* hunch(table, by) : 0; // DEG-112
  const opposed = terms.against ? yield* oppose(table, terms.against.by) : UNOPPOSED; // DEG-111, DEG-112
  const me = findFighter(table, by);
  const isOwn = terms.isOwn ?? true;
  if (!me) return -1;
  const facing = findFighter(table, terms.against?.by ?? terms.facing ?? '');
  const causes = causesOf((list) => skillSum(me, terms, hunched, facing, list));
  if (isOwn) me.mods = me.mods.filter(({ kind }) => kind !== 'skill'); // DEG-R54
  const check = {
    kind: 'skill' as const,
    of: terms.skill,
    causes,
    ...(terms.dc !== undefined && { dc: terms.dc }),
    raise: terms.raise,
  };
  const die = roll(table, 20); // DEG-R40
  const whole = makeCheck(by, check, die, answerOf(table, me, terms, opposed));
  yield* bend(table, whole); // DEG-81, DEG-136
  return degreeOf(whole);
}

/**
 * Returns the total bonus to a skill check. A burst (a benefit of a Surge) of the opponent `facing` can cancel
 * Advantage (DEG-98).
 */
export function skillSum(
  me: DegreesFighter,
  { skill, bonus, ranks = 0, mood = 0, isOwn = true }: SkillTerms,
  hunched = 0,
  facing?: DegreesFighter,
  causes?: Tally,
): number {
  const foe = facing && areEnemies(me, facing) ? facing : undefined; // DEG-98
  const base = bonus ? because(bonus.why, bonus.value, causes) : skillBonus(me, skill, causes);
  const advantages = skillRanks(me, ranks, isOwn, causes).add(hunched, 'hunch');
  return base + advantages.sum(me, foe) + because('attitude', mood, causes) + impairment(me, causes);
}

/** The results of a hunch or raise that the opponent declares before the roll. */
interface Opposed {
  readonly hunched: number;
  readonly raise: number;
}

const UNOPPOSED: Opposed = { hunched: 0, raise: 0 };

/** Offers the opponent a hunch or a raise, if its player turned on this prompt (DEG-111, DEG-112, DEG-R61). */
function* oppose(table: DegreesTable, id: Id): Script<Opposed> {
  const mayNow = (seen: DegreesTable) => canReact(seen, id, 'always');
  const raise: Choice = {
    option: 'raise',
    params: RAISES,
    variants: () => [{ raise: 1 }, { raise: 2 }],
    check: ({ raise: raised }) => (raised === undefined ? 'bad-input' : undefined),
  };
  const answer = yield* ask({
    for: id,
    speaker: masterOf(table, id) ?? id, // DEG-R12
    kind: 'oppose',
    choices: (seen: DegreesTable) => (mayNow(seen) ? [{ option: 'hunch' }, raise, { option: 'pass' }] : []),
    concerns: (seen: DegreesTable) => mayNow(seen),
    fallback: { option: 'pass' },
  });
  if (answer.option === 'pass' || !mayNow(table)) return UNOPPOSED;
  payReaction(table, fighterOf(table, id)); // DEG-R42
  if (answer.option === 'hunch') return { hunched: yield* hunch(table, id), raise: 0 }; // DEG-112
  return { hunched: 0, raise: Number(answer.raise) }; // DEG-111
}

function answerOf(
  table: DegreesTable,
  me: DegreesFighter,
  { against }: SkillTerms,
  { hunched, raise }: Opposed,
): Roll | null {
  const other = findFighter(table, against?.by ?? '');
  if (!against || !other) return null;
  const best = bestOf(other, against.skills);
  return opposingRoll(table, other.id, best, opposingBonus(other, best, me, hunched), raise);
}

/** Returns the opponent's bonus in an opposed check. Help from assists does not count for the opponent. */
export function opposingBonus(
  other: DegreesFighter,
  skill: Skill,
  me: DegreesFighter,
  hunched = 0,
  causes?: Tally,
): number {
  return skillSum(other, { skill, isOwn: false }, hunched, me, causes); // DEG-R54
}

/** Returns the skill for which a fighter has the highest bonus; on a tie, the first of these skills. */
export function bestOf(fighter: DegreesFighter, [first, ...others]: readonly Skill[]): Skill {
  let best = first ?? 'perception';
  for (const skill of others) if (skillBonus(fighter, skill) > skillBonus(fighter, best)) best = skill;
  return best;
}

/** Makes the Intuition check of a hunch. Returns its modifier (DEG-112). */
function* hunch(table: DegreesTable, by: Id): Script<number> {
  const me = fighterOf(table, by);
  const causes = causesOf((list) => skillSum(me, { skill: 'intuition', isOwn: false }, 0, undefined, list));
  const check = rollCheck(table, by, { kind: 'skill', of: 'intuition', causes, dc: 10 }); // DEG-112
  yield* bend(table, check);
  return modifierOf(degreeOf(check)); // DEG-40, DEG-112
}
