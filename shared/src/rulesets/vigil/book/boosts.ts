import type { Fault } from '../../../engine/presentation/rejection.ts';
import { BOOSTS, type BoostId } from '../sheet/abilities.ts';
import type { VigilFighter } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';
import { boostOf } from './abilities/numbers.ts';

/** What is wrong with the boosts chosen for a host: first one that is not known, then one that does not fit. */
export function boostFault(
  actor: VigilFighter,
  boosts: readonly BoostId[],
  hosts: (boost: BoostId) => boolean,
): Fault | undefined {
  if (boosts.some((boost) => !actor.abilities.includes(boost))) return 'not-known';
  const isUnfit = (boost: BoostId, index: number) =>
    !hosts(boost) || (boostOf(actor, boost).isOnce && boosts.indexOf(boost) !== index); // VIG-45, VIG-R24
  const unfit = boosts.find(isUnfit);
  if (unfit === undefined) return undefined;
  return hosts(unfit) ? { code: 'bad-input', say: TEXT.refusals.boostOnce, clause: 'VIG-45' } : NO_HOST;
}

const NO_HOST = { code: 'bad-input', say: TEXT.refusals.boostHost, clause: 'VIG-45' };

/** Dice of advantage that the boosts of an action, or of a defence, bring to its check. */
export function boostDice(actor: VigilFighter, boosts: readonly BoostId[]): number {
  return boosts.reduce((sum, boost) => sum + (boostOf(actor, boost).dice ?? 0), 0); // VIG-46
}

const BOOST_IDS = Object.keys(BOOSTS) as BoostId[];

/** The boosts that a fighter knows. */
export function knownBoosts({ abilities }: VigilFighter): BoostId[] {
  return BOOST_IDS.filter((boost) => abilities.includes(boost));
}

/** The choices worth offering among the boosts that fit an action: none, each alone, all together. */
export function boostChoices(fitting: BoostId[]): BoostId[][] {
  const alone = fitting.map((boost) => [boost]);
  return fitting.length > 1 ? [[], ...alone, fitting] : [[], ...alone];
}

/** Each kind of boost among these, once. */
export function kindsIn(boosts: readonly BoostId[]): BoostId[] {
  return boosts.filter((boost, index) => boosts.indexOf(boost) === index);
}

/** The boosts left after one of a kind has been taken away. */
export function without(boosts: readonly BoostId[], boost: BoostId): BoostId[] {
  const index = boosts.indexOf(boost);
  return boosts.filter((_, place) => place !== index); // VIG-75: one of several
}
