import type { Forecast, Prospect } from '../../../engine/forecast.ts';
import type { Params } from '../../../engine/script.ts';
import { findFighter } from '../../../engine/table.ts';
import { isAdjacent } from '../../../hex/axial.ts';
import { NOTHING } from '../../../kit/odds.ts';
import { has } from '../book/conditions.ts';
import { isHeld, partnersOf } from '../book/grapple.ts';
import { eased, priceOf } from '../book/surge.ts';
import { ABILITIES, isAbility } from '../sheet/abilities.ts';
import { alliesOf, enemiesOf, type PhasesFighter, type PhasesTable } from '../table.ts';
import { chanceOfCheck, chanceOfContest, chancesOf } from './blow.ts';
import { outlookOf, prospectsOf } from './imagine.ts';

/* How somebody who knows the rulebook would rate what has no odds, in hit points to its own side. For bots. */

const FOCUS = 0.55;
/** Hit points that a guard spares, for each enemy near. */
const GUARD = 0.6;
const PRONE = 1.2;
const PUSHED = 0.4;
const HELD = 1.5;
const SILENCED = 2;
const CLEARED = 1.5;
/** What a point of stress is worth to who takes it, the more the nearer the cap is. */
const STRESS = 0.45;

/** What an intent brings its maker besides what its odds tell. */
export function worthOfDeed(table: PhasesTable, me: PhasesFighter, prospect: Prospect): number {
  if (!('do' in prospect)) return 0;
  const { do: what, target } = prospect;
  const other = typeof target === 'string' ? findFighter(table, target) : undefined;
  switch (what) {
    case 'defend':
      return FOCUS * focusWanted(me, me.armor + 2) + GUARD * Math.min(3, threats(table, me));
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
      return prospect.mode === 'double' ? prospectsOf(table, me, 'brawl') * 1.6 : 0;
    case 'channel':
      return prospectsOf(table, me, 'channel', String(prospect.ability));
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

/** A hold that does what it is meant to; against a friend it is worth less than nothing. */
function worthOfHold(
  table: PhasesTable,
  me: PhasesFighter,
  other: PhasesFighter,
  arm: 'grapple' | 'shove',
  worth: number,
): number {
  return worth * hitChance(table, me, other, arm) * (other.side === me.side ? -1 : 1);
}

/** Who is in a grip already is in it no more by being seized again. */
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

/** Enemies that could soon strike at somebody. */
function threats(table: PhasesTable, me: PhasesFighter): number {
  return enemiesOf(table, me).filter(({ at, speed }) => {
    const away = Math.max(
      Math.abs(at[0] - me.at[0]),
      Math.abs(at[1] - me.at[1]),
      Math.abs(at[0] + at[1] - me.at[0] - me.at[1]),
    );
    return away <= speed + 1;
  }).length;
}

/** Focus beyond a few points is of little use. */
function focusWanted({ focus }: PhasesFighter, gained: number): number {
  return Math.max(0, Math.min(gained, 5 - focus));
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
      return FOCUS * focusWanted(me, 3);
    case 'barrier':
      return target ? FOCUS * focusWanted(target, 2) : 0;
    case 'hush': {
      const { use } = ABILITIES.hush;
      const isCaster = target?.abilities.some((one) => isAbility(one) && ABILITIES[one].class === 'spell');
      return target && use && isCaster ? SILENCED * (1 - chanceOfCheck(target, 'mind', me.saveTarget)) : 0;
    }
    case 'war-spin':
      return me.spinning ? 0 : 0.5 * Math.min(3, threats(table, me));
    case 'quick-load':
      return 1;
    case 'still-winter':
      return [me, ...alliesOf(table, me)].reduce((so, one) => so + 0.6 * one.surgeLevel, 0) - 2;
    case 'leap':
      return 0.1;
    default:
      return 0;
  }
}

/** What a point of stress is worth to somebody: the last ones before the cap are dear. */
export function worthOfStress(
  { stress, stressCap, overstress, overstressCap }: PhasesFighter,
  amount: number,
): number {
  const isOver = stress + amount > stressCap;
  const dear = isOver ? (overstress + 1 >= overstressCap ? 20 : 3) : 0;
  return STRESS * amount + dear;
}

/** Answers that no dice decide: which phase to act in, what comes next, where a shove leads. */
export function worthOfAnswer(
  table: PhasesTable,
  me: PhasesFighter,
  prospect: Prospect,
): Forecast | undefined {
  if (!('answer' in prospect)) return undefined;
  const { kind, answer } = prospect as { kind: string; answer: string };
  if (kind === 'nominate') return rated(worthOfNominating(table, me, answer));
  if (kind === 'shove') return rated(answer === 'prone' ? PRONE : PUSHED);
  if (kind !== 'reaction') return undefined;
  if (answer === 'ready') return rated(2);
  if (answer === 'scatter') return rated(isPressed(table, me) ? 0.8 : -0.1);
  if (answer === 'forgo') return rated(-0.5);
  return rated(0);
}

function rated(worth: number): Forecast {
  return { ...NOTHING, odds: { outcomes: [], success: 1, effects: [], worth } };
}

function isPressed(table: PhasesTable, me: PhasesFighter): boolean {
  return enemiesOf(table, me).some(({ at }) => isAdjacent(at, me.at));
}

/** Acting now against what a later phase of the round would bring: PHASE-4. */
function worthOfNominating(table: PhasesTable, me: PhasesFighter, answer: string): number {
  if (answer === 'release') return prospectsOf(table, me, 'release') + 1;
  if (answer === 'pass') return 0;
  if (table.phase === null) return 0;
  const { now, later } = outlookOf(table, me);
  if (answer === 'act') return now >= later ? now + 0.5 : now - later;
  const { dice, sides, bonus } = priceOf(table.options, me);
  const price = eased(table.options, me, dice * ((sides + 1) / 2) + bonus);
  const gain = now >= later ? now : now - later;
  return gain - worthOfStress(me, Math.ceil(price)) - 1;
}
