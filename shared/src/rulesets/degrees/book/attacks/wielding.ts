import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import type { Hex } from '../../../../hex/axial.ts';
import { distance } from '../../../../hex/axial.ts';
import { faultOfAiming } from '../../../../kit/aim.ts';
import { itemOf } from '../../sheet/items.ts';
import type { Effect } from '../../sheet/powers.ts';
import type { AttackType } from '../../sheet/terms.ts';
import { isWeapon, type Weapon, weaponOf } from '../../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import { SAID } from '../../words/catalog.ts';
import { type Dues, missingDues } from '../action-economy.ts';
import { boost } from '../modifiers.ts';
import { sees } from './sight.ts';

/* Wielded weapons and their ranges. */

/** The means of an attack: a weapon, a power or a thrown item, with the values that the attack uses. */
export interface Means {
  readonly type: AttackType;
  readonly rank: number;
  /** The reach of a close attack, in hexes; 1 for other attacks. */
  readonly reach: number;
  readonly effect: Effect;
  readonly weapon?: string;
  readonly power?: string;
  /** The item that is thrown. `weapon` and `power` are then omitted. */
  readonly thrown?: string;
  readonly source?: string | null;
  readonly lethal: boolean;
}

/** Returns the id of the weapon, power or thrown item; if there is none, the type of the attack. */
export function nameOf({ weapon, power, thrown, type }: Means): string {
  return weapon ?? power ?? thrown ?? type;
}

/** Returns the number of hands that hold neither items nor fighters. */
export function freeHands(fighter: DegreesFighter): number {
  const { sheet, held, grabbing } = fighter;
  const full = held.reduce((sum, thing) => sum + itemOf(fighter, thing).hands, 0);
  return sheet.hands - full - (grabbing === null ? 0 : 1); // DEG-34, DEG-R53: a grab occupies one hand
}

/** Returns whether a fighter can use a weapon: a wielded weapon, a natural weapon or a verbal weapon. */
export function has(fighter: DegreesFighter, weapon: string): boolean {
  if (weapon === 'fists') return true; // DEG-R22: every fighter has fists
  if (!isWeapon(fighter, weapon)) return false;
  if (fighter.broken.includes(weapon) && !fighter.held.includes(weapon)) return false;
  const { natural, verbal } = fighter.sheet;
  const isNatural = natural.includes(weapon);
  if (isNatural) return fighter.grabbing === null || fighter.sheet.hands >= 2; // DEG-R53: needs another hand
  return isWielded(fighter, weapon) || verbal.includes(weapon);
}

/** Returns whether an item is held in enough hands. A two-handed item in one hand cannot be used (DEG-32). */
export function isWielded(fighter: DegreesFighter, thing: string): boolean {
  return fighter.held.includes(thing) && (itemOf(fighter, thing).hands < 2 || freeHands(fighter) >= 0); // DEG-32
}

/** Returns the weapons that a fighter can attack with, in order of preference. */
export function weaponsOf(fighter: DegreesFighter): string[] {
  const { natural, verbal } = fighter.sheet;
  const all = [...natural, ...fighter.held, ...verbal, 'fists']; // DEG-R47
  return [...new Set(all)].filter((weapon) => has(fighter, weapon));
}

/** Returns whether a fighter holds a close weapon or has a natural close weapon. */
export function isArmed(fighter: DegreesFighter): boolean {
  const isBlade = (weapon: string) => weapon !== 'fists' && weaponOf(fighter, weapon).type === 'close';
  return weaponsOf(fighter).some(isBlade); // DEG-R18
}

export function meansOf(fighter: DegreesFighter, weapon: string): Means {
  const { type, rank, reach, lethal } = weaponOf(fighter, weapon);
  const isOfWords = type === 'court' || type === 'rumor';
  const full = weapon === 'fists' ? fighter.sheet.unarmed + boost(fighter, 'unarmed') : rank; // DEG-97, DEG-R22
  return {
    type,
    rank: full - (fighter.damaged.includes(weapon) ? 1 : 0), // DEG-R21
    reach: type === 'close' ? reach : 1,
    effect: isOfWords
      ? { kind: 'damage', of: 'poise', resist: 'will' } // DEG-R6
      : { kind: 'damage', of: 'body', resist: 'toughness' }, // DEG-R6
    weapon,
    lethal,
  };
}

/** Returns the fault if a weapon cannot attack a hex, by the range rules of its type. */
export function faultOfRange(
  table: DegreesTable,
  from: Hex,
  to: Hex,
  { type, reach }: Pick<Weapon, 'type' | 'reach'>,
  by?: DegreesFighter,
): Fault | undefined {
  const far = distance(from, to);
  if (type === 'close') return faultOfReach(table, from, to, reach, by); // DEG-13
  if (type === 'court') return unlessWaived(by, faultOfEarshot(table, far)); // DEG-15
  if (type === 'rumor') return unlessWaived(by, faultOfRumor(table, far)); // DEG-18
  return faultOfAimedShot(table, from, to, reach, by); // DEG-17
}

/** Returns the fault if a close attack cannot reach a hex. */
export function faultOfReach(
  table: DegreesTable,
  from: Hex,
  to: Hex,
  reach: number,
  by?: DegreesFighter,
): Fault | undefined {
  const away = distance(from, to);
  const isSeen = () => away <= 1 || sees(table, from, to);
  return faultOfAiming(by, { away, most: reach, isSeen }, tooFar); // DEG-13
}

/** Returns the fault if a hex is too near, too far or out of sight for a shot (DEG-17, DEG-126). */
export function faultOfAimedShot(
  table: DegreesTable,
  from: Hex,
  to: Hex,
  range: number,
  by?: DegreesFighter,
): Fault | undefined {
  const far = distance(from, to);
  const off = far > range ? tooFar(far, range) : far <= 1 ? tooClose(far, 2) : undefined; // DEG-17, DEG-126
  const unseen = sees(table, from, to) ? undefined : 'no-line-of-sight'; // DEG-17, DEG-126
  return unlessWaived(by, off) ?? unlessWaived(by, unseen);
}

/** Returns the fault if a distance is beyond conversation range. Walls do not matter (DEG-15, DEG-127). */
export function faultOfEarshot({ options }: DegreesTable, far: number): Fault | undefined {
  return far > options.conversation ? tooFar(far, options.conversation) : undefined; // DEG-15
}

/** Returns the fault if a distance is too short or too long for a rumor (DEG-18, DEG-128). */
export function faultOfRumor({ options }: DegreesTable, far: number): Fault | undefined {
  if (far > options.communication) return tooFar(far, options.communication); // DEG-18
  return far <= options.conversation ? tooClose(far, options.conversation + 1) : undefined; // DEG-18
}

/** Returns the fault for a target that is closer than the minimum distance. Both distances are in hexes. */
export function tooClose(far: number, least: number): Fault {
  return { code: 'too-close', say: SAID.refusals.tooClose(far, least) };
}

export function tooFar(far: number, reach: number): Fault {
  return { code: 'out-of-range', say: SAID.refusals.tooFar(far, reach) };
}

/** Returns the fault if a weapon must be loaded first (DEG-131). */
export function faultOfLoading(me: DegreesFighter, weapon: string | undefined): Fault | undefined {
  const isReady = weapon === undefined || !weaponOf(me, weapon).load || me.loaded.includes(weapon);
  return isReady ? undefined : unlessWaived(me, { code: 'not-loaded', clause: 'DEG-131' }); // DEG-131
}

/** Returns the costs of attacking with a weapon: for a bow, a shot and, unless it is already drawn, a free action. */
export function shotDues(fighter: DegreesFighter, weapon: string | undefined): Dues {
  if (weapon === undefined || !has(fighter, weapon)) return {};
  const { ammunition, load } = weaponOf(fighter, weapon);
  if (!ammunition || load) return { shot: weapon }; // DEG-131: loading the weapon paid for the shot
  return fighter.loaded.includes(weapon) ? { shot: weapon, ammo: 1 } : { shot: weapon, ammo: 1, free: 1 }; // DEG-123
}

/** Returns the fault if the weapon is not loaded, or if the fighter cannot pay for the shot. */
export function faultOfShot(
  table: DegreesTable,
  me: DegreesFighter,
  weapon: string | undefined,
): Fault | undefined {
  const dues = shotDues(me, weapon);
  return faultOfLoading(me, dues.shot) ?? missingDues(table, me, dues); // DEG-123, DEG-131
}

/** Pays for a shot and unloads the weapon, whether or not the attack then takes place (DEG-123, DEG-R19). */
export function payShot(fighter: DegreesFighter, { shot, ammo = 0, free = 0 }: Dues): void {
  fighter.ammo = Math.max(0, fighter.ammo - ammo); // DEG-123
  fighter.free += free; // DEG-123
  fighter.loaded = fighter.loaded.filter((one) => one !== shot); // DEG-131
}

/** Removes one item from a fighter's hands, easy reach or worn items. */
export function takeAway(fighter: DegreesFighter, thing: string): void {
  for (const place of ['held', 'carried', 'worn'] as const) {
    if (!fighter[place].includes(thing)) continue;
    fighter[place] = without(fighter[place], thing);
    return;
  }
}

/** Returns a list without the first occurrence of a value. */
export function without<Value>(list: readonly Value[], one: Value): Value[] {
  const at = list.indexOf(one);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}

/** Returns a sorted list with one more value. */
export function withOne<Value extends string>(list: readonly Value[], one: Value): Value[] {
  return [...list, one].sort();
}
