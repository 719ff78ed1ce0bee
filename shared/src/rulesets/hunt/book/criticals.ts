import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit, roll } from '../../../engine/state/verbs.ts';
import type { Infliction } from '../sheet/abilities.ts';
import type { Ailment } from '../sheet/ailments.ts';
import type { HuntTable, PendingAttack } from '../table.ts';
import { afflict } from './ailments.ts';
import { takeDamage } from './damage.ts';
import { giftExtra, grantExtra } from './extra-actions.ts';
import { changeWill } from './helpless.ts';
import { breakArmor, breakWeapon, dropWeapon, equippedAs } from './things.ts';

/* The four tables for criticals and fumbles (HUNT-R43). */

/** The change that a table entry makes to the damage of an attack. */
export interface BlowChange {
  /** Adds a damage die. */
  readonly addsDie?: true;
  readonly irreducible?: true;
  /** The factor for the base damage. */
  readonly times?: number;
}

interface HitCriticalEntry extends BlowChange {
  readonly inflicts?: Ailment;
  /** The attacker gains 1d6 Willpower. */
  readonly gainsWill?: true;
  readonly extraAction?: true;
}

/** The Hit Critical table: the entries for rolls of 1 to 6. */
export const HIT_CRITICAL: readonly HitCriticalEntry[] = [
  { addsDie: true },
  { irreducible: true },
  { times: 2 },
  { inflicts: 'toppled' },
  { gainsWill: true },
  { extraAction: true },
]; // HUNT-10

/** The Hit Fumble table: the entries for rolls of 1 to 6. */
export const HIT_FUMBLE = [
  'hits-self',
  'drops-weapon',
  'breaks-weapon',
  'toppled',
  'loses-will',
  'gifts-extra',
] as const; // HUNT-10

/** The damage to the attacker if the entry `breaks-weapon` finds no weapon to break. */
export const UNARMED_FUMBLE = 2; // HUNT-10

interface EvasionCriticalEntry {
  /** The ailment that the attacker gets. */
  readonly afflicts?: Ailment;
  /** The damage that the attacker takes. */
  readonly counter?: number;
  /** The Willpower that the evader gains: a number of points, or 1d6 points. */
  readonly will?: number | 'die';
  readonly extraAction?: true;
}

/** The Evasion Critical table: the entries for rolls of 1 to 6. */
export const EVASION_CRITICAL: readonly EvasionCriticalEntry[] = [
  { afflicts: 'toppled' },
  { afflicts: 'exposed' },
  { counter: 2 },
  { will: 1 },
  { will: 'die' },
  { extraAction: true },
]; // HUNT-49

interface EvasionFumbleEntry extends BlowChange {
  /** The damage added if the evader has no armor; otherwise the evader's first piece of armor breaks. */
  readonly unarmored?: number;
  readonly afflicts?: Ailment;
  /** The evader loses 1d6 Willpower. */
  readonly losesWill?: true;
  /** An opponent of the evader gains an extra action. */
  readonly giftsExtra?: true;
}

/** The Evasion Fumble table: the entries for rolls of 1 to 6. */
export const EVASION_FUMBLE: readonly EvasionFumbleEntry[] = [
  { addsDie: true },
  { irreducible: true },
  { unarmored: 2 },
  { afflicts: 'toppled' },
  { losesWill: true },
  { giftsExtra: true },
]; // HUNT-53

/** Rolls on a table for `by`. Returns the rolled entry. */
function rollOn<Entry>(
  entries: readonly Entry[],
  table: HuntTable,
  by: Id,
  name: string,
  clause: string,
): Entry {
  const entry = roll(table, entries.length);
  emit(table, { type: 'table-rolled', by, table: name, entry, clause });
  return entries[entry - 1] as Entry;
}

/** The effects of a critical Hit check on the attack's damage, its ailments and its attacker. */
export interface HitBonus {
  readonly damage: number;
  readonly irreducible: boolean;
  readonly times: number;
  readonly inflicts: readonly Infliction[];
  readonly willpower: number;
  readonly extra: number;
}

export const NO_BONUS: HitBonus = {
  damage: 0,
  irreducible: false,
  times: 1,
  inflicts: [],
  willpower: 0,
  extra: 0,
};

/** Rolls on the Hit Critical table. Returns undefined if the attacker was removed from the table. */
export function hitCritical(table: HuntTable, by: Id): HitBonus | undefined {
  if (!findFighter(table, by)) return undefined;
  const entry = rollOn(HIT_CRITICAL, table, by, 'hit-critical', 'HUNT-10');
  return {
    damage: entry.addsDie ? roll(table, 6) : 0,
    irreducible: entry.irreducible ?? false,
    times: entry.times ?? 1,
    inflicts: entry.inflicts ? [{ ailment: entry.inflicts }] : [],
    willpower: entry.gainsWill ? roll(table, 6) : 0,
    extra: entry.extraAction ? 1 : 0,
  };
}

/** Rolls on the Hit Fumble table. Returns whether the attack hits the attacker. */
export function* hitFumble(table: HuntTable, { by, weapon }: PendingAttack): Script<boolean> {
  const used = equippedAs(fighterOf(table, by), weapon); // HUNT-R18
  const entry = rollOn(HIT_FUMBLE, table, by, 'hit-fumble', 'HUNT-10');
  if (entry === 'drops-weapon' && used) dropWeapon(table, by, used); // HUNT-R42
  if (entry === 'breaks-weapon') {
    if (used) breakWeapon(table, by, used);
    else yield* takeDamage(table, by, UNARMED_FUMBLE, null); // HUNT-R15: damage from a fumble has no attacker
  }
  if (entry === 'toppled') afflict(table, by, 'toppled');
  if (entry === 'loses-will') changeWill(table, by, -roll(table, 6), 'HUNT-10');
  if (entry === 'gifts-extra') yield* giftExtra(table, fighterOf(table, by).side); // HUNT-R21
  return entry === 'hits-self';
}

/** Rolls on the Evasion Critical table. Applies the entry to the attacker or the evader. */
export function* evasionCritical(table: HuntTable, by: Id, attacker: Id): Script {
  const { afflicts, counter, will, extraAction } = rollOn(
    EVASION_CRITICAL,
    table,
    by,
    'evasion-critical',
    'HUNT-49',
  );
  if (afflicts && findFighter(table, attacker)?.dead === false) afflict(table, attacker, afflicts, by);
  if (counter !== undefined && isStanding(table, attacker)) yield* takeDamage(table, attacker, counter, by); // HUNT-R15
  if (will !== undefined) changeWill(table, by, will === 'die' ? roll(table, 6) : will, 'HUNT-49');
  if (extraAction) grantExtra(table, by, 'HUNT-49');
}

/** The change that a failed evasion makes to the damage of the attack. */
export interface EvasionFumbleEffect {
  readonly damage: number;
  readonly irreducible: boolean;
}

/**
 * Rolls on the Evasion Fumble table and applies the entry to the evader. Returns the change to the damage of the
 * attack.
 */
export function* evasionFumble(table: HuntTable, by: Id): Script<EvasionFumbleEffect> {
  const entry = rollOn(EVASION_FUMBLE, table, by, 'evasion-fumble', 'HUNT-53');
  const { afflicts, unarmored, losesWill, giftsExtra } = entry;
  const added = entry.addsDie ? roll(table, 6) : 0;
  const unprotected = unarmored !== undefined && !breakArmor(table, by) ? unarmored : 0;
  if (afflicts) afflict(table, by, afflicts);
  if (losesWill) changeWill(table, by, -roll(table, 6), 'HUNT-53');
  if (giftsExtra) yield* giftExtra(table, fighterOf(table, by).side); // HUNT-R21
  return { damage: added + unprotected, irreducible: entry.irreducible ?? false };
}
