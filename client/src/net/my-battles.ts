import { readStored, store } from './browser-storage.ts';
import type { Invitation } from './link.ts';

/** A battle in which this browser has had a seat. */
export interface MyBattle extends Invitation {
  readonly title: string;
  /** The name of the battle's rulebook. */
  readonly ruleset: string;
}

const KEY = 'riposte:battles';

/** Maximum number of stored battles. */
const MOST = 20;

const isSame = (one: Invitation, other: Invitation) =>
  one.battle === other.battle && one.token === other.token;

/** Returns the battles in which this browser has had a seat, the latest one first. */
export function myBattles(): readonly MyBattle[] {
  return readStored<readonly MyBattle[]>(KEY) ?? [];
}

/** Puts a battle at the beginning of the list. */
export function noteBattle(battle: MyBattle): void {
  store(KEY, [battle, ...myBattles().filter((one) => !isSame(one, battle))].slice(0, MOST));
}

/** Removes a battle from the list. */
export function forgetBattle(battle: Invitation): void {
  store(
    KEY,
    myBattles().filter((one) => !isSame(one, battle)),
  );
}
