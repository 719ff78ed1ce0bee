import type { Effect, RatedOdds } from '../../../engine/core/forecast.ts';
import type { Derivation } from '../../../engine/presentation/derivation.ts';
import { oncePer } from '../../../kit/memo.ts';
import { certainly, chanceThat, mapped } from '../../../kit/odds.ts';
import { attackSum, effectRank, rolledDefense } from '../book/attacks/strike.ts';
import { type Means, nameOf } from '../book/attacks/wielding.ts';
import type { Tally } from '../book/causes.ts';
import { isImmune } from '../book/conditions.ts';
import type { Victim } from '../book/damage-and-recovery/resisting.ts';
import { defenseAgainst, resistBonus } from '../book/modifiers.ts';
import { areaDc, areaRank } from '../book/powers/use.ts';
import { helpFor } from '../book/tricks-and-assistance/effect-help.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { type Attempt, aiming } from './attempt.ts';
import { type AttackTerms, attackLabel, degreesOfAttack, failedBy, failures, outcomesOf } from './chances.ts';
import { deriveAttack, deriveFrom, resistSide, sideOf } from './derivations.ts';
import { asVictim, type Harm, harmTo } from './harm.ts';

/* Odds of an attack or power, computed with the book's own functions. */

/** Returns the values that decide an attack check. `lead` is the attack bonus minus the defense. */
export function checkOf(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  { raise = 0, ...attempt }: Attempt,
) {
  const { type } = attempt.means;
  const isDefended = foe.defending;
  const defense = isDefended ? rolledDefense(foe, me, type) : defenseAgainst(foe, me, type);
  const lead = attackSum(table, aiming(me, foe), foe, attempt) - defense;
  return { lead, raise, isDefended };
}

/** All values on which the results of an attack depend. */
interface Assault extends AttackTerms {
  readonly victim: Victim;
  readonly effect: Means['effect'];
}

/** Returns the odds of an attack check and its effect, without any reactions. */
export function attackOdds(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  attempt: Attempt,
): RatedOdds {
  const { means, smash = false, slam } = attempt;
  const check = checkOf(table, me, foe, attempt);
  const edge = effectRank(me, foe, means, helpFor(me, means, foe.id), slam) - resistanceTo(foe, means);
  const blow = resultsOf({ ...check, edge, smash, victim: asVictim(foe), effect: means.effect });
  const recoil = slam === undefined ? undefined : recoilOf(me, foe, means, check);
  const effect: Effect = { ...blow.effect, target: foe.id };
  return {
    outcomes: blow.outcomes,
    success: blow.success,
    states: blow.states,
    effects: recoil ? [effect, recoil] : [effect],
    worth: foe.side === me.side ? 0 : blow.worth,
    derive: () => deriveAttack(table, aiming(me, foe), foe, attempt),
  };
}

interface Results extends Harm {
  readonly outcomes: RatedOdds['outcomes'];
  readonly success: number;
}

const resultsOf = oncePer(({ victim, effect, ...attack }: Assault): Results => {
  const degrees = degreesOfAttack(attack);
  return {
    outcomes: outcomesOf(degrees, attackLabel),
    success: chanceThat(degrees, (degree) => degree > 0),
    ...harmTo(victim, effect, failedBy(attack)),
  };
});

function resistanceTo(foe: DegreesFighter, { effect }: Means): number {
  const harm = effect.kind === 'damage' ? effect.of : undefined;
  return resistBonus(foe, 'resist' in effect ? effect.resist : 'toughness', harm);
}

/** Returns the damage that a slam does to the attacker; undefined if the attacker is immune (DEG-109, DEG-110). */
function recoilOf(
  me: DegreesFighter,
  foe: DegreesFighter,
  means: Means,
  check: ReturnType<typeof checkOf>,
): Effect | undefined {
  if (isImmune(me, 'slam-own') || isImmune(me, 'slam-all')) return undefined; // DEG-110
  const edge = effectRank(me, foe, means, helpFor(me, means, foe.id)) - resistBonus(me, 'toughness', 'body');
  const recoil = resultsOf({ ...check, edge, smash: false, victim: asVictim(me), effect: IMPACT }); // DEG-R60
  return { ...recoil.effect, target: me.id };
}

/** The effect of a slam on the attacker. It is the same for all weapons and powers. */
const IMPACT = { kind: 'damage', of: 'body', resist: 'toughness' } as const;

/** All values on which the harm of an area power to one target depends. */
interface AreaHit {
  readonly victim: Victim;
  readonly effect: Means['effect'];
  readonly rank: number;
  /** The DC after a successful Reflex check, and the DC without one. */
  readonly dcs: readonly [dodged: number, full: number];
  readonly reflex: number;
  readonly resistance: number;
}

/**
 * Returns the harm of an area power to one target (DEG-R27). The last argument can replace the effect rank and the
 * target's two bonuses.
 */
export function areaHarm(
  me: DegreesFighter,
  foe: DegreesFighter,
  means: Means,
  {
    rank = areaRank(me, foe, means, helpFor(me, means, foe.id)),
    reflex = resistBonus(foe, 'reflex'),
    resistance = resistanceTo(foe, means),
  } = {},
): Harm {
  const dcs = [areaDc(me, foe, rank, true), areaDc(me, foe, rank, false)] as const;
  return harmIn({ victim: asVictim(foe), effect: means.effect, rank, dcs, reflex, resistance });
}

/** Derives the chance that an area power harms at least one of these fighters. */
export function deriveAreaHarm(
  me: DegreesFighter,
  foes: readonly DegreesFighter[],
  means: Means,
): Derivation {
  const { effect } = means;
  const by = 'resist' in effect ? effect.resist : 'toughness';
  const of = effect.kind === 'damage' ? effect.of : undefined;
  const rankOf = (foe: DegreesFighter, causes?: Tally) =>
    areaRank(me, foe, means, helpFor(me, means, foe.id), causes);
  const [first = me] = foes;
  const sides = [
    sideOf(me, nameOf(means), (list) => rankOf(first, list)),
    ...foes.flatMap((foe) => [resistSide(foe, 'reflex'), resistSide(foe, by, of)]),
  ];
  return deriveFrom(sides, ([power = 0, ...own]) => {
    const reached = foes.slice(0, Math.max(1, Math.ceil(own.length / 2)));
    const unhurt = reached.map((foe, at) => {
      const rank = rankOf(foe) - rankOf(first) + power; // A burst (a benefit of a Surge) can change the rank for some targets.
      return unhurtIn(
        areaHarm(me, foe, means, { rank, reflex: own[2 * at] ?? 0, resistance: own[2 * at + 1] ?? 0 }),
      );
    });
    return 1 - unhurt.reduce((all, one) => all * one, 1);
  });
}

/** Returns the chance that an effect does no harm. */
export function unhurtIn({ states }: Pick<Harm, 'states'>): number {
  return states.find(({ id }) => id === 'unhurt')?.chance ?? 0;
}

const harmIn = oncePer(({ victim, effect, rank, dcs, reflex, resistance }: AreaHit): Harm => {
  const dodges = failures(reflex, certainly(10 + rank));
  const [dodged, full] = dcs;
  const distribution = mapped(dodges, (failed) => (failed === 0 ? dodged : full));
  return harmTo(victim, effect, failures(resistance, distribution));
});
