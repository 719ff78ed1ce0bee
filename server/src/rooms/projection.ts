import { waitedFor } from '@riposte/shared/engine/battle/waiting';
import type { Table } from '@riposte/shared/engine/state/table';
import type { SyncedSettings } from '@riposte/shared/protocol/settings';
import type { SyncedWaiting } from '@riposte/shared/protocol/synced';
import type { LiveBattle } from '../battles/live-battle.ts';
import type { OpenPrompt } from '../battles/open-prompt.ts';
import type { InputResult } from '../battles/play.ts';
import { gmStandIn, standInOf } from '../seats/absence.ts';
import type { Heroes } from '../seats/heroes.ts';
import type { Seat, Seating } from '../seats/seating.ts';
import type { Settings } from '../seats/settings.ts';
import type { UndoRequests } from '../seats/undo-requests.ts';
import type { Spectators } from '../spectators/spectator-list.ts';
import { EventProjection } from '../synced/event-projection.ts';
import { type Deadlines, PromptProjection } from '../synced/project-prompts.ts';
import { TableProjection } from '../synced/project-table.ts';
import { Shapes } from '../synced/shapes.ts';
import { type BattleState, HeroState, SeatState } from '../synced/state.ts';
import type { SeatTime } from './seat-time.ts';

/** The parts of a table that are shown besides the battle. */
interface Parts {
  readonly seating: Seating;
  readonly settings: Settings;
  readonly time: SeatTime;
  readonly undoRequests: UndoRequests;
  readonly spectators: Spectators;
  readonly heroes: Heroes;
}

/** Writes a battle and its seats into the synced state, touching only changed values. */
export class Projection {
  readonly #state: BattleState;
  readonly #live: LiveBattle;
  readonly #seating: Seating;
  readonly #settings: Settings;
  readonly #time: SeatTime;
  readonly #undoRequests: UndoRequests;
  readonly #spectators: Spectators;
  readonly #heroes: Heroes;
  readonly #table: TableProjection;
  readonly #prompts: PromptProjection;
  readonly #events: EventProjection;
  /** The fight that was last shown. A rewind replaces the fight with another object, which has another table. */
  #shown: object | null = null;
  /**
   * The spectators' seats that are already in the synced state. Nothing that happens at the table changes
   * them.
   */
  readonly #shownSpectators = new WeakSet<Seat>();

  constructor(
    state: BattleState,
    live: LiveBattle,
    { seating, settings, time, undoRequests, spectators, heroes }: Parts,
  ) {
    this.#state = state;
    this.#live = live;
    this.#seating = seating;
    this.#settings = settings;
    this.#time = time;
    this.#undoRequests = undoRequests;
    this.#spectators = spectators;
    this.#heroes = heroes;
    const shapes = new Shapes(state);
    const [table, events] = live.supervised(
      (ruleset) =>
        [new TableProjection(ruleset, state, shapes), new EventProjection(ruleset, state, shapes)] as const,
    );
    this.#table = table;
    this.#events = events;
    this.#prompts = new PromptProjection(state, live, seating);
    state.ruleset = live.record.ruleset;
    state.version = live.record.version;
    state.diceHash = live.diceHash;
    state.diceSeed = '';
  }

  /**
   * Shows the current state and the result of the last input. Throws `RulebookFault` if the rules of a package fail.
   */
  project(deadlineOf: Deadlines, result?: InputResult): void {
    this.#live.supervised(() => this.#project(deadlineOf, result));
  }

  #project(deadlineOf: Deadlines, result?: InputResult): void {
    const seats = this.#seating.all;
    const { table, rev, status, fight, prompts, record, rewinds } = this.#live;
    const isNext = fight === this.#shown && result?.rev === rev && rev === this.#state.rev + 1;
    this.#shown = fight;
    this.#state.title = record.title;
    this.#state.rev = rev;
    this.#state.status = status;
    this.#state.diceSeed = status === 'over' ? record.seed : '';
    this.#state.branches = rewinds.branches(status === 'over');
    const asked = this.#undoRequests.shown;
    this.#state.takeback = asked ? JSON.stringify(asked) : '';
    this.#table.project(table, seats, this.#settings.banded, isNext ? result.touched : undefined);
    this.#projectBots();
    this.#prompts.project(prompts, deadlineOf);
    this.#state.waiting = JSON.stringify(waitingFor(table, prompts, deadlineOf));
    this.#projectSeats(seats);
    this.#state.watching = this.#spectators.shown;
    this.#projectHeroes();
    this.#state.settings = JSON.stringify(this.#syncedSettings());
    if (result) this.#events.tell(result, seats, this.#settings.banded);
  }

  /**
   * Marks the fighters that bots play, and adds the traits of all fighters. Hidden fighters are marked only in the
   * hidden part of the state.
   */
  #projectBots(): void {
    const bots = new Set(this.#settings.bots);
    const traits = this.#settings.traitsOf(this.#live.record.setup);
    const { fighters, hidden } = this.#state;
    for (const shown of [fighters, hidden])
      for (const state of shown.values()) {
        const isBot = bots.has(state.id);
        if (Boolean(state.isBot) !== isBot) state.isBot = isBot;
        const bot = Object.hasOwn(traits, state.id) ? JSON.stringify(traits[state.id]) : '';
        if ((state.bot ?? '') !== bot) state.bot = bot;
      }
  }

  #projectHeroes(): void {
    const { waiting } = this.#heroes;
    const { heroes } = this.#state;
    for (const { seat: id, hero } of waiting) {
      const text = JSON.stringify(hero);
      if (heroes.get(id)?.hero !== text) heroes.set(id, new HeroState({ id, hero: text }));
    }
    const ids = new Set(waiting.map(({ seat }) => seat));
    for (const id of heroes.keys()) if (!ids.has(id)) heroes.delete(id);
  }

  #projectSeats(seats: readonly Seat[]): void {
    for (const seat of seats) {
      const isUnchanged = seat.role === 'spectator' && this.#shownSpectators.has(seat);
      if (!isUnchanged) this.#projectSeat(seat);
    }
    if (this.#state.seats.size === seats.length) return;
    const ids = new Set(seats.map(({ id }) => id));
    for (const id of this.#state.seats.keys()) if (!ids.has(id)) this.#state.seats.delete(id);
  }

  #projectSeat(seat: Seat): void {
    const { fighters } = this.#live.table;
    const state = this.#state.seats.get(seat.id) ?? new SeatState();
    state.id = seat.id;
    state.name = seat.name;
    state.role = seat.role;
    state.connected = seat.connected;
    state.ready = seat.ready;
    const away = standInOf(seat, this.#seating, this.#settings.table);
    state.away = away ? JSON.stringify(away) : '';
    const banks = this.#time.shownOf(seat);
    state.banks = banks ? JSON.stringify(banks) : '';
    state.fighters = JSON.stringify(seat.fighters.filter((id) => !fighters[id]?.hidden));
    if (!this.#state.seats.has(seat.id)) this.#state.seats.set(seat.id, state);
    if (seat.role === 'spectator') this.#shownSpectators.add(seat);
  }

  #syncedSettings(): SyncedSettings {
    const { table, passphrase, bots, muted, next } = this.#settings;
    const isGmBot = bots.includes('gm');
    const gmAway = gmStandIn(this.#seating, table);
    return { ...table, muted, hasPassphrase: passphrase !== null, gmAway, isGmBot, next };
  }
}

/** Returns the fighters that are asked, with their deadlines, for all clients. */
function waitingFor(table: Table, open: readonly OpenPrompt[], deadlineOf: Deadlines): SyncedWaiting {
  return waitedFor(table, open).map(([asked, prompt]) => [asked, deadlineOf(prompt) ?? 0]);
}
