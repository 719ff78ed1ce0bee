import type { PlannedChoice, RatedForecast } from '../../../engine/core/forecast.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { type Hex, isAdjacent } from '../../../hex/axial.ts';
import { NOTHING } from '../../../kit/odds.ts';
import { alliesOf } from '../../../kit/sides.ts';
import { has } from '../book/conditions.ts';
import { isHeld, partnersOf } from '../book/grapple.ts';
import { ABILITIES, isAbility } from '../sheet/abilities.ts';
import { abilityOf, attackOf } from '../sheet/content.ts';
import { enemiesOf, type PhasesFighter, type PhasesTable } from '../table.ts';
import { chanceOfCheck, chanceOfContest, chancesOf } from './blow.ts';
import { isDistant, threatsTo, worthOfFocus, worthOfGuarding } from './healing.ts';
import { worthOfNominating } from './nominating.ts';
import { worthOfChanneling, worthOfDouble } from './phase-evaluation.ts';

/*
 * Ratings that bots use, in hit points for the fighter's side. They are estimates by a player who knows the rulebook.
 */

const PRONE = 1.2;
const PUSHED = 0.4;
const HELD = 1.5;
const SILENCED = 2;
const CLEARED = 1.5;
/** The price per enemy that could soon attack, for fighters that should stay away from enemies. */
const EXPOSED = 0.7;

/** Rates the effects of an intent that its odds do not show. */
export function worthOfAction(table: PhasesTable, me: PhasesFighter, prospect: PlannedChoice): number {
  if (!('do' in prospect)) return 0;
  const { do: what, target } = prospect;
  const other = typeof target === 'string' ? findFighter(table, target) : undefined;
  switch (what) {
    case 'defend':
      return worthOfGuarding(table, me);
    case 'move':
    case 'rush':
      return worthOfGoing(table, me, prospect.path);
    case 'refresh':
      return worthOfRefresh(table, me, prospect);
    case 'grapple':
      return other ? worthOfHold(table, me, other, 'grapple', isGripped(table, me, other) ? 0 : HELD) : 0;
    case 'shove':
      return other ? worthOfHold(table, me, other, 'shove', has(other, 'prone') ? PUSHED : PRONE) : 0;
    case 'mark':
      return other && other.side !== me.side && !has(other, 'marked') ? 0.7 : 0;
    case 'search':
      return prospect.mode === 'reveal' && other && other.side !== me.side
        ? chanceOfContest(me, 'mind', other, 'agility')
        : 0;
    case 'full-attack':
      return prospect.mode === 'double' ? worthOfDouble(table, me) : 0;
    case 'channel':
      return worthOfChanneling(table, me, String(prospect.ability));
    case 'use':
      return worthOfUse(table, me, String(prospect.ability), other);
    case 'stand':
      return 1.5;
    case 'escape':
      return other && isHeld(table, me) ? 1.5 * chanceOfContest(me, 'bulk', other, 'bulk') : 0;
    default:
      return 0;
  }
}

/** Rates a grapple or shove. The rating is negative if the target is an ally. */
function worthOfHold(
  table: PhasesTable,
  me: PhasesFighter,
  other: PhasesFighter,
  arm: 'grapple' | 'shove',
  worth: number,
): number {
  return worth * hitChance(table, me, other, arm) * (other.side === me.side ? -1 : 1);
}

/** Returns whether two fighters are already in a grapple with each other. */
function isGripped(table: PhasesTable, me: PhasesFighter, other: PhasesFighter): boolean {
  return partnersOf(table, me.id).includes(other.id);
}

function hitChance(
  table: PhasesTable,
  me: PhasesFighter,
  other: PhasesFighter,
  arm: 'grapple' | 'shove',
): number {
  const { hit, critical } = chancesOf(table, me, other, { arm });
  return hit + critical;
}

/**
 * Returns the worth of a movement. For fighters that channel or shoot, it is higher the fewer enemies are near its end.
 */
function worthOfGoing(table: PhasesTable, me: PhasesFighter, path: unknown): number {
  const to = Array.isArray(path) ? (path as readonly Hex[]).at(-1) : undefined;
  if (!to || !isDistant(me)) return 0;
  return EXPOSED * (threatsTo(table, me, me.at) - threatsTo(table, me, to));
}

function worthOfRefresh(
  table: PhasesTable,
  me: PhasesFighter,
  { first, second, condition, ally }: Params,
): number {
  const magic = me.abilities.length + me.weapons.length > 0 ? 0.4 : 0;
  const ours = first === 'mp' ? magic * (me.mpMax - me.mp) : 0;
  if (second === 'reload') return ours + (me.unloaded.length > 0 ? 1.5 : 0);
  if (second === 'discord') return ours;
  const bearer = second === 'ally' ? findFighter(table, String(ally)) : me;
  const isBad = bearer && condition !== 'marked' ? CLEARED : 0.3;
  return ours + isBad;
}

function worthOfUse(
  table: PhasesTable,
  me: PhasesFighter,
  ability: string,
  target: PhasesFighter | undefined,
): number {
  switch (ability) {
    case 'brace':
      return worthOfFocus(me, abilityOf(me, ability).amount);
    case 'barrier':
      return target ? worthOfFocus(target, abilityOf(me, ability).amount) : 0;
    case 'hush': {
      const isCaster = target?.abilities.some((one) => isAbility(one) && ABILITIES[one].class === 'spell');
      return target && isCaster ? SILENCED * (1 - chanceOfCheck(target, 'mind', me.saveTarget)) : 0;
    }
    case 'war-spin':
      return me.spinning ? 0 : 0.5 * Math.min(3, threatsTo(table, me, me.at));
    case 'quick-load':
      return 1;
    case 'still-winter':
      return [me, ...alliesOf(table, me.id)].reduce((so, one) => so + 0.6 * one.surgeLevel, 0) - 2;
    case 'leap':
      return 0.1;
    default:
      return 0;
  }
}

/**
 * Rates answers that are not attacks, such as the phase to act in, the next effect, or the result of a shove. Returns
 * undefined for answers without a rating.
 */
export function worthOfAnswer(
  table: PhasesTable,
  me: PhasesFighter,
  prospect: PlannedChoice,
): RatedForecast | undefined {
  if (!('answer' in prospect)) return undefined;
  const { kind, answer } = prospect as { kind: string; answer: string };
  if (kind === 'nominate') return rated(worthOfNominating(table, me, prospect));
  if (kind === 'order') return rated(worthOfOrder(me, answer));
  if (kind === 'break') return rated(-powerOf(me, answer));
  if (kind === 'shove') return rated(answer === 'prone' ? PRONE : PUSHED);
  if (kind !== 'reaction') return undefined;
  if (answer === 'ready') return rated(2);
  if (answer === 'scatter') return rated(isPressed(table, me) ? 0.8 : -0.1);
  if (answer === 'forgo') return rated(-0.5);
  return rated(0);
}

/**
 * Rates the effect to apply next. Near full hit points, blood-price (which costs hit points) should come before
 * healing.
 */
function worthOfOrder({ hp, hpMax }: PhasesFighter, effect: string): number {
  return effect === 'blood-price' && hp + 3 > hpMax ? 1 : 0;
}

/** Returns the average harm of a hit with a weapon. */
function powerOf(me: PhasesFighter, weapon: string): number {
  const { damage, stress, discord = 0 } = attackOf(me, weapon);
  const { dice, sides, bonus } = damage ?? stress ?? { dice: 0, sides: 0, bonus: 0 };
  return dice * ((sides + 1) / 2) + bonus + discord;
}

function rated(worth: number): RatedForecast {
  return { ...NOTHING, odds: { outcomes: [], success: 1, effects: [], worth } };
}

function isPressed(table: PhasesTable, me: PhasesFighter): boolean {
  return enemiesOf(table, me).some(({ at }) => isAdjacent(at, me.at));
}
