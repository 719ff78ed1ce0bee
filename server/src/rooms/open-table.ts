import type { Said } from '@riposte/shared/engine/language/keyed-text';
import type { LiveBattle } from '../battles/live-battle.ts';
import { Chat } from '../chat/chat.ts';
import type { Limits } from '../guard/limits.ts';
import type { Timer } from '../scheduling/timer.ts';
import { BroughtOrderGiver } from '../seats/brought-orders.ts';
import { Heroes } from '../seats/heroes.ts';
import { Invitations } from '../seats/invitations.ts';
import { Seating } from '../seats/seating.ts';
import { Settings } from '../seats/settings.ts';
import { UndoRequests } from '../seats/undo-requests.ts';
import { type BattleServices, enterBattle } from '../services/services.ts';
import { Spectators } from '../spectators/spectator-list.ts';
import type { TimeRecord } from '../store/saved-time.ts';
import { type Claim, LostOwnership, type TakenBattle } from '../store/store.ts';
import type { BattleState } from '../synced/state.ts';
import { BotChoices } from './bot-choices.ts';
import { Calls } from './calls.ts';
import { Heartbeat } from './heartbeat.ts';
import { Projection } from './projection.ts';
import { PromptClock } from './prompt-clock.ts';
import { SeatTime } from './seat-time.ts';

/** The battle of a room, with the objects that serve it: seats, settings, chat, timers and the projection. */
export interface OpenTable {
  readonly live: LiveBattle;
  readonly seating: Seating;
  readonly settings: Settings;
  readonly invitations: Invitations;
  readonly undoRequests: UndoRequests;
  readonly spectators: Spectators;
  readonly heroes: Heroes;
  readonly brought: BroughtOrderGiver;
  readonly time: SeatTime;
  readonly projection: Projection;
  readonly chat: Chat;
  readonly clock: PromptClock;
  readonly calls: Calls;
  /** The time of the last recorded change at the table, in milliseconds since 1970. */
  readonly quietSince: number;
  /** Sentences for the GM about damage that was found in the saved battle. */
  readonly notices: readonly Said[];
  /** Saves the state that is not in the store yet. */
  close(): Promise<void>;
}

/** Opens the battle and projects it into the synced state. */
export async function openTable(
  services: BattleServices,
  battle: string,
  state: BattleState,
  timer: Timer,
  limits: Limits,
  claim?: Claim,
): Promise<OpenTable> {
  const { live, taken, notices } = await enterBattle(services, battle, claim);
  const seating = new Seating(services.store, live.owner, taken.seats);
  const settings = new Settings(services.store, live.owner, taken.settings);
  const invitations = new Invitations(services.store, live.owner, live.record.links);
  const time = new SeatTime(services.store, live, seating, settings, taken.time);
  const undoRequests = new UndoRequests(live, seating, settings, limits);
  const spectators = new Spectators(seating, timer);
  const heroes = new Heroes(services.store, live, seating, limits);
  const brought = new BroughtOrderGiver(live, seating, settings, services.slices);
  const projection = new Projection(state, live, {
    seating,
    settings,
    time,
    undoRequests,
    spectators,
    heroes,
  });
  state.said = '';
  const chat = new Chat(services, { live, seating, settings }, limits);
  const choices = new BotChoices(live, seating, settings, services.bots);
  const { pacer } = services.bots;
  const clock = new PromptClock(live, { seating, settings, time, choices, pacer, log: services.log }, timer);
  const saveTime = async () => {
    await time.save().catch((error) => {
      if (error instanceof LostOwnership) live.lose();
      services.log.warn({ battle, error }, 'the remaining time could not be saved');
    });
  };
  new Heartbeat(() => void (!live.isLost && clock.isTiming && saveTime()), timer);
  const called = await services.store.notifications.calls(battle);
  const options = { waitMs: limits.calls, log: services.log };
  const calls = new Calls(services.store, { live, seating, settings }, called, options);
  holdAgain(live, seating, taken.time);
  live.held.onHeld = () => {
    clock.arm();
    void saveTime();
  };
  const close = async () => {
    time.due = clock.dueAt;
    clock.stop();
    await saveTime();
    await calls.saved();
    await live.close();
  };
  const quietSince = lastMomentOf(taken);
  const around = {
    seating,
    settings,
    invitations,
    undoRequests,
    spectators,
    heroes,
    brought,
    time,
    projection,
    chat,
    clock,
    calls,
  };
  return { live, ...around, quietSince, notices, close };
}

/** Holds the saved answers again until their reaction windows close. */
function holdAgain({ prompts, held }: LiveBattle, seating: Seating, time: TimeRecord | null): void {
  for (const { prompt, seat: id, message } of time?.held ?? []) {
    const seat = seating.find(id);
    const isOpen = prompts.some((open) => open.id === prompt);
    if (seat && isOpen) void held.keep(prompt, seat, message);
  }
}

/**
 * Returns the time of the last recorded change. The start of a fight is not recorded, so a fight without
 * inputs counts as new.
 */
function lastMomentOf({ record, entries, snapshot, settings }: TakenBattle): number {
  const last = entries.at(-1) ?? snapshot;
  const played = last?.at ?? (record.status === 'gathering' ? 0 : Date.now());
  return Math.max(played, settings?.titles?.at(-1)?.until ?? 0);
}
