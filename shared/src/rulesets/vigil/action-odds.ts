import type { Effect, Odds } from '../../engine/forecast.ts';
import { advantageOf } from './attack.ts';
import { OPPOSED, type Opposed } from './content.ts';
import { deedOf } from './deeds.ts';
import { type Defence, defenceCheck, targetOf } from './defence.ts';
import { checkOdds, dieOdds, difference, entriesOf, reaches, successOdds } from './odds.ts';
import { type Entry, findEntry, type VigilFighter, type VigilTable } from './table.ts';
import { TEXT } from './text/catalogue.ts';

/** What knocking somebody down is worth, in hit points. */
export const PRONE_WORTH = 1.5;

/** The chances of each amount of damage, the lowest being none, from an attack met by a defence. */
export function damageOdds(
  table: VigilTable,
  attacker: VigilFighter,
  entry: Entry,
  target: VigilFighter,
  defence: Defence,
): (readonly [amount: number, chance: number])[] {
  const check = deedOf(entry).attack?.(entry.weapon);
  if (!check) return [];
  const attack = checkOdds(table, attacker, { ...check, advantage: advantageOf(entry, check.advantage) });
  const guard = checkOdds(table, target, defenceCheck(table, target, entry, defence));
  const margins = entriesOf(difference(attack, guard));
  const none = margins.reduce((sum, [margin, chance]) => sum + (margin <= 0 ? chance : 0), 0); // VIG-48
  return [[0, none], ...margins.filter(([margin]) => margin > 0)];
}

/** The odds of an attack on its target, met by a defence; undefined if it has no target. */
export function attackOdds(
  table: VigilTable,
  attacker: VigilFighter,
  entry: Entry,
  defence: Defence,
): Odds | undefined {
  const target = targetOf(table, entry);
  if (!target) return undefined;
  const damage = damageOdds(table, attacker, entry, target, defence);
  const hit = 1 - (damage[0]?.[1] ?? 0);
  const effect = effectOn(target, damage);
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
  return odds && { outcomes: odds.outcomes, success: 1 - odds.success, effects: odds.effects };
}

function effectOn(target: VigilFighter, damage: Effect['damage']): Effect {
  const average = damage.reduce((sum, [amount, chance]) => sum + amount * chance, 0);
  const defeat = damage.reduce((sum, [amount, chance]) => sum + (amount >= target.hp ? chance : 0), 0);
  return { target: target.id, damage, average, defeat };
}

/** The odds of an opposed check; undefined if the action has none. */
export function contestOdds(
  table: VigilTable,
  actor: VigilFighter,
  entry: Entry,
  worth: number | undefined,
): Odds | undefined {
  const opponent = opponentOf(table, entry);
  if (!(entry.name in OPPOSED) || !opponent) return undefined;
  return yesOrNo(contestChance(table, actor, entry, opponent), worth);
}

/** The chance of an opposed check. */
export function contestChance(
  table: VigilTable,
  actor: VigilFighter,
  entry: Entry,
  opponent: VigilFighter,
): number {
  const [stat, against] = OPPOSED[entry.name as Opposed];
  const own = checkOdds(table, actor, { stat, advantage: advantageOf(entry, 0) });
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
  const feature = table.options.features.find(({ id }) => id === entry.act.feature);
  if (!feature) return undefined;
  const own = checkOdds(table, actor, { stat: feature.stat, advantage: -entry.disadvantage });
  return yesOrNo(feature.difficulty === null ? 1 : reaches(own, feature.difficulty), undefined);
}

/** The odds of healing: hit points regained are damage below zero. */
export function healingOdds(table: VigilTable, entry: Entry): Odds | undefined {
  const target = targetOf(table, entry);
  if (!target) return undefined;
  const missing = target.maxHp - target.hp;
  const chances = new Map<number, number>();
  for (const [amount, chance] of entriesOf(dieOdds(table.options.exploding))) {
    const healed = -Math.min(amount, missing);
    chances.set(healed, (chances.get(healed) ?? 0) + chance);
  }
  const damage = [...chances].sort(([a], [b]) => a - b);
  return { ...plainOdds(undefined), effects: [effectOn(target, damage)] };
}

/** The odds of what cannot fail. */
export function plainOdds(worth: number | undefined): Odds {
  return yesOrNo(1, worth);
}

function yesOrNo(success: number, worth: number | undefined): Odds {
  return {
    outcomes: [
      { id: 'failure', label: TEXT.odds.fails, chance: 1 - success },
      { id: 'success', label: TEXT.odds.succeeds, chance: success },
    ],
    success,
    effects: [],
    ...(worth !== undefined && { worth }),
  };
}
