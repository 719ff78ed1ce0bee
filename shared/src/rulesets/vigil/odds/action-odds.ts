import type { Odds } from '../../../engine/core/forecast.ts';
import {
  chanceOf,
  type Distribution,
  difference,
  gainOf,
  lossOf,
  mapped,
  turned,
  yesOrNo,
} from '../../../kit/odds.ts';
import { numbersOf } from '../book/abilities/numbers.ts';
import { advantageOf } from '../book/attack.ts';
import { type Defence, defenceCheck, targetOf } from '../book/defense.ts';
import { traverse } from '../book/other-movement.ts';
import { deedOf, isEntryOf } from '../book/stack-actions.ts';
import { isOpposed, type Opposed } from '../sheet/abilities.ts';
import { type Entry, findEntry, type VigilFighter, type VigilTable } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';
import { checkOdds, dieOdds, reaches, successOdds } from './rolls.ts';

/** What knocking somebody down is worth, in hit points. */
export const PRONE_WORTH = 1.5;

/** The chances of each amount of damage from an attack met by a defence; undefined if it is none. */
export function damageOdds(
  table: VigilTable,
  attacker: VigilFighter,
  entry: Entry,
  target: VigilFighter,
  defence: Defence,
): Distribution | undefined {
  const check = deedOf(entry).attack?.(attacker, entry.weapon);
  if (!check) return undefined;
  const attack = checkOdds(table, attacker, {
    ...check,
    advantage: advantageOf(attacker, entry, check.advantage),
  });
  const guard = checkOdds(table, target, defenceCheck(table, target, entry, defence));
  return mapped(difference(attack, guard), (margin) => Math.max(0, margin)); // VIG-48
}

/** The odds of an attack on its target, met by a defence; undefined if it has none. */
export function attackOdds(
  table: VigilTable,
  attacker: VigilFighter,
  entry: Entry,
  defence: Defence,
): Odds | undefined {
  const target = targetOf(table, entry);
  const damage = target && damageOdds(table, attacker, entry, target, defence);
  if (!damage) return undefined;
  const hit = 1 - chanceOf(damage, 0);
  const effect = lossOf(target.id, 'hp', damage, (lost) => lost >= target.hp);
  const isStruckDown = entry.boosts.includes('knock-down');
  return {
    outcomes: [
      { id: 'miss', label: TEXT.odds.noDamage, chance: 1 - hit },
      { id: 'hit', label: TEXT.odds.damage, chance: hit },
    ],
    success: hit,
    effects: [effect],
    ...(isStruckDown && { worth: PRONE_WORTH * (hit - effect.defeat) }),
  };
}

/** The same, as the target sees it: it succeeds if nothing gets through. */
export function defenceOdds(
  table: VigilTable,
  target: VigilFighter,
  entry: Entry,
  defence: Defence,
): Odds | undefined {
  const attacker = table.fighters[entry.by];
  if (!attacker) return undefined;
  const odds = attackOdds(table, attacker, { ...entry, target: target.id }, defence);
  return odds && turned(odds);
}

/** The odds of an opposed check; undefined if the action has none. */
export function contestOdds(
  table: VigilTable,
  actor: VigilFighter,
  entry: Entry,
  worth?: number,
): Odds | undefined {
  const opponent = opponentOf(table, entry);
  if (!isOpposed(entry.name) || !opponent) return undefined;
  return yesOrNo(contestChance(table, actor, entry, opponent), worth);
}

/** The chance of an opposed check. */
export function contestChance(
  table: VigilTable,
  actor: VigilFighter,
  entry: Entry,
  opponent: VigilFighter,
): number {
  const { stat, against } = numbersOf(actor, entry.name as Opposed);
  const own = checkOdds(table, actor, { stat, advantage: advantageOf(actor, entry, 0) });
  return successOdds(own, checkOdds(table, opponent, { stat: against, advantage: 0 }));
}

/** Whom an opposed check is made against: the target, or who does what is answered. */
export function opponentOf(table: VigilTable, entry: Entry): VigilFighter | undefined {
  const parent = findEntry(table, entry.parent);
  const isBound = deedOf(entry).isBound === true;
  return isBound ? parent && table.fighters[parent.by] : targetOf(table, entry);
}

/** The odds of climbing or swinging along a feature. */
export function traverseOdds(table: VigilTable, actor: VigilFighter, entry: Entry): Odds | undefined {
  const id = isEntryOf(entry, traverse) ? entry.act.feature : undefined;
  const feature = table.options.features.find((one) => one.id === id);
  if (!feature) return undefined;
  const own = checkOdds(table, actor, { stat: feature.stat, advantage: -entry.disadvantage });
  return yesOrNo(feature.difficulty === null ? 1 : reaches(own, feature.difficulty));
}

/** The odds of healing. */
export function healingOdds(table: VigilTable, entry: Entry): Odds | undefined {
  const target = targetOf(table, entry);
  if (!target) return undefined;
  const healing = gainOf(target.id, 'hp', dieOdds(table.options.exploding), target.maxHp - target.hp);
  return yesOrNo(1, 0, [healing]);
}
