import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { fighter as aFighter, listOf, oneOf } from '../../../../engine/schema/field-schema.ts';
import { fighterOf, fightersOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { enemyOf } from '../../../../kit/sides.ts';
import { rootOf, SKILL_GROUPS, SKILLS, type Skill } from '../../sheet/skills.ts';
import { LESSER } from '../../sheet/tracks.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { gap, sees } from '../attacks/sight.ts';
import { faultOfEarshot } from '../attacks/wielding.ts';
import { isImmune, suffer } from '../conditions.ts';
import { skillBonus } from '../modifiers.ts';
import { hunch, raise, reactionsFor } from '../raise-hunch-smash-and-slam/raising.ts';
import { bestOf, skillCheck } from '../skill-check.ts';
import { stagedAction } from '../staged-action.ts';

/** Makes a skill check against the better of the target's two skills, to give it a condition (DEG-27, DEG-28). */
export const trick = stagedAction('trick', {
  params: {
    skill: oneOf(SKILLS),
    versus: listOf(oneOf(SKILLS), 2),
    target: aFighter,
    condition: oneOf(LESSER),
    ...raise,
    ...hunch,
  },
  understand: (act) => (isFair(act.skill, act.versus) ? act : undefined), // DEG-27
  cost: 'std', // DEG-27
  dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
  fault(table, me, { target, condition }) {
    const foe = enemyOf(table, me.id, target);
    if (!foe) return 'no-such-target'; // DEG-R36
    return isImmune(foe, condition) ? { code: 'immune', clause: 'DEG-28' } : undefined; // DEG-28
  },
  geometry: (table, me, { target }) => faultOfPlace(table, me, fighterOf(table, target)), // DEG-R43
  *run(table, by, { skill, versus, target, condition, raise: raised, hunch: hunched }) {
    const degree = yield* skillCheck(table, by, {
      skill,
      against: { by: target, skills: versus }, // DEG-27
      raise: raised,
      hunch: hunched,
    });
    if (degree < 0 || !findFighter(table, target) || !findFighter(table, by)) return;
    emit(table, { type: 'tricked', by, target, condition, clause: 'DEG-28' });
    suffer(table, target, { name: condition, cause: 'trick', until: { round: table.round + 1 } }); // DEG-28, DEG-R23
  },
  *variants(table, me) {
    for (const foe of fightersOf(table)) {
      if (!enemyOf(table, me.id, foe.id) || faultOfPlace(table, me, foe)) continue;
      const { skill, versus } = mostPromising(me, foe);
      for (const condition of LESSER) yield { skill, versus, target: foe.id, condition };
    }
  },
  axes: (_table, _me, { skill }) => ({
    skill: { type: 'one', of: [...SKILLS] },
    versus: { type: 'one', of: pairsFor(skill) },
    raise: { type: 'range', from: 1, to: 2 },
    hunch: { type: 'flag' },
  }),
});

/** Returns the fault if the target is beyond conversation range or out of sight (DEG-R43). */
function faultOfPlace(table: DegreesTable, me: DegreesFighter, foe: DegreesFighter): Fault | undefined {
  const unheard = unlessWaived(me, faultOfEarshot(table, gap(me, foe)));
  return unheard ?? (sees(table, me.at, foe.at) ? undefined : unlessWaived(me, 'no-line-of-sight')); // DEG-R43
}

/** Returns whether two skills may oppose a third: their abilities differ, and all three are in one group (DEG-27). */
function isFair(skill: Skill, [first, second]: readonly Skill[]): boolean {
  if (first === undefined || second === undefined) return false;
  const [mine, one, other] = [rootOf(skill), rootOf(first), rootOf(second)];
  return one.ability !== other.ability && one.group === other.group && one.group === mine.group; // DEG-27
}

interface Promising {
  readonly skill: Skill;
  readonly versus: readonly Skill[];
}

/** Returns the skill and the pair of opposing skills that give the best chance of success. */
function mostPromising(me: DegreesFighter, foe: DegreesFighter): Promising {
  let [best, most] = [{ skill: SKILLS[0], versus: [] } as Promising, Number.NEGATIVE_INFINITY];
  for (const group of SKILL_GROUPS) {
    const skill = bestOf(me, group);
    const versus = weakestPair(foe, pairsFor(skill));
    const lead = skillBonus(me, skill) - resistedBy(foe, versus);
    if (lead > most) [best, most] = [{ skill, versus }, lead];
  }
  return best;
}

function weakestPair(foe: DegreesFighter, [first = [], ...others]: readonly (readonly Skill[])[]) {
  let weakest = first;
  for (const pair of others) if (resistedBy(foe, pair) < resistedBy(foe, weakest)) weakest = pair;
  return weakest;
}

function resistedBy(foe: DegreesFighter, pair: readonly Skill[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const skill of pair) best = Math.max(best, skillBonus(foe, skill));
  return best;
}

const pairs = new Map<Skill, (readonly Skill[])[]>();

/** Returns the pairs of skills that may oppose a skill. */
function pairsFor(skill: Skill): (readonly Skill[])[] {
  const known = pairs.get(skill);
  if (known) return known;
  const all = SKILLS.flatMap((one, index) => SKILLS.slice(index + 1).map((other) => [one, other] as const));
  const fair = all.filter((pair) => isFair(skill, pair));
  pairs.set(skill, fair);
  return fair;
}
