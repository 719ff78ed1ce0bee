import {
  type AffectedArea,
  type Chance,
  isChecked,
  onDemand,
  type PlannedChoice,
  type RatedForecast,
  type RatedOdds,
  type RatedProvocation,
} from '../../../engine/core/forecast.ts';
import { type FieldSchemas, readValues, type Values } from '../../../engine/schema/field-schema.ts';
import type { AskedId, Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { derived } from '../../../kit/derivation.ts';
import { certainly, changeOf, dice, gainOf, NOTHING, sum } from '../../../kit/odds.ts';
import { costsOf } from '../book/abilities.ts';
import { areaOfBlast, victimsOf } from '../book/attack.ts';
import { REFRESH_PARAMS } from '../book/bolster.ts';
import { ATTACK_PARAMS, HOLD_PARAMS } from '../book/brawl.ts';
import { areaOfRelease, crushDamage, soothedBy } from '../book/channel.ts';
import { has } from '../book/conditions.ts';
import { feltDamage } from '../book/harm.ts';
import { costOf } from '../book/movement.ts';
import { counterattackChoice, opportunityChoice } from '../book/reactions.ts';
import { abilityOf, reactionOf, weaponOf } from '../sheet/content.ts';
import { enemiesOf, type PhasesFighter, type PhasesTable, type Step } from '../table.ts';
import { blastOdds, blowOdds, chanceOfCheck } from './blow.ts';
import { afterLoss, afterStressRoll, type Bodies, bodyOf, effectsOn, oneOf } from './body.ts';
import { deriveFailedSave, deriveMiss } from './derivations.ts';
import { guessed, withoutUnknownOdds } from './guesses.ts';
import { worthOfAction, worthOfAnswer } from './worth.ts';

/**
 * Returns the forecast of an intent or answer; undefined if there is none. `seen` is the view of one seat. Odds
 * that depend on numbers unknown to the seat are left out.
 */
export function forecast(seen: PhasesTable, by: AskedId, prospect: PlannedChoice): RatedForecast | undefined {
  const table = guessed(seen);
  const me = findFighter(table, by);
  const told = me && foretell(table, me, prospect);
  return told && table !== seen ? withoutUnknownOdds(seen, table, me, prospect, told) : told;
}

function foretell(table: PhasesTable, me: PhasesFighter, prospect: PlannedChoice): RatedForecast | undefined {
  if ('answer' in prospect) return forecastAnswer(table, me, prospect);
  const odds = oddsOfIntent(table, me, prospect);
  const cost = costOfIntent(table, me, prospect);
  const worth = worthOfAction(table, me, prospect);
  const whole = odds ? { ...odds, worth: (odds.worth ?? 0) + worth } : worth === 0 ? undefined : plain(worth);
  return onDemand(
    { cost, ...(whole && { odds: whole }) },
    { provokes: () => provocations(table, me, prospect), area: () => areaOfIntent(table, me, prospect) },
  );
}

/** Returns the odds of a choice without a roll: only its effects and its worth. */
function plain(worth: number, effects: RatedOdds['effects'] = []): RatedOdds {
  return { outcomes: [], success: 1, effects, worth };
}

function read<P extends FieldSchemas>(kinds: P, prospect: PlannedChoice): Values<P> | undefined {
  return isChecked(prospect) ? (prospect as Params as Values<P>) : readValues(kinds, prospect);
}

function oddsOfIntent(table: PhasesTable, me: PhasesFighter, prospect: PlannedChoice): RatedOdds | undefined {
  if (!('do' in prospect)) return undefined;
  const { do: what } = prospect;
  if (what === 'attack' || what === 'full-attack') {
    const act = read(ATTACK_PARAMS, prospect);
    if (!act || !weaponOf(me, act.weapon)) return undefined;
    const { weapon, target, at, consume = false, then } = act;
    if (at) return blastOdds(table, me.id, weapon, at);
    return target === undefined
      ? undefined
      : blowOdds(table, me.id, { arm: weapon, hasEdge: consume }, target, then);
  }
  if (what === 'grapple' || what === 'shove') {
    const act = read(HOLD_PARAMS, prospect);
    return act && blowOdds(table, me.id, { arm: what, hasEdge: act.consume === true }, act.target);
  }
  if (what === 'refresh') return oddsOfRefresh(me, read(REFRESH_PARAMS, prospect));
  if (what === 'use') return oddsOfUse(table, me, String(prospect.ability), prospect.target);
  if (what === 'release') return oddsOfRelease(table, me, prospect.at as Hex | undefined, prospect.target);
  return undefined;
}

/** Returns the area that an intent affects; undefined if it affects none. */
function areaOfIntent(
  table: PhasesTable,
  me: PhasesFighter,
  { do: what, weapon, at }: PlannedChoice & Params,
): AffectedArea | undefined {
  if (what === 'release') return areaOfRelease(table, me, at as Hex | undefined);
  const { blast } = (what === 'attack' && weaponOf(me, String(weapon))) || {};
  return blast !== undefined && at ? areaOfBlast(table, at as Hex, blast) : undefined;
}

function oddsOfRefresh(
  me: PhasesFighter,
  act: Values<typeof REFRESH_PARAMS> | undefined,
): RatedOdds | undefined {
  if (!act) return undefined;
  const effects = [];
  if (act.first === 'recovery') effects.push(gainOf(me.id, 'hp', certainly(me.hpMax), me.hpMax - me.hp));
  if (act.first === 'stress') effects.push(changeOf(me.id, 'stress', certainly(0 - me.stress)));
  if (act.second === 'discord') effects.push(changeOf(me.id, 'discord', certainly(0 - me.discord)));
  return plain(0, effects);
}

function oddsOfUse(
  table: PhasesTable,
  me: PhasesFighter,
  ability: string,
  at: unknown,
): RatedOdds | undefined {
  const target = typeof at === 'string' ? findFighter(table, at) : undefined;
  if (ability === 'second-breath')
    return plain(0, [
      changeOf(me.id, 'stress', certainly(0 - Math.min(abilityOf(me, ability).amount, me.stress))),
    ]);
  if (!target || (ability !== 'taunt' && ability !== 'hush')) return undefined;
  const saved = chanceOfCheck(target, 'mind', me.saveTarget);
  const bodies =
    ability === 'taunt' ? afterSave(target, saved, abilityOf(me, ability).amount, 0) : bodyOf(target);
  const odds = { outcomes: [], success: 1 - saved, effects: effectsOn(target, bodies) };
  return derived(odds, () => deriveFailedSave(me, target, 'mind'));
}

/**
 * Returns the target's possible states after a save: it takes `saving` stress if the save succeeds, and `failing`
 * stress if not.
 */
function afterSave(target: PhasesFighter, saved: Chance, failing: number, saving: number): Bodies {
  const [[body]] = bodyOf(target) as [[Bodies[number][0], Chance]];
  return oneOf([
    [saved, afterStressRoll(target, body, certainly(saving))],
    [1 - saved, afterStressRoll(target, body, certainly(failing))],
  ]);
}

function oddsOfRelease(
  table: PhasesTable,
  me: PhasesFighter,
  at: Hex | undefined,
  target: unknown,
): RatedOdds | undefined {
  if (me.channeling === 'thunderhead' && at) return blastOdds(table, me.id, 'thunderhead', at);
  if (me.channeling === 'grave-bloom' && at) {
    const { amount, saved, blast } = abilityOf(me, 'grave-bloom');
    const victims = victimsOf(table, at, blast).map((id) => fighterOf(table, id));
    const effects = victims.flatMap((one) =>
      effectsOn(one, afterSave(one, chanceOfCheck(one, 'mind', me.saveTarget), amount, saved)),
    );
    return plain(0, effects);
  }
  if (me.channeling === 'soothing-rain') {
    const { amount } = abilityOf(me, 'soothing-rain');
    const healed = soothedBy(table, me).map((one) =>
      gainOf(one.id, 'hp', certainly(amount), one.hpMax - one.hp),
    );
    return plain(0, healed);
  }
  const held = typeof target === 'string' ? findFighter(table, target) : undefined;
  if (me.channeling !== 'slow-crush' || !held) return undefined;
  return plain(0, effectsOn(held, crushed(me, held)));
}

function crushed(me: PhasesFighter, held: PhasesFighter): Bodies {
  const [[body]] = bodyOf(held) as [[Bodies[number][0], Chance]];
  const isWeak = has(me, 'weakened');
  const { dice: count, sides, bonus, ...kind } = crushDamage(me);
  const rolled = sum(dice(count, sides), certainly(bonus));
  return oneOf(
    rolled.chances.map((chance, index) => {
      const damage = { amount: rolled.low + index, ...kind };
      return [chance, afterLoss(held, body, feltDamage(held, damage, isWeak))];
    }),
  );
}

function costOfIntent(table: PhasesTable, me: PhasesFighter, prospect: PlannedChoice): RatedForecast['cost'] {
  if (!('do' in prospect)) return {};
  const { do: what, weapon, ability, path } = prospect;
  if (what === 'move' && Array.isArray(path))
    return { moveLeft: (path as readonly Hex[]).reduce((so, at) => so + costOf(table, me, at), 0) };
  if (what === 'attack') return { mp: weaponOf(me, String(weapon))?.mp ?? 0 };
  if (what === 'refresh' && prospect.first === 'recovery') return { recovery: 1 };
  if (what !== 'use' && what !== 'channel') return {};
  return costsOf(me, String(ability));
}

/** Returns the opportunity attacks that a movement could provoke, with their odds (PHASE-85). */
function provocations(table: PhasesTable, me: PhasesFighter, prospect: PlannedChoice): RatedProvocation[] {
  const isWalk = 'do' in prospect && (prospect.do === 'move' || prospect.do === 'rush');
  if (!isWalk || !Array.isArray(prospect.path) || me.slipping) return [];
  return enemiesOf(table, me).flatMap((enemy) => {
    const [weapon] = weaponsIn(opportunityChoice(table, enemy.id, me.id));
    const odds = weapon && blowOdds(table, enemy.id, { arm: weapon }, me.id);
    return odds ? [{ by: enemy.id, reaction: 'opportunity', at: me.at, step: 0, odds }] : [];
  });
}

function weaponsIn(choices: readonly { variants?: () => readonly object[] }[]): string[] {
  const ways = choices.flatMap(({ variants }) => variants?.() ?? []) as { weapon?: string }[];
  return ways.flatMap(({ weapon }) => (weapon === undefined ? [] : [weapon]));
}

function forecastAnswer(
  table: PhasesTable,
  me: PhasesFighter,
  prospect: PlannedChoice,
): RatedForecast | undefined {
  if (!('answer' in prospect)) return undefined;
  const [top] = table.stack;
  if (prospect.kind !== 'reaction' || !top) return worthOfAnswer(table, me, prospect);
  if (prospect.answer === 'counterattack' || prospect.answer === 'opportunity')
    return striking(table, me, top, prospect);
  const isBefore = top.arm !== undefined && top.target !== undefined && isRollAhead(table, me, top, prospect);
  return isBefore ? beforeTheRoll(table, me, top, prospect) : worthOfAnswer(table, me, prospect);
}

/**
 * Returns the forecast of a counterattack or opportunity attack, with the weapon named in the answer or else the first
 * usable weapon.
 */
function striking(
  table: PhasesTable,
  me: PhasesFighter,
  top: Step,
  prospect: PlannedChoice,
): RatedForecast | undefined {
  const isCounter = 'answer' in prospect && prospect.answer === 'counterattack';
  const { by: foe, away } = top;
  const [first] = weaponsIn(
    isCounter ? counterattackChoice(table, me.id, { id: foe, away }) : opportunityChoice(table, me.id, foe),
  );
  const named = String(prospect.weapon ?? first ?? '');
  const weapon = weaponOf(me, named);
  if (!weapon) return undefined;
  const odds = blowOdds(table, me.id, { arm: named, hasEdge: prospect.consume === true }, foe);
  const { focus } = reactionOf(me, isCounter ? 'counterattack' : 'opportunity');
  const cost = { focus, mp: weapon.mp ?? 0 };
  return odds && { ...NOTHING, cost, odds };
}

/** Returns whether a prompt comes before an attack roll that the fighter's reaction could still change. */
function isRollAhead(table: PhasesTable, me: PhasesFighter, top: Step, prospect: PlannedChoice): boolean {
  const answer = 'answer' in prospect ? prospect.answer : '';
  if (answer === 'interpose' || answer === 'deflect') return true;
  const isAlly = findFighter(table, top.target ?? '')?.side === me.side && top.by !== me.id;
  return answer === 'pass' && isAlly && me.reactions.some((one) => one === 'interpose' || one === 'deflect');
}

/**
 * Returns the forecast of an answer before an attack roll, with the odds of the attack. After an Interpose, they
 * are the odds against the new target (PHASE-83, PHASE-R60).
 */
function beforeTheRoll(
  table: PhasesTable,
  me: PhasesFighter,
  top: Step,
  prospect: PlannedChoice,
): RatedForecast {
  const answer = 'answer' in prospect ? prospect.answer : 'pass';
  const isIn = answer === 'interpose' && prospect.take !== false;
  const target: Id = isIn ? me.id : (top.target ?? me.id);
  const roll = { ...top, interposed: isIn || top.interposed === true, deflected: answer === 'deflect' };
  const odds = blowOdds(table, top.by, roll, target);
  const effects = odds?.effects ?? [];
  const isHarmless = (top.arm ?? 'shove') === 'shove';
  const pain = (isHarmless ? -1 : 0) - (odds?.worth ?? 0); // `worth` in these odds is the attacker's gain
  const avoided = { outcomes: odds?.outcomes ?? [], success: 1 - (odds?.success ?? 0), effects, worth: pain };
  const miss = () => deriveMiss(table, fighterOf(table, top.by), fighterOf(table, target), roll);
  return {
    ...NOTHING,
    cost: { focus: answer === 'interpose' || answer === 'deflect' ? reactionOf(me, answer).focus : 0 },
    odds: odds ? derived(avoided, miss) : avoided,
  };
}
