import { ask, type Declinable, type Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { isCover } from '../../../hex/map.ts';
import type { BoostId } from '../sheet/abilities.ts';
import type { Entry, VigilFighter, VigilTable } from '../table.ts';
import { boostChoices, boostDice, boostFault, knownBoosts } from './boosts.ts';
import { isAmbushed } from './conditions.ts';
import { canPay, pay, shortage, withBoosts } from './costs.ts';
import { layDefenceBoosts } from './defense-boosts.ts';
import { BOOSTED, boostsOf, UNBOOSTED } from './params.ts';
import { armorDice, shieldDice, weaponOf } from './weapons-and-armor.ts';

/** How a target meets an attack: an active defence with its boosts, or the passive one. */
export type Defence = { readonly boosts: readonly BoostId[] } | 'passive';

const ACTIVE = { vigor: 1 }; // VIG-55

/** Whether an attack is made with a thrown or ranged weapon, as its target knows: who attacks may be gone, or unseen. */
function isMissile(target: VigilFighter, { weapon }: Pick<Entry, 'weapon'>): boolean {
  return weapon !== undefined && weaponOf(target, weapon).kind !== 'melee'; // VIG-57: a spell is no weapon
}

/** Whether somebody's shield is worn: not behind a weapon for two hands. */
function wearsShield(fighter: VigilFighter): boolean {
  const { shield, wielded } = fighter;
  return shield !== null && (wielded === null || weaponOf(fighter, wielded).hands < 2); // VIG-57, VIG-R25
}

/** Asks the target how it meets the attack, if it can do anything but take it: VIG-54. */
export function* askDefence(table: VigilTable, attack: Entry): Script {
  const answer = yield* ask(defendQuestion(attack)); // VIG-43: part of the attack, no window
  const target = attack.target === undefined ? undefined : table.fighters[attack.target];
  if (answer.option !== 'active' || !target) return;
  const boosts = boostsOf(answer);
  pay(table, target, withBoosts(target, ACTIVE, boosts)); // VIG-55, VIG-59: paid with the answer
  emit(table, { type: 'defended', by: target.id, target: attack.by, boosts, clause: 'VIG-54' });
  attack.defence = [];
  layDefenceBoosts(table, attack, target.id, boosts); // VIG-59
}

/** The defense that an attack meets when the dice are rolled: active as declared, if something still makes it possible. */
export function defenceAgainst(target: VigilFighter, attack: Entry): Defence {
  const { defence: boosts } = attack;
  return boosts && canMeet(target, attack, boosts) ? { boosts } : 'passive'; // VIG-58, VIG-59
}

/** Whether an active defense with these boosts meets an attack at all: missiles need a shield, or `deflect`. */
function canMeet(target: VigilFighter, attack: Entry, boosts: readonly BoostId[]): boolean {
  return !isMissile(target, attack) || wearsShield(target) || boosts.includes('deflect'); // VIG-57, VIG-59
}

function defendQuestion(attack: Entry): Declinable<'active' | 'pass'> {
  const target = attack.target ?? '';
  return {
    for: target,
    kind: 'defend',
    choices: (seen: VigilTable) => {
      const fighter = seen.fighters[target];
      if (!fighter || fighter.defeated || !canDefendActively(seen, fighter, attack)) return []; // VIG-58
      const check = (params: Params) => defenceFault(seen, fighter, attack, params);
      const choices = boostChoices(
        knownBoosts(fighter).filter((boost) => fitsDefence(fighter, boost, attack)),
      );
      const variants = () =>
        choices
          .map((boosts): Params => (boosts.length > 0 ? { boosts } : {}))
          .filter((params) => check(params) === undefined);
      return [
        { option: 'active', params: BOOSTED, variants, check },
        { option: 'pass', params: UNBOOSTED },
      ];
    },
    concerns: (seen) => isStanding(seen, target) && !attack.boosts.includes('feint'),
    fallback: { option: 'pass' }, // VIG-41
  };
}

/** Whether an active defence is among the options. */
export function canDefendActively(table: VigilTable, target: VigilFighter, attack: Entry): boolean {
  if (attack.boosts.includes('feint')) return false;
  const plain = canPay(table, target, ACTIVE); // VIG-55
  if (canMeet(target, attack, [])) return plain;
  const mayDeflect = target.abilities.includes('deflect') && !isAmbushed(table, target); // VIG-59, VIG-61
  return mayDeflect && canPay(table, target, withBoosts(target, ACTIVE, ['deflect']));
}

/** What is wrong with an active defence with these parameters. */
function defenceFault(
  table: VigilTable,
  target: VigilFighter,
  attack: Entry,
  params: Params,
): Fault | undefined {
  const boosts = boostsOf(params);
  if (boosts.length > 0 && isAmbushed(table, target)) return 'prevented'; // VIG-61
  if (!canMeet(target, attack, boosts)) return 'no-shield'; // VIG-59
  return (
    boostFault(target, boosts, (boost) => fitsDefence(target, boost, attack)) ??
    shortage(table, target, withBoosts(target, ACTIVE, boosts))
  );
}

function fitsDefence(target: VigilFighter, boost: BoostId, attack: Entry): boolean {
  return boost === 'brace' || (boost === 'deflect' && isMissile(target, attack)); // VIG-R19
}

/** Which stat a defence is made with, and its dice of advantage; prone is counted by the check itself. */
export function defenceCheck(
  table: VigilTable,
  target: VigilFighter,
  attack: Pick<Entry, 'weapon'>,
  defence: Defence,
): { readonly stat: 'defend' | 'toughness'; readonly advantage: number } {
  const cover = isMissile(target, attack) && isCover(table.map, target.at) ? 1 : 0; // VIG-R14
  if (defence === 'passive') return { stat: 'toughness', advantage: armorDice(target) - 2 + cover }; // VIG-58
  const shield = wearsShield(target) ? shieldDice(target) : 0; // VIG-56
  const boosts = boostDice(target, defence.boosts); // VIG-46
  return { stat: 'defend', advantage: armorDice(target) + shield + boosts + cover };
}

/** The target of an attack, if it is still there to be hit. */
export function targetOf(table: VigilTable, { target }: Entry): VigilFighter | undefined {
  const fighter = target === undefined ? undefined : table.fighters[target];
  return fighter && !fighter.defeated ? fighter : undefined;
}

/** The one who does an action. */
export function actorOf(table: VigilTable, { by }: Entry): VigilFighter {
  return fighterOf(table, by);
}
