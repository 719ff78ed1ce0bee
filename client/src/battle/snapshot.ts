import {
  cached,
  type Description,
  type Figure,
  FULL_BAND,
  findFighter,
  healthResource,
  type Id,
  type Json,
  own,
  type Ruleset,
  type Table,
} from '@riposte/shared';
import type { TraitsById } from '@riposte/shared/engine/setup/bot-traits';
import type { Role, Status, Waiting } from '@riposte/shared/protocol/messages';
import type { StandIn, SyncedBanks, SyncedSettings } from '@riposte/shared/protocol/settings';
import type { Watching } from '@riposte/shared/protocol/spectators';
import type { SyncedBranch, SyncedHero, SyncedTakeback, WirePrompt } from '@riposte/shared/protocol/synced';
import * as common from '../words/common.ts';
import * as words from '../words/fight.ts';

/** A seat at the table. */
export interface SeatInfo {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly connected: boolean;
  readonly fighters: readonly Id[];
  /** The substitute that answers for the seat while it is away, such as a bot; null while it is present. */
  readonly away: StandIn | null;
  /** The time left in the seat's time banks; null if its time is not limited. */
  readonly banks: SyncedBanks | null;
  /** True if the player is ready for the fight to start. */
  readonly ready: boolean;
}

/** A battle as one seat sees it at one revision. */
export interface BattleSnapshot {
  readonly rev: number;
  readonly status: Status;
  readonly title: string;
  readonly ruleset: Ruleset;
  /** The server's table, without the parts that this seat may not know. */
  readonly table: Table;
  readonly prompts: readonly WirePrompt[];
  readonly waiting: readonly Waiting[];
  readonly seats: readonly SeatInfo[];
  readonly settings: SyncedSettings;
  /** The fighters that bots play. */
  readonly bots: ReadonlySet<Id>;
  /** The levels and temperaments of fighters that bots may play. */
  readonly traits: TraitsById;
  /** The fighters whose health this seat sees as a word (a "band", such as "wounded"), not as a number. */
  readonly banded: ReadonlySet<Id>;
  /** The hash of the dice seed, shown before the first roll. */
  readonly diceHash: string;
  /** The seed of the dice, revealed when the battle is over. */
  readonly diceSeed: string;
  /** One entry for each rewind, because each rewind starts a new dice seed. */
  readonly branches: readonly SyncedBranch[];
  /** A player's open request to undo their last step; null if there is none. */
  readonly takeback: SyncedTakeback | null;
  readonly watching: Watching;
  /** The heroes that wait for the GM's approval and that this seat may see. */
  readonly heroes: readonly SyncedHero[];
}

/** Returns the value of a fighter's field; undefined if the ruleset does not declare the field. */
export function fieldOf({ ruleset, table }: BattleSnapshot, id: Id, field: string): Json | undefined {
  const fighter = table.fighters[id];
  const known = ruleset.fields[field];
  return fighter && known ? known.get(table, fighter) : undefined;
}

/** Returns a numeric field of a fighter; undefined if it is hidden or not a number. */
export function numberOf(snapshot: BattleSnapshot, id: Id, field: string): number | undefined {
  const value = fieldOf(snapshot, id, field);
  return typeof value === 'number' ? value : undefined;
}

/** Returns the icon of a fighter's archetype; undefined if it has none. */
export function glyphOf({ ruleset, table }: BattleSnapshot, id: Id): string | undefined {
  const kind = table.fighters[id]?.kind ?? '';
  const known = ruleset.description.glyphs?.archetypes ?? {};
  return own(known, kind);
}

/** Returns the figure of a fighter; undefined if the ruleset declares none. */
export function figureOf({ ruleset, table }: BattleSnapshot, id: Id): Figure | undefined {
  return ruleset.description.figure?.(table, id);
}

/** Returns the name of the uploaded portrait of a fighter; undefined if it has none. */
export function portraitOf({ table }: BattleSnapshot, id: Id): string | undefined {
  return table.fighters[id]?.portrait;
}

/**
 * Returns a fighter's hit points; undefined if they are hidden, or if the ruleset declares no maximum. `most` is
 * undefined if this seat may not know the maximum.
 */
export function healthOf(
  snapshot: BattleSnapshot,
  id: Id,
): { now: number; most: number | undefined } | undefined {
  const health = healthResource(snapshot.ruleset.description);
  if (health?.max === undefined) return undefined;
  const now = numberOf(snapshot, id, health.field);
  return now === undefined ? undefined : { now, most: numberOf(snapshot, id, health.max) };
}

/** Returns the remaining share of a fighter's hit points, from 0 to 1; null if this seat may not know the maximum. */
export function healthShare(snapshot: BattleSnapshot, id: Id): number | null {
  const { now = 0, most } = healthOf(snapshot, id) ?? {};
  return most === undefined ? null : Math.max(0, Math.min(1, now / Math.max(1, most)));
}

const BANDS: Readonly<Record<number, string>> = {
  [FULL_BAND]: words.unhurt,
  75: words.hurt,
  50: words.bloodied,
  25: words.nearDefeat,
  0: words.defeated,
};

/** Returns a fighter's health as a word; undefined if this seat sees the number. */
export function bandText(snapshot: BattleSnapshot, id: Id): string | undefined {
  const health = healthResource(snapshot.ruleset.description);
  return health && snapshot.banded.has(id) ? BANDS[numberOf(snapshot, id, health.field) ?? 0] : undefined;
}

/** Returns the time limits of prompts and turns, in seconds; null for no limit. */
export function limitsOf({ settings, ruleset, table }: BattleSnapshot): ReturnType<Description['seconds']> {
  return settings.post ?? ruleset.description.seconds(table);
}

/** Returns the name of a fighter or the GM. */
export function nameIn(table: Table, id: Id): string {
  return id === 'gm' ? common.gameMaster : (findFighter(table, id)?.name ?? id);
}

const SIDES = {};

/** Returns the sides in the order in which they appear at the table. */
export function sidesOf(table: Table): readonly string[] {
  return cached(table, SIDES, () => [...new Set(Object.values(table.fighters).map(({ side }) => side))]);
}

/**
 * Returns the index of a fighter's side among all sides; 0 for an unknown fighter. Sides take their accent colors in
 * this order.
 */
export function sideIndex(table: Table, id: Id): number {
  const side = table.fighters[id]?.side;
  return side === undefined ? 0 : Math.max(0, sidesOf(table).indexOf(side));
}

/** Returns the seat that plays a fighter; undefined if no seat has claimed the fighter. */
export function playerOf(snapshot: BattleSnapshot, id: Id): SeatInfo | undefined {
  return snapshot.seats.find(({ fighters }) => fighters.includes(id));
}

/**
 * Returns the fighter that makes decisions for another, such as its summoner; undefined if the fighter decides for
 * itself.
 */
export function masterOf({ ruleset, table }: BattleSnapshot, id: Id): Id | undefined {
  return ruleset.description.master?.(table, id);
}

/** Returns the name of the player, bot or GM that plays a fighter. */
export function playerName(snapshot: BattleSnapshot, id: Id): string {
  return playerOf(snapshot, id)?.name ?? (snapshot.bots.has(id) ? words.bot : common.gameMaster);
}

/**
 * Returns the fighters that have reacted to the top of the stack, or passed, so that the battle no longer waits for
 * them. Empty once the stack has changed.
 */
export function answeredBy(
  before: BattleSnapshot,
  now: BattleSnapshot,
  answered: readonly Id[],
): readonly Id[] {
  const isSame = before.table.laid === now.table.laid && before.table.stack.length === now.table.stack.length;
  if (!isSame) return [];
  const asked = now.waiting.map((one) => one.for);
  const all = [...new Set([...answered, ...before.waiting.map((one) => one.for)])];
  return all.filter((id) => !asked.includes(id));
}
