import type { Odds } from '../../../engine/forecast.ts';
import { standing } from '../../../engine/table.ts';
import { distance, type Hex } from '../../../hex/axial.ts';
import { faultOfArm, faultOfCondition, rangeOf } from '../book/arms.ts';
import { centres } from '../book/brawl.ts';
import { armorOf } from '../book/harm.ts';
import { pathsOf } from '../book/movement.ts';
import { faultOfDistance, isHiddenFrom } from '../book/sight.ts';
import { PHASES, type Phase } from '../sheet/abilities.ts';
import { WEAPONS, type WeaponId } from '../sheet/weapons.ts';
import { enemiesOf, type PhasesFighter, type PhasesTable } from '../table.ts';
import { blastOdds, blowOdds } from './blow.ts';

/* What could be done in a phase: one step of looking ahead, for bots that choose when to act. */

/** A later phase may not bring what it promises. */
const LATER = 0.9;
/** A blow that one has to go to first. */
const AFTER_A_WALK = 0.85;
const MOST_PLACES = 14;

/** The best that acting now would bring, and acting in a later phase of this round. */
export function outlookOf(
  table: PhasesTable,
  me: PhasesFighter,
): { readonly now: number; readonly later: number } {
  const phase = table.phase ?? 'bolster';
  const place = PHASES.indexOf(phase);
  const now = worthOfPhase(table, me, phase);
  const later = PHASES.slice(place + 1).map((one) => LATER * worthOfPhase(table, me, one));
  return { now, later: Math.max(0, ...later) };
}

function worthOfPhase(table: PhasesTable, me: PhasesFighter, phase: Phase): number {
  if (phase === 'delay')
    return Math.max(
      ...PHASES.slice(0, -1).map((one) => 0.8 * (one === 'delay' ? 0 : prospectsOf(table, me, one))),
    );
  return prospectsOf(table, me, phase);
}

/** What the standard action of a phase would bring somebody, in hit points. */
export function prospectsOf(table: PhasesTable, me: PhasesFighter, phase: Phase, ability?: string): number {
  switch (phase) {
    case 'bolster':
      return bolstering(me);
    case 'channel':
      return channeling(table, me, ability);
    case 'skirmish':
      return bestBlow(table, me, 'volley');
    case 'brawl':
      return bestBlow(table, me, 'fight');
    case 'full-attack':
      return fullAttack(table, me);
    case 'release':
      return me.channeling === null ? 0 : channeling(table, me, me.channeling);
    default:
      return 0.2;
  }
}

/** To mend and guard: the more is missing, the better. */
function bolstering(me: PhasesFighter): number {
  const missing = me.hpMax - me.hp;
  const strain = me.stress / me.stressCap;
  const mended = me.recovery > 0 && missing > me.hpMax / 2 ? 0.9 * missing : 0;
  const calmed = strain > 0.6 ? 0.5 * me.stress : 0;
  const guarded = me.focus === 0 ? 0.5 * (armorOf(me) + 2) : 0.4;
  return Math.max(mended, calmed, guarded);
}

function channeling(table: PhasesTable, me: PhasesFighter, ability?: string): number {
  const known = ability === undefined ? me.abilities : [ability];
  return Math.max(
    0,
    ...known.map((one) => {
      if (one === 'thunderhead' && (me.mp >= 2 || me.channeling === one)) return bestStorm(table, me);
      if (one === 'soothing-rain') return soothing(table, me);
      if (one === 'grave-bloom') return bestBloom(table, me);
      return 0;
    }),
  );
}

function soothing(table: PhasesTable, me: PhasesFighter): number {
  const near = standing(table).filter(({ side, at }) => side === me.side && distance(at, me.at) <= 3);
  return 0.5 + near.reduce((so, { hp, hpMax }) => so + Math.min(4, hpMax - hp) * 0.6, 0);
}

function bestStorm(table: PhasesTable, me: PhasesFighter): number {
  const worths = centres(table, me, me.scope + 2).map((at) =>
    harmOf(table, me, blastOdds(table, me.id, 'thunderhead', at)),
  );
  return 0.75 * Math.max(0, ...worths);
}

function bestBloom(table: PhasesTable, me: PhasesFighter): number {
  const worths = centres(table, me, me.scope + 2).map((at) => {
    const near = standing(table).filter((one) => distance(one.at, at) <= 1);
    return near.reduce((so, { side }) => so + (side === me.side ? -1.4 : 1.4), 0);
  });
  return 0.75 * Math.max(0, ...worths);
}

/** The harm of some odds to enemies, less that to friends. */
function harmOf(table: PhasesTable, me: PhasesFighter, odds: Odds | undefined): number {
  if (!odds) return 0;
  return odds.effects.reduce((so, { target, field, changes, defeat }) => {
    const sign = table.fighters[target]?.side === me.side ? -1.2 : 1;
    const lost = changes.reduce((sum, [by, chance]) => sum + chance * weightOf(field, by), 0);
    return so + sign * (lost + 6 * defeat);
  }, 0);
}

function weightOf(field: string, by: number): number {
  if (field === 'hp') return Math.max(0, 0 - by);
  if (field === 'wounds' || field === 'overstress') return 5 * by;
  return field === 'stress' || field === 'discord' ? by : 0;
}

/** The best blow with a weapon of that action, from here or after going there. */
function bestBlow(table: PhasesTable, me: PhasesFighter, action: 'volley' | 'fight' | 'full-attack'): number {
  const weapons = me.weapons.filter((weapon) => WEAPONS[weapon].action === action);
  return Math.max(0, ...weapons.map((weapon) => bestWith(table, me, weapon)));
}

function bestWith(table: PhasesTable, me: PhasesFighter, weapon: WeaponId): number {
  const fault = faultOfArm(me, weapon, true);
  if (fault || faultOfCondition(me, weapon) || (WEAPONS[weapon].mp ?? 0) > me.mp) return 0;
  if (WEAPONS[weapon].blast) {
    const worths = centres(table, me, rangeOf(me, weapon)).map((at) =>
      harmOf(table, me, blastOdds(table, me.id, weapon, at)),
    );
    return Math.max(0, ...worths);
  }
  const worths = enemiesOf(table, me).map((foe) => {
    const share = isAtHand(table, me, foe, weapon, me.at)
      ? 1
      : canGo(table, me, foe, weapon)
        ? AFTER_A_WALK
        : 0;
    return share > 0 ? share * harmOf(table, me, blowOdds(table, me.id, { arm: weapon }, foe.id)) : 0;
  });
  return Math.max(0, ...worths);
}

function isAtHand(
  table: PhasesTable,
  me: PhasesFighter,
  foe: PhasesFighter,
  weapon: WeaponId,
  from: Hex,
): boolean {
  if (isHiddenFrom({ ...me, at: from }, foe)) return false;
  return faultOfDistance(table, from, foe.at, rangeOf(me, weapon)) === undefined;
}

function canGo(table: PhasesTable, me: PhasesFighter, foe: PhasesFighter, weapon: WeaponId): boolean {
  const range = rangeOf(me, weapon);
  if (distance(me.at, foe.at) > range + me.speed) return false;
  let looked = 0;
  for (const { path } of pathsOf(table, me, me.speed, 'walk')) {
    const at = path.at(-1);
    if (!at || distance(at, foe.at) > range) continue;
    if (isAtHand(table, me, foe, weapon, at)) return true;
    if (++looked > MOST_PLACES) return false;
  }
  return false;
}

/** Two attacks, or one slow blow. */
function fullAttack(table: PhasesTable, me: PhasesFighter): number {
  if (me.used.includes('full-attack')) return 0;
  const slow = bestBlow(table, me, 'full-attack');
  const blows = me.weapons
    .filter((weapon) => !WEAPONS[weapon].slow)
    .map((weapon) => bestWith(table, me, weapon))
    .sort((a, b) => b - a);
  const [first = 0, second = 0] = blows;
  return Math.max(slow, first + Math.max(second, 0.6));
}
