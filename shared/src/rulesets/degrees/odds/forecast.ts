import type { Forecast, Odds, Prospect, Provocation } from '../../../engine/forecast.ts';
import type { Asked, Params } from '../../../engine/script.ts';
import { findFighter, type Id } from '../../../engine/table.ts';
import { distance, type Hex } from '../../../hex/axial.ts';
import { averageOf, certainly, chanceThat, mapped, NOTHING, yesOrNo } from '../../../kit/odds.ts';
import { purseFor } from '../book/action-economy.ts';
import { modifierOf } from '../book/checks.ts';
import { impairment, is } from '../book/conditions.ts';
import { passive, resistBonus, stanceOnEffect } from '../book/modifiers.ts';
import { difficultyOf } from '../book/move/gambit.ts';
import { moodOf } from '../book/move/influence.ts';
import { leads } from '../book/move/walking.ts';
import { activeEffect } from '../book/powers/having.ts';
import { isKind, powerMeans } from '../book/powers/use.ts';
import { mayStrike, strikesOf } from '../book/reactions/opportunity.ts';
import { fatigueOf, worstDamage } from '../book/recovering.ts';
import { bestOf, opposingBonus, skillSum } from '../book/skill-check.ts';
import { slamRanks } from '../book/standard/attack.ts';
import { bestResistance, nameStunt, ranksOf, stuntRank } from '../book/standard/stunts.ts';
import { attackSum } from '../book/strike.ts';
import { has, type Means, meansOf } from '../book/wielding.ts';
import { powerOf } from '../sheet/powers.ts';
import type { Skill } from '../sheet/skills.ts';
import { type Condition, GRAB, TRACKS } from '../sheet/tracks.ts';
import { isWeapon, weaponOf } from '../sheet/weapons.ts';
import type { Stunt } from '../sheet/words-of-the-book.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import {
  type Attempt,
  areaEffect,
  attackOdds,
  degreesBy,
  effectOf,
  failures,
  landings,
} from './attack-odds.ts';
import { POINT, RANK, REACTION, worthOfCondition } from './worth.ts';

/** The exact odds of an intent or answer, from what a seat sees. Bots decide by it, and the page shows it. */
export function forecast(table: DegreesTable, by: Asked, prospect: Prospect): Forecast | undefined {
  const me = findFighter(table, by);
  if (!me) return undefined;
  if (typeof prospect.do === 'string') return ofIntent(table, me, { ...prospect, do: prospect.do });
  const { answer, kind, ...params } = prospect;
  return ofAnswer(table, me, String(answer), String(kind), params);
}

type Deed = Params & { readonly do: string };
type Spend = 'std' | 'mov' | 'quick';

/** What it costs beside a free action, and the reaction that is declared. */
function costOf(
  me: DegreesFighter,
  type: Spend,
  { raise, hunch, slam, smash }: Params = {},
): Record<string, number> {
  const declared = raise !== undefined || hunch === true || slam === true || smash === true;
  const purse = purseFor(me, type) ?? type;
  return { [purse]: 1, ...(declared && { reaction: 1 }) };
}

function foeOf(table: DegreesTable, { target }: Params): DegreesFighter | undefined {
  return typeof target === 'string' ? findFighter(table, target) : undefined;
}

function ofIntent(table: DegreesTable, me: DegreesFighter, act: Deed): Forecast | undefined {
  switch (act.do) {
    case 'attack':
    case 'charge':
      return ofAttack(table, me, act);
    case 'use':
      return ofUse(table, me, act);
    case 'stunt':
      return ofStunt(table, me, act);
    case 'crush':
      return ofCrush(table, me, act);
    case 'move':
      return { ...NOTHING, cost: costOf(me, 'mov'), provokes: alongPath(table, me, act) };
    case 'stand':
      return ofStand(table, me, act);
    case 'escape':
      return ofEscape(table, me, act);
    case 'recover':
    case 'spend':
      return ofRecovery(me, act);
    case 'trick':
      return ofTrick(table, me, act);
    case 'assist':
      return ofAssist(table, me, act);
    case 'assess':
      return ofAssess(table, me, act);
    case 'gambit':
      return ofGambit(table, me, act);
    case 'influence':
      return ofInfluence(table, me, act);
    case 'device':
      return ofDevice(table, me, act);
    case 'load':
      return ofLoading(table, me, act);
    case 'draw':
      return ofDrawing(me, act);
    case 'switch':
      return { ...NOTHING, cost: costOf(me, 'quick') };
    case 'aim':
      return { ...NOTHING, cost: costOf(me, 'mov'), provokes: here(table, me) };
    default:
      return undefined;
  }
}

/** What an intent with a worth of its own and no odds on anybody comes to. */
function worthOnly(cost: Forecast['cost'], worth: number, provokes: readonly Provocation[] = []): Forecast {
  return { cost, odds: yesOrNo(1, worth), against: [], provokes };
}

/** A declared reaction comes back soon. */
function rebated(odds: Odds, { raise, hunch, slam, smash }: Params): Odds {
  const isDeclared = raise !== undefined || hunch === true || slam === true || smash === true;
  return isDeclared ? { ...odds, worth: (odds.worth ?? 0) + REACTION } : odds;
}

function attemptOf(me: DegreesFighter, act: Deed, means: Means): Attempt {
  const walked = Array.isArray(act.path) ? act.path.length : 0;
  return {
    means,
    ranks: act.do === 'charge' ? -1 : 0,
    raise: typeof act.raise === 'number' ? act.raise : undefined,
    smash: act.smash === true,
    slam: act.slam === true ? slamRanks(me.moved + walked) : undefined,
  };
}

function ofAttack(table: DegreesTable, me: DegreesFighter, act: Deed): Forecast | undefined {
  if (typeof act.ability === 'string') return ofUse(table, me, act);
  const foe = foeOf(table, act);
  if (!foe || typeof act.weapon !== 'string' || !has(me, act.weapon)) return undefined;
  const path = act.path as readonly Hex[] | undefined;
  const from = path ? { ...me, at: path.at(-1) ?? me.at, moved: me.moved + path.length } : me;
  const odds = attackOdds(table, from, foe, attemptOf(me, act, meansOf(me, act.weapon)));
  const provokes = path ? alongPath(table, me, act) : atAttack(table, me, foe, act.weapon);
  return { cost: costOf(me, 'std', act), odds: rebated(odds, act), against: [], provokes };
}

/** Whom an attack lays one open to. */
function atAttack(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  weapon: string,
): Provocation[] {
  if (!isWeapon(weapon)) return [];
  const { type } = weaponOf(weapon);
  if (type === 'ranged' || type === 'rumor') return here(table, me);
  const risky = weapon === 'fists' || type === 'court';
  return risky ? here(table, me).filter(({ by }) => by === foe.id) : [];
}

/** Those who may strike if somebody provokes where it stands. */
function here(table: DegreesTable, me: DegreesFighter, beside = false): Provocation[] {
  return strikers(table, me, me.at, beside).map((by) => ({
    by: by.id,
    reaction: 'attack',
    at: me.at,
    step: 0,
    odds: strikeBack(table, by, me),
  }));
}

function strikers(table: DegreesTable, me: DegreesFighter, at: Hex, beside = false): DegreesFighter[] {
  const there = { ...table, fighters: { ...table.fighters, [me.id]: { ...me, at } } };
  return Object.values(table.fighters).filter(
    (other) => other.side !== me.side && mayStrike(there, other.id, me.id, beside ? { beside: true } : {}),
  );
}

function strikeBack(table: DegreesTable, by: DegreesFighter, me: DegreesFighter): Odds {
  const [weapon = 'fists'] = strikesOf(table, by, me);
  return attackOdds(table, by, me, { means: meansOf(by, weapon) });
}

/** Who may strike along a path: at each hex that is left, each once. */
function alongPath(table: DegreesTable, me: DegreesFighter, { path, mode }: Params): Provocation[] {
  const provoked: Provocation[] = [];
  const struck = new Set<Id>();
  let at = me.at;
  for (const [step, to] of ((path ?? []) as readonly Hex[]).entries()) {
    const walker = { ...me, at };
    const way = mode === 'advance' ? 'towards' : mode === 'withdraw' ? 'away' : undefined;
    if (!way || !leads(table, walker, to, way)) {
      for (const by of strikers(table, me, at)) {
        if (struck.has(by.id)) continue;
        struck.add(by.id);
        provoked.push({ by: by.id, reaction: 'attack', at, step, odds: strikeBack(table, by, walker) });
      }
    }
    at = to;
  }
  return provoked;
}

function ofUse(table: DegreesTable, me: DegreesFighter, act: Deed): Forecast | undefined {
  const id = typeof act.ability === 'string' ? activeEffect(me, act.ability) : undefined;
  if (!id) return undefined;
  const power = powerOf(id);
  const cost = costOf(me, power.action, act);
  const provokes =
    power.delivery === 'ranged'
      ? here(table, me)
      : power.delivery === 'gossip'
        ? here(table, me, table.options.encounter === 'combat')
        : [];
  if (power.effect.kind === 'heal') return ofHealing(table, me, act, power.rank, cost);
  if (isKind(power))
    return worthOnly(cost, power.delivery === 'personal' ? wardWorth(table, me) : RANK * 2, provokes);
  const means = powerMeans(id);
  if (power.radius !== undefined)
    return ofArea(table, me, means, (act.at as Hex | undefined) ?? me.at, power.radius, cost, provokes);
  const foe = foeOf(table, act);
  if (!foe) return undefined;
  return {
    cost,
    odds: rebated(attackOdds(table, me, foe, attemptOf(me, act, means)), act),
    against: [],
    provokes,
  };
}

/** A ward is worth most with foes about, and once. */
function wardWorth(table: DegreesTable, me: DegreesFighter): number {
  if (me.mods.some(({ kind }) => kind === 'boost')) return 0;
  const near = Object.values(table.fighters).filter(
    (one) => one.side !== me.side && !one.defeated && distance(one.at, me.at) <= 4,
  );
  return near.length > 0 ? 0.9 : 0.35;
}

function ofHealing(
  table: DegreesTable,
  me: DegreesFighter,
  act: Params,
  rank: number,
  cost: Forecast['cost'],
): Forecast | undefined {
  const target = foeOf(table, act);
  if (!target || worstDamage(target) === undefined) return undefined;
  const degrees = degreesBy(rank + impairment(me) - 10, typeof act.raise === 'number' ? act.raise : 0);
  const success = chanceThat(degrees, (degree) => degree > 0);
  const levels = averageOf(degrees, (degree) => Math.max(0, degree));
  const isDown = target.defeated ? 5 : 0;
  return { cost, odds: yesOrNo(success, Math.min(levels, 3) + isDown * success), against: [], provokes: [] };
}

function ofArea(
  table: DegreesTable,
  me: DegreesFighter,
  means: Means,
  at: Hex,
  radius: number,
  cost: Forecast['cost'],
  provokes: readonly Provocation[],
): Forecast | undefined {
  const inside = Object.values(table.fighters).filter(
    (one) =>
      !one.defeated && distance(one.at, at) <= radius && !(one.id === me.id && distance(me.at, at) === 0),
  );
  const parts = inside.map((one) => ({ one, ...areaEffect(me, one, means) }));
  if (parts.length === 0) return undefined;
  const worth = parts.reduce(
    (total, { one, worth: gained }) => total + (one.side === me.side ? -gained : gained),
    0,
  );
  const effects = parts.map(({ effect }) => effect);
  const harmless = effects.reduce(
    (chance, { changes }) => chance * (changes.find(([by]) => by === 0)?.[1] ?? 0),
    1,
  );
  return { cost, odds: { ...yesOrNo(1 - harmless, worth), effects }, against: [], provokes };
}

function ofCrush(table: DegreesTable, me: DegreesFighter, act: Deed): Forecast | undefined {
  const foe = foeOf(table, act);
  const grip = foe?.effects.find(({ by, track }) => by === me.id && track === 'grab')?.grip;
  if (!foe || !grip) return undefined;
  const means = meansOf(me, grip.weapon);
  const { effect } = means;
  if (effect.kind !== 'damage') return undefined;
  const dc = certainly(10 + means.rank + stanceOnEffect(me, false));
  const failed = failures(resistBonus(foe, effect.resist, effect.of), dc);
  const one = effectOf(foe, means, failed);
  const odds = {
    ...yesOrNo(
      chanceThat(failed, (degrees) => degrees > 0),
      one.worth,
    ),
    effects: [one.effect],
  };
  return { cost: costOf(me, 'std'), odds, against: [], provokes: [] };
}

function ofStunt(table: DegreesTable, me: DegreesFighter, act: Deed): Forecast | undefined {
  const foe = foeOf(table, act);
  if (!foe || typeof act.weapon !== 'string' || !has(me, act.weapon)) return undefined;
  const named = typeof act.stunt === 'string' ? nameStunt(act.stunt as Stunt, act) : undefined;
  const means = meansOf(me, act.weapon);
  const hits = landings(table, me, foe, {
    means,
    ranks: ranksOf(foe, named),
    raise: typeof act.raise === 'number' ? act.raise : 0,
  });
  const hit = hits.reduce((total, { degree, chance }) => total + (degree > 0 ? chance : 0), 0);
  const resist = resistBonus(foe, bestResistance(foe, means));
  const degrees = degreesBy(stuntRank(me, means) + impairment(me) - resist, 0, true);
  const worth = averageOf(degrees, (degree) => (degree > 0 ? worthOfStunt(foe, act, degree) : 0));
  const won = hit * chanceThat(degrees, (degree) => degree > 0);
  return {
    cost: costOf(me, 'std', act),
    odds: rebated(yesOrNo(won, hit * worth), act),
    against: [],
    provokes: here(table, me),
  };
}

function worthOfStunt(foe: DegreesFighter, { stunt, track, item }: Params, degree: number): number {
  const level = Math.min(3, degree) - 1;
  if (stunt === 'afflict' && typeof track === 'string') {
    const condition = TRACKS[track as keyof typeof TRACKS][level];
    return condition === 'incapacitated' ? 9 : condition ? newWorth(foe, condition) : 0;
  }
  if (stunt === 'grab') return newWorth(foe, GRAB[level] ?? 'held');
  if (stunt === 'disarm') return foe.held.length === 1 && foe.sheet.natural.length === 0 ? 1.6 : 0.4;
  if (stunt === 'break')
    return typeof item === 'string' && foe.held.some((thing) => thing === item) ? 1 : 0.4;
  return 0.3;
}

function newWorth(foe: DegreesFighter, condition: Condition): number {
  return is(foe, condition) ? 0 : worthOfCondition(condition);
}

function ofStand(table: DegreesTable, me: DegreesFighter, act: Deed): Forecast {
  if (!act.quickly) return worthOnly(costOf(me, 'mov'), 1.2, here(table, me));
  const bonus = skillSum(me, { skill: 'acrobatics' });
  const success = chanceThat(degreesBy(bonus - 10 - 2 * table.options.pl), (degree) => degree > 0);
  return { ...NOTHING, cost: {}, odds: yesOrNo(success, 1.3 * success) };
}

function ofEscape(table: DegreesTable, me: DegreesFighter, act: Deed): Forecast | undefined {
  const grip = me.effects.find(({ track }) => track === 'grab');
  const holder = grip && findFighter(table, grip.by);
  if (!grip || !holder || typeof act.skill !== 'string') return undefined;
  const success = against(me, act.skill as Skill, holder, ['might', 'dexterity']);
  return {
    cost: costOf(me, 'mov', act),
    odds: rebated(yesOrNo(success, success * 1.5 * grip.degree), act),
    against: [],
    provokes: [],
  };
}

/** The chance that a skill beats the better of somebody's. */
function against(
  me: DegreesFighter,
  skill: Skill,
  other: DegreesFighter,
  skills: readonly Skill[],
  mood = 0,
): number {
  return chanceThat(versus(me, skill, other, skills, mood), (degree) => degree > 0);
}

function versus(me: DegreesFighter, skill: Skill, other: DegreesFighter, skills: readonly Skill[], mood = 0) {
  const opposing = opposingBonus(other, bestOf(other, skills));
  return degreesBy(skillSum(me, { skill, mood }) - opposing, 0, true);
}

/** Recovering, as an action or for a point: what is won in health, less what stress and points are worth. */
function ofRecovery(me: DegreesFighter, { do: name, use, remove, resist }: Deed): Forecast | undefined {
  if (name === 'spend' && use !== 'recover') return undefined;
  const cost = name === 'spend' ? {} : costOf(me, 'std');
  const price = (name === 'spend' ? POINT : 0) + 0.6;
  if (remove === 'damage') return recovery(me, cost, price);
  if (remove === 'fatigue') return fatigueOf(me) >= 2 ? worthOnly(cost, 1.2 - price) : undefined;
  const effect = me.effects.find(({ by, track }) => `${by}:${track}` === resist);
  if (!effect || effect.track === 'grab') return undefined;
  const success = chanceThat(
    degreesBy(resistBonus(me, effect.resist) - 10 - effect.rank),
    (degree) => degree > 0,
  );
  return worthOnly(cost, success * worthOfCondition(effect.condition) - price);
}

function recovery(me: DegreesFighter, cost: Forecast['cost'], price: number): Forecast | undefined {
  const worst = worstDamage(me);
  if (worst === undefined) return undefined;
  const gains = {
    incapacitated: 6,
    staggered: 3,
    dazed: 0.6,
    bruise: me.bruises > 2 ? 0.9 : 0.5,
    strain: 0.5,
  };
  return worthOnly(cost, gains[worst] - price);
}

function ofTrick(table: DegreesTable, me: DegreesFighter, act: Deed): Forecast | undefined {
  const foe = foeOf(table, act);
  if (!foe || typeof act.skill !== 'string' || !Array.isArray(act.versus)) return undefined;
  const success = against(me, act.skill as Skill, foe, act.versus as Skill[]);
  const worth = success * newWorth(foe, act.condition as Condition) * 0.9;
  return {
    cost: costOf(me, 'std', act),
    odds: rebated(yesOrNo(success, worth), act),
    against: [],
    provokes: [],
  };
}

function ofAssist(table: DegreesTable, me: DegreesFighter, act: Deed): Forecast | undefined {
  const foe = foeOf(table, act);
  if (!foe || typeof act.weapon !== 'string' || !has(me, act.weapon) || act.mode === 'distract')
    return undefined;
  const bonus = attackSum(table, me, foe, { means: meansOf(me, act.weapon), hasEffect: false });
  const ranks = averageOf(mapped(degreesBy(bonus - 10 - table.options.pl), modifierOf), (rank) => rank);
  return worthOnly(costOf(me, 'std', act), ranks * RANK * 0.8);
}

function ofAssess(table: DegreesTable, me: DegreesFighter, act: Deed): Forecast | undefined {
  const foe = foeOf(table, act);
  if (!foe || act.choose !== 'analyze' || typeof act.skill !== 'string') return undefined;
  const known = me.analysis[foe.id] ?? 0;
  const degrees = degreesBy(skillSum(me, { skill: act.skill as Skill }) - passive(foe, 'deception'));
  const gained = averageOf(degrees, (degree) => Math.min(5 - known, Math.max(0, degree)));
  return worthOnly(costOf(me, 'std', act), gained * RANK * 0.9, here(table, me));
}

function ofGambit(table: DegreesTable, me: DegreesFighter, act: Deed): Forecast | undefined {
  if (act.path !== undefined || typeof act.skill !== 'string') return undefined;
  const receiver = typeof act.ally === 'string' ? findFighter(table, act.ally) : me;
  if (!receiver || receiver.mods.some(({ kind }) => kind === 'all')) return undefined;
  const degrees = degreesBy(skillSum(me, { skill: act.skill as Skill }) - difficultyOf(table, me));
  const ranks = averageOf(degrees, modifierOf);
  return worthOnly(costOf(me, 'mov', act), ranks * RANK * 0.1, here(table, me));
}

/** In a conflict it is worth something to be thought well of; else it is not what bots are for. */
function ofInfluence(table: DegreesTable, me: DegreesFighter, act: Deed): Forecast | undefined {
  const foe = foeOf(table, act);
  if (!foe || typeof act.skill !== 'string' || act.direction === undefined) return undefined;
  const success = against(me, act.skill as Skill, foe, [act.skill as Skill, 'insight'], moodOf(foe));
  return { cost: costOf(me, 'mov', act), odds: yesOrNo(success), against: [], provokes: here(table, me) };
}

function ofDevice(table: DegreesTable, me: DegreesFighter, act: Deed): Forecast | undefined {
  if (act.item !== 'healing-draught') return undefined;
  const target = foeOf(table, act) ?? me;
  const worst = worstDamage(target);
  if (worst === undefined) return undefined;
  const gain = worst === 'incapacitated' ? 8 : worst === 'staggered' ? 3 : 0.4;
  return worthOnly(costOf(me, 'mov'), gain - 0.3, here(table, me));
}

function ofLoading(table: DegreesTable, me: DegreesFighter, { weapon }: Deed): Forecast | undefined {
  if (typeof weapon !== 'string' || !isWeapon(weapon)) return undefined;
  return worthOnly(costOf(me, weaponOf(weapon).load ?? 'std'), 1, here(table, me));
}

/** Drawing is worth it with nothing better in hand. */
function ofDrawing(me: DegreesFighter, { item }: Deed): Forecast | undefined {
  const isArmed = me.held.some((thing) => isWeapon(thing));
  if (typeof item !== 'string' || !isWeapon(item) || isArmed || me.sheet.natural.length > 0) return undefined;
  return worthOnly(costOf(me, 'quick'), weaponOf(item).rank * 0.3);
}

function ofAnswer(
  table: DegreesTable,
  me: DegreesFighter,
  answer: string,
  kind: string,
  params: Params,
): Forecast | undefined {
  const [item] = table.stack;
  const actor = item?.by === undefined ? undefined : findFighter(table, item.by);
  if (answer === 'pass') return NOTHING;
  if (kind === 'opportunity') return ofStrike(table, me, actor, params);
  if (kind === 'ready' && answer === 'fire') return worthOnly({ reaction: 1 }, REACTION + 3);
  if (kind === 'resume' && answer === 'act') return worthOnly({}, 1);
  if (kind === 'fortune') return ofFortune(me, answer);
  if (kind === 'grab-item') return worthOnly({}, 0.3);
  if (kind === 'counter') return worthOnly({ reaction: 1 }, REACTION - 0.6 + (answer === 'pass' ? 0 : 1.2));
  if (kind === 'stunt' || kind === 'counter-stunt') {
    const target = actor?.id === me.id ? findFighter(table, item?.target ?? '') : actor;
    const rebate = kind === 'counter-stunt' ? REACTION + 0.4 : 0.5;
    const cost = kind === 'counter-stunt' ? { reaction: 1 } : {};
    return target
      ? worthOnly(cost, rebate + 0.6 * worthOfStunt(target, { ...params, stunt: answer }, 1))
      : undefined;
  }
  return undefined;
}

function ofStrike(
  table: DegreesTable,
  me: DegreesFighter,
  actor: DegreesFighter | undefined,
  { weapon }: Params,
): Forecast | undefined {
  if (!actor) return undefined;
  const [first = 'fists'] = strikesOf(table, me, actor);
  const used = typeof weapon === 'string' && has(me, weapon) ? weapon : first;
  const odds = attackOdds(table, me, actor, { means: meansOf(me, used) });
  return {
    cost: { reaction: 1 },
    odds: { ...odds, worth: (odds.worth ?? 0) + REACTION },
    against: [],
    provokes: [],
  };
}

/** A point is spent where it may well turn a failure that is not far off. */
function ofFortune(me: DegreesFighter, answer: string): Forecast | undefined {
  if (answer !== 'improve' || !me.last) return worthOnly({}, -0.2);
  const short = me.last.dc - me.last.total;
  const helps = short > 0 && short <= 6 ? (7 - short) / 6 : 0;
  return worthOnly({}, helps * 1.6 - 0.7);
}
