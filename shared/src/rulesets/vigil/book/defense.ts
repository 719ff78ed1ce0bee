import { ask, type Declinable, type Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { isCover } from '../../../hex/map.ts';
import type { BoostId } from '../sheet/abilities.ts';
import type { Entry, VigilFighter, VigilTable } from '../table.ts';
import { boostCauses, boostChoices, boostFault, knownBoosts } from './boosts.ts';
import { because, type CheckTerms } from './checks.ts';
import { AMBUSHED, isAmbushed } from './conditions.ts';
import { type Cost, canPay, pay, shortage, withBoosts } from './costs.ts';
import { layDefenseBoosts } from './defense-boosts.ts';
import { BOOST_PARAMS, boostsOf, NO_BOOSTS } from './params.ts';
import { armorDice, shieldDice, weaponOf } from './weapons-and-armor.ts';

/** A choice of defense: an active defense with its boosts, or `passive`. */
export type Defense = { readonly boosts: readonly BoostId[] } | 'passive';

/** Returns the cost of an active defense with its boosts. */
export function defenseCost(target: VigilFighter, boosts: readonly BoostId[]): Required<Cost> {
  return withBoosts(target, { vigor: 1 }, boosts); // VIG-55, VIG-59
}

/**
 * Returns whether an attack uses a thrown or ranged weapon. Looks the weapon up through the target, because the
 * attacker may be removed or hidden.
 */
function isMissile(target: VigilFighter, { weapon }: Pick<Entry, 'weapon'>): boolean {
  return weapon !== undefined && weaponOf(target, weapon).kind !== 'melee'; // VIG-57: a spell is not a weapon
}

/**
 * Returns whether a fighter has a shield that helps its defense. A two-handed weapon in hand makes the shield useless.
 */
export function hasUsableShield(fighter: VigilFighter): boolean {
  const { shield, wielded } = fighter;
  return shield !== null && (wielded === null || weaponOf(fighter, wielded).hands < 2); // VIG-57, VIG-R25
}

/** Asks the target for its defense, if it can defend actively (VIG-54). */
export function* askDefense(table: VigilTable, attack: Entry): Script {
  const answer = yield* ask(defendQuestion(attack)); // VIG-43: the choice is part of the attack and opens no reaction window
  const target = attack.target === undefined ? undefined : table.fighters[attack.target];
  if (answer.option !== 'active' || !target) return;
  const boosts = boostsOf(answer);
  pay(table, target, defenseCost(target, boosts)); // VIG-55, VIG-59: a defense and its boosts are paid for at once
  emit(table, { type: 'defended', by: target.id, target: attack.by, boosts, clause: 'VIG-54' });
  attack.defence = [];
  layDefenseBoosts(table, attack, target.id, boosts); // VIG-59
}

/**
 * Returns the defense that the target rolls: the active defense that it chose, if still possible, or else its passive
 * defense.
 */
export function defenseAgainst(target: VigilFighter, attack: Entry): Defense {
  const { defence: boosts } = attack;
  return boosts && canMeet(target, attack, boosts) ? { boosts } : 'passive'; // VIG-58, VIG-59
}

/**
 * Returns whether an active defense is possible against an attack. Against missiles, a shield or `deflect` is
 * required.
 */
function canMeet(target: VigilFighter, attack: Entry, boosts: readonly BoostId[]): boolean {
  return !isMissile(target, attack) || hasUsableShield(target) || boosts.includes('deflect'); // VIG-57, VIG-59
}

function defendQuestion(attack: Entry): Declinable<'active' | 'pass'> {
  const target = attack.target ?? '';
  return {
    for: target,
    kind: 'defend',
    choices: (seen: VigilTable) => {
      const fighter = seen.fighters[target];
      if (!fighter || fighter.defeated || !canDefendActively(seen, fighter, attack)) return []; // VIG-58
      const check = (params: Params) => defenseFault(seen, fighter, attack, params);
      const choices = boostChoices(
        knownBoosts(fighter).filter((boost) => fitsDefense(fighter, boost, attack)),
      );
      const variants = () =>
        choices
          .map((boosts): Params => (boosts.length > 0 ? { boosts } : {}))
          .filter((params) => check(params) === undefined);
      return [
        { option: 'active', params: BOOST_PARAMS, variants, check },
        { option: 'pass', params: NO_BOOSTS },
      ];
    },
    concerns: (seen) => isStanding(seen, target) && !attack.boosts.includes('feint'),
    fallback: { option: 'pass' }, // VIG-41
  };
}

/** Returns whether the target has a possible active defense and can pay for it. */
export function canDefendActively(table: VigilTable, target: VigilFighter, attack: Entry): boolean {
  if (attack.boosts.includes('feint')) return false;
  const plain = canPay(table, target, defenseCost(target, [])); // VIG-55
  if (canMeet(target, attack, [])) return plain;
  const mayDeflect = target.abilities.includes('deflect') && !isAmbushed(table, target); // VIG-59, VIG-61
  return mayDeflect && canPay(table, target, defenseCost(target, ['deflect']));
}

/** Returns the fault if an active defense with these parameters is illegal. */
function defenseFault(
  table: VigilTable,
  target: VigilFighter,
  attack: Entry,
  params: Params,
): Fault | undefined {
  const boosts = boostsOf(params);
  if (boosts.length > 0 && isAmbushed(table, target)) return AMBUSHED; // VIG-61
  if (!canMeet(target, attack, boosts)) return 'no-shield'; // VIG-59
  return (
    boostFault(target, boosts, (boost) => fitsDefense(target, boost, attack)) ??
    shortage(table, target, defenseCost(target, boosts))
  );
}

function fitsDefense(target: VigilFighter, boost: BoostId, attack: Entry): boolean {
  return boost === 'brace' || (boost === 'deflect' && isMissile(target, attack)); // VIG-R19
}

/** Returns the check of a defense. */
export function defenseCheck(
  table: VigilTable,
  target: VigilFighter,
  attack: Pick<Entry, 'weapon'>,
  defense: Defense,
): CheckTerms {
  const armor = because('armor', armorDice(target)); // VIG-56, VIG-58
  const cover = because('cover', isMissile(target, attack) && isCover(table.map, target.at) ? 1 : 0); // VIG-R14
  if (defense === 'passive')
    return { stat: 'toughness', causes: [...because('passive', -2), ...armor, ...cover] }; // VIG-58
  const shield = because('shield', hasUsableShield(target) ? shieldDice(target) : 0); // VIG-56
  const boosts = boostCauses(target, defense.boosts); // VIG-46
  return { stat: 'defend', causes: [...armor, ...shield, ...boosts, ...cover] };
}

/** Returns the target of an attack, if it is still in the fight. */
export function targetOf(table: VigilTable, { target }: Entry): VigilFighter | undefined {
  const fighter = target === undefined ? undefined : table.fighters[target];
  return fighter && !fighter.defeated ? fighter : undefined;
}

/** Returns the fighter who performs an action. */
export function actorOf(table: VigilTable, { by }: Entry): VigilFighter {
  return fighterOf(table, by);
}
