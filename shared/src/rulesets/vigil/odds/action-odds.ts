import type { RatedOdds } from '../../../engine/core/forecast.ts';
import { derived } from '../../../kit/derivation.ts';
import { oncePer } from '../../../kit/memo.ts';
import {
  chanceOf,
  type Distribution,
  difference,
  gainOf,
  lossOf,
  mapped,
  oppositeOdds,
  yesOrNo,
} from '../../../kit/odds.ts';
import { contestTerms } from '../book/abilities/contest.ts';
import { isEntryOf, ruleOf } from '../book/action-rules.ts';
import { fullCheck } from '../book/attack.ts';
import { distractions } from '../book/checks.ts';
import { type Defense, defenseCheck, targetOf } from '../book/defense.ts';
import { traverse } from '../book/other-movement.ts';
import { isOpposed } from '../sheet/abilities.ts';
import { type Entry, findEntry, type VigilFighter, type VigilTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import type { Checker } from './check-parts.ts';
import { deriveCheck, deriveOpposed } from './derivations.ts';
import {
  type CheckFacts,
  checkFacts,
  checkOdds,
  dieOdds,
  oddsOfCheck,
  reaches,
  successOdds,
} from './rolls.ts';

/** The worth of knocking an enemy prone, in hit points. Bots use it to compare actions. */
export const PRONE_WORTH = 1.5;

/**
 * Returns the odds of each amount of damage from an attack against a defense; undefined if the entry is not an attack.
 */
export function damageOdds(
  table: VigilTable,
  attacker: VigilFighter,
  entry: Entry,
  target: VigilFighter,
  defense: Defense,
): Distribution | undefined {
  const clash = clashOf(table, attacker, entry, target, defense);
  return clash && damageIn(table, clash);
}

/** The checks of an attack and of its target. */
interface Clash {
  readonly attack: Checker;
  readonly guard: Checker;
}

/** Returns the checks of an attack against a defense; undefined if the entry is not an attack. */
function clashOf(
  table: VigilTable,
  attacker: VigilFighter,
  entry: Entry,
  target: VigilFighter,
  defense: Defense,
): Clash | undefined {
  const check = ruleOf(entry).attack?.(attacker, entry.weapon);
  if (!check) return undefined;
  return {
    attack: { fighter: attacker, check: fullCheck(attacker, entry, check) },
    guard: { fighter: target, check: defenseCheck(table, target, entry, defense) },
  };
}

function damageIn(table: VigilTable, { attack, guard }: Clash): Distribution {
  return damageOf({
    attack: checkFacts(table, attack.fighter, attack.check),
    guard: checkFacts(table, guard.fighter, guard.check),
  });
}

/** Returns the odds of each amount of damage: the margin by which the attack beats the defense, or 0 (VIG-48). */
const damageOf = oncePer(
  ({ attack, guard }: { readonly attack: CheckFacts; readonly guard: CheckFacts }): Distribution =>
    mapped(difference(oddsOfCheck(attack), oddsOfCheck(guard)), (margin) => Math.max(0, margin)), // VIG-48
);

/** Returns the odds of an attack against a defense: its hit and its damage. Returns undefined without a target. */
export function attackOdds(
  table: VigilTable,
  attacker: VigilFighter,
  entry: Entry,
  defense: Defense,
): RatedOdds | undefined {
  const target = targetOf(table, entry);
  const clash = target && clashOf(table, attacker, entry, target, defense);
  if (!clash) return undefined;
  const damage = damageIn(table, clash);
  const hit = 1 - chanceOf(damage, 0);
  const effect = lossOf(target.id, 'hp', damage, (lost) => lost >= target.hp);
  const isStruckDown = entry.boosts.includes('knock-down');
  const odds = {
    outcomes: [
      { id: 'miss', label: TEXT.odds.noDamage, chance: 1 - hit },
      { id: 'hit', label: TEXT.odds.damage, chance: hit },
    ],
    success: hit,
    effects: [effect],
    ...(isStruckDown && { worth: PRONE_WORTH * (hit - effect.defeat) }),
  };
  return derived(odds, () => deriveOpposed(table, clash.attack, clash.guard, 1)); // VIG-48
}

/**
 * Returns the odds of an attack from the target's point of view; undefined if the attacker is gone. Success means that
 * the target takes no damage.
 */
export function defenseOdds(
  table: VigilTable,
  target: VigilFighter,
  entry: Entry,
  defense: Defense,
): RatedOdds | undefined {
  const attacker = table.fighters[entry.by];
  if (!attacker) return undefined;
  const attack = { ...entry, target: target.id };
  const odds = attackOdds(table, attacker, attack, defense);
  const clash = clashOf(table, attacker, attack, target, defense);
  if (!odds || !clash) return undefined;
  return derived(oppositeOdds(odds), () => deriveOpposed(table, clash.guard, clash.attack, 0)); // VIG-48
}

/**
 * Returns the odds of an action's opposed check; undefined if it has none. `worth` is the value of the action for bots.
 */
export function contestOdds(
  table: VigilTable,
  actor: VigilFighter,
  entry: Entry,
  worth?: number,
): RatedOdds | undefined {
  const opponent = opponentOf(table, entry);
  if (!isOpposed(entry.name) || !opponent) return undefined;
  return derived(yesOrNo(contestChance(table, actor, entry, opponent), worth), () => {
    const { own, other } = contestTerms(actor, entry);
    return deriveOpposed(table, { fighter: actor, check: own }, { fighter: opponent, check: other }, 0); // VIG-R3
  });
}

/** Returns the actor's chance of winning an opposed check. */
export function contestChance(
  table: VigilTable,
  actor: VigilFighter,
  entry: Entry,
  opponent: VigilFighter,
): number {
  const { own, other } = contestTerms(actor, entry);
  return successOdds(checkOdds(table, actor, own), checkOdds(table, opponent, other));
}

/**
 * Returns the opponent of an opposed check. For a bound ability, that is the fighter whose action it responds to;
 * otherwise the target.
 */
export function opponentOf(table: VigilTable, entry: Entry): VigilFighter | undefined {
  const parent = findEntry(table, entry.parent);
  const isBound = ruleOf(entry).isBound === true;
  return isBound ? parent && table.fighters[parent.by] : targetOf(table, entry);
}

/** Returns the odds of climbing or swinging along a feature; undefined if the feature does not exist. */
export function traverseOdds(table: VigilTable, actor: VigilFighter, entry: Entry): RatedOdds | undefined {
  const id = isEntryOf(entry, traverse) ? entry.act.feature : undefined;
  const feature = table.options.features.find((one) => one.id === id);
  if (!feature) return undefined;
  const { stat, difficulty } = feature;
  if (difficulty === null) return yesOrNo(1);
  const check = { stat, causes: distractions(entry) };
  const odds = yesOrNo(reaches(checkOdds(table, actor, check), difficulty));
  return derived(odds, () => deriveCheck(table, { fighter: actor, check }, difficulty));
}

/** Returns the odds of each number of hit points that Mend can restore; undefined without a target. */
export function healingOdds(table: VigilTable, entry: Entry): RatedOdds | undefined {
  const target = targetOf(table, entry);
  if (!target) return undefined;
  const healing = gainOf(target.id, 'hp', dieOdds(table.options.exploding), target.maxHp - target.hp);
  return yesOrNo(1, 0, [healing]);
}
