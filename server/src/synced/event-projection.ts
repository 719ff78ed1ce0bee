import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import { packResult } from '@riposte/shared/protocol/packing';
import type { InputResult } from '../battles/play.ts';
import type { Rights } from '../battles/rights.ts';
import type { Seat } from '../seats/seating.ts';
import type { Shapes } from './shapes.ts';
import { type BattleState, WhisperState } from './state.ts';
import { PUBLIC_RIGHTS, visibleEvents } from './visible-events.ts';

/** Writes events into the synced state: public ones openly, others only for the seats that may see them. */
export class EventProjection {
  readonly #state: BattleState;
  readonly #ruleset: Ruleset;
  readonly #shapes: Shapes;

  constructor(ruleset: Ruleset, state: BattleState, shapes: Shapes) {
    this.#ruleset = ruleset;
    this.#state = state;
    this.#shapes = shapes;
    state.told = '';
  }

  tell(result: InputResult, seats: readonly Seat[], banded: string | undefined): void {
    const open = visibleEvents(this.#ruleset, PUBLIC_RIGHTS, result, banded);
    if (open.events.length > 0) this.#state.told = packResult(open, this.#shapes.open);
    const whole = { rev: result.rev, events: result.told.map(({ event }) => event) };
    if (isMore(whole, open)) this.#whisper(result, open, seats, banded);
  }

  /** Writes the events for GMs and players that see more than the public ones. */
  #whisper(
    result: InputResult,
    open: EventsMessage,
    seats: readonly Seat[],
    banded: string | undefined,
  ): void {
    const players = seats.filter(({ role }) => role === 'player');
    const listeners = new Map<string, Rights>(players.map((seat) => [seat.id, seat]));
    listeners.set('gm', { role: 'gm', fighters: [] });
    const { whispers } = this.#state;
    for (const id of whispers.keys()) if (!listeners.has(id)) whispers.delete(id);
    for (const [id, rights] of listeners) {
      const told = visibleEvents(this.#ruleset, rights, result, banded);
      if (isMore(told, open)) this.#whisperTo(id, packResult(told, this.#shapes.secret));
    }
  }

  #whisperTo(id: string, told: string): void {
    const { whispers } = this.#state;
    const whisper = whispers.get(id) ?? new WhisperState();
    whisper.id = id;
    whisper.told = told;
    if (!whispers.has(id)) whispers.set(id, whisper);
  }
}

/** Returns whether events contain more than the public ones, or the same in more detail. */
function isMore({ events }: EventsMessage, open: EventsMessage): boolean {
  return events.length > open.events.length || events.some((event, index) => event !== open.events[index]);
}
