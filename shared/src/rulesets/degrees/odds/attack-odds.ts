import type { Effect, Odds } from '../../../engine/core/forecast.ts';
import { certainly, chanceThat, mapped } from '../../../kit/odds.ts';
import { attackSum } from '../book/attacks/strike.ts';
import type { Means } from '../book/attacks/wielding.ts';
import { impairment, isImmune } from '../book/conditions.ts';
import { defenseAgainst, Ranks, resistBonus, stanceOnEffect, stanceRanks } from '../book/modifiers.ts';
import { helpFor } from '../book/tricks-and-assistance/effect-help.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';
import { degreesOfAttack, failedBy, failures, outcomesOf } from './chances.ts';
import { type Harm, harmTo } from './harm.ts';

/* What an attack or a power can come to, by the book's own functions. */

export interface Attempt {
  readonly means: Means;
  /** Ranks that it brings itself: of a charge or stunt. */
  readonly ranks?: number;
  readonly raise?: number | undefined;
  readonly smash?: boolean | undefined;
  readonly slam?: number | undefined;
  /** No effect follows: the check of a stunt. */
  readonly hasEffect?: false;
}

/** An attack check: by how much its bonus is above what it is against. */
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

/** The odds of an attack check and its effect, if nobody reacts. */
export function attackOdds(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  attempt: Attempt,
): Odds {
  const { means, smash = false, slam } = attempt;
  const check = checkOf(table, me, foe, attempt);
  const degrees = degreesOfAttack(check);
  const edge = rankOf(me, foe, means, isImmune(foe, 'slam-all') ? 0 : (slam ?? 0)) - resistanceTo(foe, means);
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

/** The rank of an effect that an attack check decides on, before what its degree adds. */
function rankOf(me: DegreesFighter, foe: DegreesFighter, means: Means, slam: number): number {
  return (
    means.rank +
    new Ranks()
      .add(helpFor(me, means, foe.id))
      .add(stanceOnEffect(me, true))
      .add(slam)
      .sum(me, foe)
  );
}

function resistanceTo(foe: DegreesFighter, { effect }: Means): number {
  const harm = effect.kind === 'damage' ? effect.of : undefined;
  return resistBonus(foe, 'resist' in effect ? effect.resist : 'toughness', harm);
}

/** What a slam does to the one who slams: DEG-109, DEG-110. */
function recoil(
  me: DegreesFighter,
  foe: DegreesFighter,
  means: Means,
  check: ReturnType<typeof checkOf>,
): Effect | undefined {
  if (isImmune(me, 'slam-own') || isImmune(me, 'slam-all')) return undefined; // DEG-110
  const edge = rankOf(me, foe, means, 0) - resistBonus(me, 'toughness', 'body');
  return harmTo(me, { effect: IMPACT }, failedBy({ ...check, edge, smash: false })).effect; // DEG-R60
}

/** What the impact of a slam does, whatever it is made with. */
const IMPACT = { kind: 'damage', of: 'body', resist: 'toughness' } as const;

/** What an area does to one of those in it: DEG-R27. */
export function areaHarm(me: DegreesFighter, foe: DegreesFighter, means: Means): Harm {
  const rank = means.rank + new Ranks().add(helpFor(me, means, foe.id)).sum(me, foe);
  const dodges = failures(resistBonus(foe, 'reflex'), certainly(10 + rank));
  const stance = stanceRanks(me, foe, false);
  const dcs = mapped(dodges, (failed) => 10 + stance + (failed > 0 ? rank : Math.ceil(rank / 2)));
  return harmTo(foe, means, failures(resistanceTo(foe, means), dcs));
}
