import type { Effect, RatedOdds } from '../../../engine/core/forecast.ts';
import { certainly, chanceThat, mapped } from '../../../kit/odds.ts';
import { attackSum, effectRank } from '../book/attacks/strike.ts';
import type { Means } from '../book/attacks/wielding.ts';
import { impairment, isImmune } from '../book/conditions.ts';
import { defenseAgainst, resistBonus } from '../book/modifiers.ts';
import { areaDc, areaRank } from '../book/powers/use.ts';
import { helpFor } from '../book/tricks-and-assistance/effect-help.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { degreesOfAttack, failedBy, failures, outcomesOf } from './chances.ts';
import { type Harm, harmTo } from './harm.ts';

/* Odds of an attack or power, computed with the book's own functions. */

export interface Attempt {
  readonly means: Means;
  /** The ranks of a charge or stunt. */
  readonly ranks?: number;
  readonly raise?: number | undefined;
  readonly smash?: boolean | undefined;
  readonly slam?: number | undefined;
  /** False for the check of a stunt, which has no effect; omitted otherwise. */
  readonly hasEffect?: false;
}

/** Returns the terms of an attack check, including the lead of its bonus over the defense. */
export function checkOf(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  { raise = 0, ...attempt }: Attempt,
) {
  const aimed = me.aim && me.aim.target !== foe.id ? { ...me, aim: null } : me; // DEG-70
  const defense = defenseAgainst(foe, me, attempt.means.type);
  const isDefended = foe.defending;
  const lead = attackSum(table, aimed, foe, attempt) - defense - (isDefended ? impairment(foe) : 0); // DEG-19
  return { lead, raise, isDefended };
}

/** Returns the odds of an attack check and its effect, without reactions. */
export function attackOdds(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  attempt: Attempt,
): RatedOdds {
  const { means, smash = false, slam } = attempt;
  const check = checkOf(table, me, foe, attempt);
  const degrees = degreesOfAttack(check);
  const edge = effectRank(me, foe, means, helpFor(me, means, foe.id), slam) - resistanceTo(foe, means);
  const { effect, states, worth } = harmTo(foe, means, failedBy({ ...check, edge, smash }));
  const own = slam === undefined ? undefined : recoil(me, foe, means, check);
  return {
    outcomes: outcomesOf(degrees, (degree) => (degree < 0 ? TEXT.odds.miss : TEXT.odds.hit(degree))),
    success: chanceThat(degrees, (degree) => degree > 0),
    states,
    effects: own ? [effect, own] : [effect],
    worth: foe.side === me.side ? 0 : worth,
  };
}

function resistanceTo(foe: DegreesFighter, { effect }: Means): number {
  const harm = effect.kind === 'damage' ? effect.of : undefined;
  return resistBonus(foe, 'resist' in effect ? effect.resist : 'toughness', harm);
}

/** Returns the recoil of a slam: DEG-109, DEG-110. */
function recoil(
  me: DegreesFighter,
  foe: DegreesFighter,
  means: Means,
  check: ReturnType<typeof checkOf>,
): Effect | undefined {
  if (isImmune(me, 'slam-own') || isImmune(me, 'slam-all')) return undefined; // DEG-110
  const edge = effectRank(me, foe, means, helpFor(me, means, foe.id)) - resistBonus(me, 'toughness', 'body');
  return harmTo(me, { effect: IMPACT }, failedBy({ ...check, edge, smash: false })).effect; // DEG-R60
}

/** The effect of a slam's impact, which does not depend on the means. */
const IMPACT = { kind: 'damage', of: 'body', resist: 'toughness' } as const;

/** Returns the harm of an area to one target: DEG-R27. */
export function areaHarm(me: DegreesFighter, foe: DegreesFighter, means: Means): Harm {
  const rank = areaRank(me, foe, means, helpFor(me, means, foe.id));
  const dodges = failures(resistBonus(foe, 'reflex'), certainly(10 + rank));
  const dcs = mapped(dodges, (failed) => areaDc(me, foe, rank, failed === 0));
  return harmTo(foe, means, failures(resistanceTo(foe, means), dcs));
}
