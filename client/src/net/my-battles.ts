import { readStored, store } from './browser-storage.ts';
import type { Invitation } from './link.ts';
import { BATTLES, MOST_BATTLES } from './storage-keys.ts';

/** A battle in which this browser has had a seat. */
export interface MyBattle extends Invitation {
  readonly title: string;
  /** The name of the battle's rulebook. */
  readonly ruleset: string;
}

const isSame = (one: Invitation, other: Invitation) =>
  one.battle === other.battle && one.token === other.token;

/** Returns the battles in which this browser has had a seat, the latest one first. */
export function myBattles(): readonly MyBattle[] {
  return readStored<readonly MyBattle[]>(BATTLES) ?? [];
}

/**
 * Returns the link, with its secret, for a URL of a battle without a secret, as in messages. Undefined if this browser
 * has had no seat in that battle.
 */
export function ownLink({ pathname }: Pick<Location, 'pathname'>): string | undefined {
  const own = myBattles().find(({ battle }) => pathname === `/t/${battle}`);
  return own && `/t/${own.battle}#${own.token}`;
}

/** Puts a battle at the beginning of the list. */
export function noteBattle(battle: MyBattle): void {
  store(BATTLES, [battle, ...myBattles().filter((one) => !isSame(one, battle))].slice(0, MOST_BATTLES));
}

/** Removes a battle from the list. */
export function forgetBattle(battle: Invitation): void {
  store(
    BATTLES,
    myBattles().filter((one) => !isSame(one, battle)),
  );
}
