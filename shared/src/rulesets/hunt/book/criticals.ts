import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit, roll } from '../../../engine/state/verbs.ts';
import type { Infliction } from '../sheet/abilities.ts';
import type { HuntTable, PendingAttack } from '../table.ts';
import { afflict } from './ailments.ts';
import { takeDamage } from './damage.ts';
import { giftExtra, grantExtra } from './extra-actions.ts';
import { changeWill } from './helpless.ts';
import { breakArmour, breakWeapon, dropWeapon, equippedAs } from './things.ts';

/* The four tables of criticals and fumbles: HUNT-R43, section 7.5. */

/** What a critical Hit check adds to an attack, and brings its maker once that stands. */
export interface Boon {
  readonly damage: number;
  readonly irreducible: boolean;
  /** How often the base counts. */
  readonly times: number;
  readonly inflicts: readonly Infliction[];
  readonly willpower: number;
  readonly extra: number;
}

export const NO_BOON: Boon = {
  damage: 0,
  irreducible: false,
  times: 1,
  inflicts: [],
  willpower: 0,
  extra: 0,
};

const SELF_HARM = 2;

function rollTable(table: HuntTable, by: Id, name: string, clause: string): number {
  const entry = roll(table, 6);
  emit(table, { type: 'table-rolled', by, table: name, entry, clause });
  return entry;
}

/** The Hit Critical table; undefined if its roller is gone. */
export function hitCritical(table: HuntTable, by: Id): Boon | undefined {
  if (!findFighter(table, by)) return undefined;
  switch (rollTable(table, by, 'hit-critical', 'HUNT-10')) {
    case 1:
      return { ...NO_BOON, damage: roll(table, 6) };
    case 2:
      return { ...NO_BOON, irreducible: true };
    case 3:
      return { ...NO_BOON, times: 2 };
    case 4:
      return { ...NO_BOON, inflicts: [{ ailment: 'toppled' }] };
    case 5:
      return { ...NO_BOON, willpower: roll(table, 6) };
    default:
      return { ...NO_BOON, extra: 1 };
  }
}

/** The Hit Fumble table. Gives whether the attack hits its maker. */
export function* hitFumble(table: HuntTable, { by, weapon }: PendingAttack): Script<boolean> {
  const used = equippedAs(fighterOf(table, by), weapon); // HUNT-R18
  switch (rollTable(table, by, 'hit-fumble', 'HUNT-10')) {
    case 1:
      return true;
    case 2:
      if (used) dropWeapon(table, by, used); // HUNT-R42
      return false;
    case 3:
      if (used) breakWeapon(table, by, used);
      else yield* takeDamage(table, by, SELF_HARM, null); // HUNT-R15: nobody attacks
      return false;
    case 4:
      afflict(table, by, 'toppled');
      return false;
    case 5:
      changeWill(table, by, -roll(table, 6), 'HUNT-10');
      return false;
    default:
      yield* giftExtra(table, fighterOf(table, by).side); // HUNT-R21
      return false;
  }
}

/** The Evasion Critical table: what it does to the attacker or brings the evader. */
export function* evasionCritical(table: HuntTable, by: Id, attacker: Id): Script {
  const isThere = findFighter(table, attacker)?.dead === false;
  switch (rollTable(table, by, 'evasion-critical', 'HUNT-49')) {
    case 1:
      if (isThere) afflict(table, attacker, 'toppled', by);
      return;
    case 2:
      if (isThere) afflict(table, attacker, 'exposed', by);
      return;
    case 3:
      if (isStanding(table, attacker)) yield* takeDamage(table, attacker, SELF_HARM, by); // HUNT-R15
      return;
    case 4:
      return changeWill(table, by, 1, 'HUNT-49');
    case 5:
      return changeWill(table, by, roll(table, 6), 'HUNT-49');
    default:
      grantExtra(table, by, 'HUNT-49');
  }
}

/** What a fumbled evasion adds to the blow. */
export interface Worse {
  readonly damage: number;
  readonly irreducible: boolean;
}

const NO_WORSE: Worse = { damage: 0, irreducible: false };
const BARE = 2;

/** The Evasion Fumble table: what it adds to the blow, and what it does to its roller at once. */
export function* evasionFumble(table: HuntTable, by: Id): Script<Worse> {
  switch (rollTable(table, by, 'evasion-fumble', 'HUNT-53')) {
    case 1:
      return { ...NO_WORSE, damage: roll(table, 6) };
    case 2:
      return { ...NO_WORSE, irreducible: true };
    case 3:
      return breakArmour(table, by) ? NO_WORSE : { ...NO_WORSE, damage: BARE };
    case 4:
      afflict(table, by, 'toppled');
      return NO_WORSE;
    case 5:
      changeWill(table, by, -roll(table, 6), 'HUNT-53');
      return NO_WORSE;
    default:
      yield* giftExtra(table, fighterOf(table, by).side); // HUNT-R21
      return NO_WORSE;
  }
}
