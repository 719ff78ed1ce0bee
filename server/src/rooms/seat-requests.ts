import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import type { Role, SeatMessage } from '@riposte/shared/protocol/messages';
import type { QuietHours } from '@riposte/shared/protocol/settings';
import { timeZoneNamed } from '../battles/quiet-hours.ts';
import type { Lock } from '../scheduling/mutex.ts';
import { type CastingMessage, cast } from '../seats/casting.ts';
import { hashOfPassphrase } from '../seats/invitations.ts';
import { createNextFight } from '../seats/next-fight.ts';
import type { Seat, Seating } from '../seats/seating.ts';
import type { BattleStore } from '../store/store.ts';
import { type Refusal, refusal } from '../words/refusals.ts';
import type { OpenTable } from './open-table.ts';

type Parts = Pick<
  OpenTable,
  'live' | 'seating' | 'settings' | 'invitations' | 'time' | 'undoRequests' | 'heroes'
>;

/** The result of a request: a refusal, or the changes that the room must announce. */
export interface SeatRequestResult {
  readonly refused?: Rejection | null;
  /** The path of a new link. It is sent only to the sender of the request. */
  readonly link?: string;
  /** The id of the removed seat. */
  readonly removed?: string;
  /** The ids of the seats with a new role. */
  readonly changed?: readonly string[];
}

/** The store, and what the sender may open and store. */
interface Backing {
  readonly store: BattleStore;
  /** Whether the sender may open battles, which can need a sign-in. */
  readonly mayOpen: boolean;
  /** Resolves to whether the sender may store `bytes` more bytes today. */
  readonly mayStore: (bytes: number) => Promise<boolean>;
}

/** Handles a request about seats, settings or the course of the battle. */
export async function handleSeatRequest(
  lock: Lock,
  backing: Backing,
  table: Parts,
  by: Seat,
  message: SeatMessage,
): Promise<SeatRequestResult> {
  const { live, seating } = table;
  switch (message.do) {
    case 'start':
      return { refused: mayDirect(by, seating) ? await start(lock, table, by) : refusal('not-gm') };
    case 'ready':
      if (by.role === 'spectator') return no('only-watching');
      if (live.status !== 'gathering') return no('already-started');
      seating.setReady(by.id, message.ready);
      return {};
    case 'quiet-hours':
      return { refused: await setQuietHours(lock, table, by, message.hours) };
    case 'rename':
      return { refused: await seating.change(lock, by, message, live.table) };
    case 'claim':
    case 'release':
    case 'assign':
    case 'assign-side':
    case 'bot':
    case 'bot-side':
      return { refused: await cast(lock, table, by, message, live.table) };
    case 'pace': {
      if (!mayDirect(by, seating)) return no('not-gm');
      await table.settings.change(lock, { pace: message.pace });
      return {};
    }
    case 'again':
      if (!mayDirect(by, seating)) return no('not-gm');
      return { refused: await createNextFight(lock, backing, table, message.wounds ?? false) };
    case 'takeback':
      return { refused: await table.undoRequests.ask(lock, by) };
    case 'bring-hero':
      return { refused: await table.heroes.bring(lock, by, message.hero) };
    case 'withdraw-hero':
      return { refused: table.heroes.withdraw(by) };
    default:
      return by.role === 'gm' ? await handleGmRequest(lock, table, by, message) : no('not-gm');
  }
}

/** Sets or clears the quiet hours of a seat. Returns why they were refused, or null. */
async function setQuietHours(
  lock: Lock,
  { seating, time }: Parts,
  { id, role }: Seat,
  hours: QuietHours | null,
): Promise<Rejection | null> {
  if (role === 'spectator') return refusal('only-watching');
  const zone = hours && timeZoneNamed(hours.zone);
  if (zone === undefined) return refusal('bad-zone');
  time.observe(); // charges the time so far by the earlier quiet hours
  await seating.setQuiet(lock, id, hours && zone !== null ? { ...hours, zone } : null);
  return null;
}

/** Starts the fight. If the GM may see the win probability from the start, tells all seats. */
async function start(lock: Lock, { live, settings }: Parts, by: Seat): Promise<Rejection | null> {
  const refused = await live.start(lock);
  if (refused || !settings.table.seesWinChance) return refused;
  await tellChances(lock, live, { ...by, role: 'gm' }, true); // an earlier edition of the rules refuses this input, and never shows the probability
  return null;
}

/** Tells all seats in the log whether the GM may see the win probability. Returns why that was refused, or null. */
async function tellChances(
  lock: Lock,
  live: Parts['live'],
  gm: Seat,
  on: boolean,
): Promise<Rejection | null> {
  return await live.inputs.intervene(lock, gm, { as: 'gm', do: 'gm.chances', on });
}

type GmMessage = Exclude<
  SeatMessage,
  | CastingMessage
  | {
      do:
        | 'ready'
        | 'start'
        | 'quiet-hours'
        | 'rename'
        | 'pace'
        | 'again'
        | 'takeback'
        | 'bring-hero'
        | 'withdraw-hero';
    }
>;

/** Returns whether a seat may direct the table: a GM, or any player while no GM is present. */
function mayDirect({ role }: Seat, { isGmPresent }: Seating): boolean {
  return role === 'gm' || (role === 'player' && !isGmPresent);
}

/** Handles a request that only a GM may make. */
async function handleGmRequest(
  lock: Lock,
  table: Parts,
  by: Seat,
  message: GmMessage,
): Promise<SeatRequestResult> {
  const { live, settings, invitations, time } = table;
  switch (message.do) {
    case 'settings': {
      const { do: _do, ...changes } = message;
      const { seesWinChance } = changes;
      const isNews = live.status === 'fighting' && seesWinChance !== settings.table.seesWinChance;
      const refused =
        isNews && seesWinChance !== undefined ? await tellChances(lock, live, by, seesWinChance) : null;
      if (refused) return { refused };
      time.observe(); // charges the time so far by the earlier settings
      await settings.change(lock, changes);
      if (changes.post !== undefined) await time.save();
      return {};
    }
    case 'passphrase':
      await settings.setPassphrase(lock, message.passphrase && (await hashOfPassphrase(message.passphrase)));
      return {};
    case 'mute': {
      const seat = table.seating.find(message.seat);
      if (!seat || seat.id === by.id) return no('no-such-seat');
      await (message.muted ? settings.mute(lock, seat, table.seating.all) : settings.unmute(lock, seat));
      return {};
    }
    case 'extend':
      await time.extend(message.seconds * 1000);
      return {};
    case 'rotate':
      return { link: await invitations.rotate(lock, message.role) };
    case 'kick':
    case 'ban':
      return await remove(lock, table, by, message);
    case 'role':
      return await setRole(lock, table, message.seat, message.role);
    case 'hand-over':
      return await handOver(lock, table, by, message.seat);
    case 'rewind':
      return { refused: await table.undoRequests.rewind(lock, by, message) };
    case 'answer-hero':
      return { refused: await table.heroes.answer(lock, by, message.seat, message.accepts) };
    case 'answer-takeback':
      return { refused: await table.undoRequests.answer(lock, by, message.grants) };
  }
}

/**
 * Removes a seat. A ban also replaces the link of the seat's role, because the player could use it to come
 * back.
 */
async function remove(
  lock: Lock,
  { seating, invitations }: Parts,
  by: Seat,
  { do: how, seat: id }: GmMessage & { do: 'kick' | 'ban' },
): Promise<SeatRequestResult> {
  const seat = seating.find(id);
  if (!seat || seat.id === by.id) return no('no-such-seat');
  if (seat.role === 'gm') return no('gm-seat');
  const link = how === 'ban' ? await invitations.rotate(lock, seat.role) : undefined;
  await seating.remove(lock, id);
  return { removed: id, ...(link !== undefined && { link }) };
}

async function setRole(
  lock: Lock,
  { seating }: Parts,
  id: string,
  role: Exclude<Role, 'spectator'>,
): Promise<SeatRequestResult> {
  const seat = seating.find(id);
  if (!seat || seat.role === 'spectator') return no('no-such-seat');
  const gms = seating.all.filter((one) => one.role === 'gm' && one.id !== id);
  if (role !== 'gm' && gms.length === 0) return no('last-gm');
  await seating.setRole(lock, id, role);
  return { changed: [id] };
}

async function handOver(lock: Lock, table: Parts, by: Seat, to: string): Promise<SeatRequestResult> {
  if (to === by.id) return no('no-such-seat');
  const made = await setRole(lock, table, to, 'gm');
  if (made.refused) return made;
  await table.seating.setRole(lock, by.id, 'player');
  return { changed: [to, by.id] };
}

function no(code: Refusal): SeatRequestResult {
  return { refused: refusal(code) };
}
