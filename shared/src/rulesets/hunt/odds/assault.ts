import { onDemand, type RatedForecast, type RatedOdds } from '../../../engine/core/forecast.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { derived } from '../../../kit/derivation.ts';
import { NOTHING, yesOrNo } from '../../../kit/odds.ts';
import { oncePerFighter } from '../../../kit/once-per-fighter.ts';
import { type AttackAct, areaOfAttack, attack, attackPrice, targetsOf } from '../book/attack.ts';
import { meansOf } from '../book/attack-means.ts';
import { lentSupports, linksUsed } from '../book/cooperation.ts';
import { willForDeath } from '../book/death.ts';
import { isHelpless } from '../book/helpless.ts';
import { abilitiesIn, reboundOf } from '../book/supports.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { isStillToStrike } from './action-odds.ts';
import { type Assault, attackOdds, LET_IT_COME, type Response } from './attack-odds.ts';
import { deriveAttack } from './derivations.ts';
import { EXTRA_ACTION, WILL, worthOfWill } from './worth.ts';

/**
 * Returns the forecast of an attack in three cases: the targets do nothing, try to evade, or spend Willpower on death
 * checks. Undefined if there is no such attack.
 */
export function forecastAttack(
  table: HuntTable,
  attacker: HuntFighter,
  act: AttackAct,
): RatedForecast | undefined {
  const assault = assaultOf(table, attacker, act);
  if (!assault) return undefined;
  const price = attackPrice(attacker, act);
  const met = (response: Response) =>
    derived(less(attackOdds(table, assault, response), worthOfWill(attacker, price)), () =>
      deriveAttack(table, assault, response),
    );
  const odds = met(LET_IT_COME);
  const mayEvade = assault.targets.some(({ wp }) => wp > 0);
  const mayDie = odds.effects.some(
    ({ target, defeat }) => defeat > 0 && canSpend(findFighter(table, target)),
  );
  const { evade, spend } = TEXT.options;
  const evaded = () => ({ option: 'evade', label: evade.label, odds: met({ evades: true, stance: 'pass' }) });
  const bought = () => ({
    option: 'spend',
    label: spend.label,
    odds: met({ evades: false, stance: 'spend' }),
  });
  const against = () => [...(mayEvade ? [evaded()] : []), ...(mayDie ? [bought()] : [])];
  const area = () => areaOfAttack(table, attacker, assault.means, act);
  return onDemand({ cost: price > 0 ? { wp: price } : {}, odds }, { against, area });
}

/** Returns the odds with their worth reduced by `by`. */
function less(odds: RatedOdds, by: number): RatedOdds {
  return { ...odds, worth: (odds.worth ?? 0) - by };
}

function canSpend(fighter: HuntFighter | undefined): boolean {
  return fighter !== undefined && fighter.type !== 'enemy' && willForDeath(fighter) > 0;
}

/** Returns the attack that these parameters would declare; undefined if there is none. */
function assaultOf(table: HuntTable, attacker: HuntFighter, act: AttackAct): Assault | undefined {
  const means = meansOf(attacker, act.weapon, act.ability);
  const specialty = means?.specialty === 'any' ? act.specialty : means?.specialty;
  if (!means || !specialty) return undefined;
  const fed = lentSupports(linksUsed(table, attacker, act.coop));
  const targets = targetsOf(table, attacker, means, act).flatMap((id) => findFighter(table, id) ?? []);
  return { attacker, means, specialty, supports: abilitiesIn(act.support), fed, targets };
}

/**
 * Returns the forecast of lending a Support; undefined without a partner. Its worth is how much it improves the
 * partner's best available attack.
 */
export function loanOdds(
  table: HuntTable,
  helper: HuntFighter,
  { target, ability }: Params,
): RatedForecast | undefined {
  const partner = findFighter(table, String(target));
  if (!partner) return undefined;
  const [lent] = abilitiesIn(typeof ability === 'string' ? [ability] : []);
  if (!lent || !isStillToStrike(partner)) return { ...NOTHING, odds: yesOrNo(1, 0) };
  const links = [...partner.links, { by: helper.id, ability: lent }];
  const helped = { ...partner, links };
  const best = bestBlow(withFighter(table, helped), helped);
  const gain = best - bestBlow(table, partner) - priceOf(helper, reboundOf(helper, [lent]));
  return { ...NOTHING, odds: yesOrNo(1, gain) };
}

/** Returns the forecast of giving a fighter an extra action. Its worth includes the fighter's best available attack. */
export function giftOdds(table: HuntTable, id: string): RatedForecast {
  const gifted = findFighter(table, id);
  const canUseIt = gifted !== undefined && !isHelpless(gifted);
  return { ...NOTHING, odds: yesOrNo(1, canUseIt ? EXTRA_ACTION + Math.max(0, bestBlow(table, gifted)) : 0) };
}

function withFighter(table: HuntTable, fighter: HuntFighter): HuntTable {
  return { ...table, fighters: { ...table.fighters, [fighter.id]: fighter } };
}

/** Returns the worth of a fighter's best available attack, minus its price. */
const bestBlow = oncePerFighter((table: HuntTable, attacker: HuntFighter): number => {
  let most = 0;
  for (const act of attack.variants?.(table, attacker.id) ?? []) {
    const assault = assaultOf(table, attacker, act);
    if (assault)
      most = Math.max(most, worthOfAssault(table, assault) - priceOf(attacker, attackPrice(attacker, act)));
  }
  return most;
});

/**
 * Returns the average worth of an attack over two responses: the targets do nothing, or they try to evade and spend
 * Willpower on death checks.
 */
function worthOfAssault(table: HuntTable, assault: Assault): number {
  const both = [LET_IT_COME, { evades: true, stance: 'spend' } as const].map((response) => {
    const { effects, worth = 0 } = attackOdds(table, assault, response);
    const harm = effects.reduce((so, { target, field, average, defeat }) => {
      if (field !== 'hp') return so;
      const isOwn = findFighter(table, target)?.side === assault.attacker.side;
      return so + (isOwn ? -1 : 1) * (-average + END * defeat);
    }, 0);
    return harm + worth;
  });
  return both.reduce((so, one) => so + one, 0) / both.length;
}

/** Returns the worth that a fighter loses by spending Willpower. */
function priceOf(payer: HuntFighter, spent: number): number {
  return WILL * spent + worthOfWill(payer, spent);
}

/** The worth of taking a fighter out of the fight. */
const END = 6;
