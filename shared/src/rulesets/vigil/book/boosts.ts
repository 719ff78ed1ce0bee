import type { Fault } from '../../../engine/presentation/rejection.ts';
import { BOOST_IDS, type BoostId } from '../sheet/abilities.ts';
import type { Cause } from '../sheet/causes.ts';
import type { VigilFighter } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { boostOf } from './abilities/numbers.ts';
import { because } from './checks.ts';

/**
 * Returns the fault if a fighter does not know a chosen boost, or if the action cannot carry it. Unknown boosts are
 * checked first.
 */
export function boostFault(
  actor: VigilFighter,
  boosts: readonly BoostId[],
  allowsBoost: (boost: BoostId) => boolean,
): Fault | undefined {
  if (boosts.some((boost) => !actor.abilities.includes(boost))) return 'not-known';
  const isUnfit = (boost: BoostId, index: number) =>
    !allowsBoost(boost) || (boostOf(actor, boost).isOnce && boosts.indexOf(boost) !== index); // VIG-45, VIG-R24
  const unfit = boosts.find(isUnfit);
  if (unfit === undefined) return undefined;
  return allowsBoost(unfit) ? { code: 'bad-input', say: SAID.refusals.boostOnce, clause: 'VIG-45' } : NO_HOST;
}

const NO_HOST = { code: 'bad-input', say: SAID.refusals.boostHost, clause: 'VIG-45' };

/** Returns the dice of advantage that boosts add to an action or defense. */
export function boostCauses(actor: VigilFighter, boosts: readonly BoostId[]): Cause[] {
  return boosts.flatMap((boost) => because(boost, boostOf(actor, boost).dice ?? 0)); // VIG-46
}

/** Returns the boosts that a fighter knows. */
export function knownBoosts({ abilities }: VigilFighter): BoostId[] {
  return BOOST_IDS.filter((boost) => abilities.includes(boost));
}

/** Returns the selections of boosts that a prompt offers: none, each boost alone, and all together. */
export function boostChoices(fitting: BoostId[]): BoostId[][] {
  const alone = fitting.map((boost) => [boost]);
  return fitting.length > 1 ? [[], ...alone, fitting] : [[], ...alone];
}

/** Returns a list of boosts without repetitions. */
export function distinctBoosts(boosts: readonly BoostId[]): BoostId[] {
  return boosts.filter((boost, index) => boosts.indexOf(boost) === index);
}

/** Returns a list of boosts without the first occurrence of `boost`. */
export function without(boosts: readonly BoostId[], boost: BoostId): BoostId[] {
  const index = boosts.indexOf(boost);
  return boosts.filter((_, place) => place !== index); // VIG-75: other boosts of the same kind stay
}
