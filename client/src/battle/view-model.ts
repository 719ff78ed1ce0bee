import { batch, computed, signal } from '@preact/signals';
import type { GameEvent, Hex, Id, Rewind } from '@riposte/shared';
import type { applyContent } from '@riposte/shared/engine/core/apply-content';
import { resultsWithoutUndone, rewindIn, rewindsInResults } from '@riposte/shared/protocol/input-results';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import { type LogEntry, linesOf } from '../log/log.ts';
import { Chat } from './chat.ts';
import { answeredBy, type BattleSnapshot, nameIn } from './snapshot.ts';

/** Icons by name. Each icon is an SVG path in a square of 128 units. */
export type Pictures = Readonly<Record<string, string>>;

export type AddressOf = (picture: string) => string | undefined;

const LONGEST_LOG = 2000;

/** Holds the battle as a seat sees it. All panels and the map read it, for players and spectators alike. */
export class BattleViewModel {
  readonly snapshot = signal<BattleSnapshot | null>(null);
  /** Icons of fighters and conditions; empty until they have loaded. */
  readonly pictures = signal<Pictures>({});
  /** Returns the URL of an uploaded picture; undefined if no picture has this name. */
  readonly addressOf = signal<AddressOf>(() => undefined);
  readonly log = signal<readonly LogEntry[]>([]);
  /** The rewinds in effect, without those that a later rewind has undone. */
  readonly rewinds = signal<readonly Pick<Rewind, 'rev' | 'to'>[]>([]);
  /** True if the browser could draw the map. Otherwise, the page shows the map as text. */
  readonly isDrawn = signal(true);
  /** The id of this page's seat; null if the page has none, as in a replay. */
  readonly seat = signal<string | null>(null);
  /** How far the server's clock is ahead of the local clock, in milliseconds. */
  readonly skew = signal(0);
  /** The hex under the pointer or the keyboard's cursor; null if there is none. */
  readonly over = signal<Hex | null>(null);
  /** Text that the danger map adds to the descriptions of hexes, by `hexKey`. */
  readonly hexNotes = signal<ReadonlyMap<number, string>>(new Map());
  /** The hex whose menu is open, and the position of the menu on the page; null if no menu is open. */
  readonly menu = signal<{ readonly at: Hex; readonly x: number; readonly y: number } | null>(null);
  /** The clause or search text to look up in the rules; null while the rules are closed. */
  readonly lookedUp = signal<string | null>(null);
  /** The fighter whose sheet is open; null if no sheet is open. */
  readonly inspected = signal<Id | null>(null);
  /** The fighters that have reacted to the top of the stack or passed, as far as this page has noticed. */
  readonly answered = signal<readonly Id[]>([]);
  /** The fighters that this seat plays. */
  readonly mine = computed<readonly Id[]>(
    () => this.snapshot.value?.seats.find(({ id }) => id === this.seat.value)?.fighters ?? [],
  );
  readonly chat = new Chat();
  /** Names of fighters that have left the table, because events in the log may mention them. */
  readonly names = new Map<Id, string>();
  #applyContent: typeof applyContent | undefined;
  readonly #results = new Map<number, EventsMessage>();
  #linesByResult = new WeakMap<EventsMessage, readonly LogEntry[]>();
  readonly #listeners = new Set<(events: readonly GameEvent[]) => void>();

  /** Returns the name of a fighter, even after the fighter has left. */
  readonly nameOf = (id: Id): string => {
    const table = this.snapshot.peek()?.table;
    const name = table ? nameIn(table, id) : id;
    return name === id ? (this.names.get(id) ?? id) : name;
  };

  /** Replaces the snapshot with a newer one. */
  show(shown: BattleSnapshot): void {
    const snapshot = this.#withContent(shown);
    batch(() => {
      const before = this.snapshot.value;
      this.snapshot.value = snapshot;
      this.answered.value = before ? answeredBy(before, snapshot, this.answered.value) : [];
    });
  }

  /**
   * Adds the battle's own content, such as extra weapons, to the ruleset once `applyContent` has loaded. It loads
   * on demand, because most battles have no content of their own.
   */
  #withContent(snapshot: BattleSnapshot): BattleSnapshot {
    const { ruleset, table } = snapshot;
    if (!table.content) return snapshot;
    if (this.#applyContent) return { ...snapshot, ruleset: this.#applyContent(ruleset, table.content) };
    void import('@riposte/shared/engine/core/apply-content').then(({ applyContent }) => {
      this.#applyContent = applyContent;
      this.#rebuildWithContent();
    });
    return snapshot;
  }

  #rebuildWithContent(): void {
    const { value: snapshot } = this.snapshot;
    if (!snapshot) return;
    this.#linesByResult = new WeakMap();
    this.show(snapshot);
    this.#rebuildLog();
  }

  /** Registers a listener for new events. Returns a function that removes the listener. */
  onEvents(listener: (events: readonly GameEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Passes the events of a new input to the listeners, and adds them to the log. */
  receive(message: EventsMessage): void {
    if (rewindIn(message)) this.answered.value = [];
    for (const listener of this.#listeners) listener(message.events);
    this.addToLog([message]);
  }

  /** Returns the known results of all inputs that no rewind has undone, in order. */
  get results(): readonly EventsMessage[] {
    return resultsWithoutUndone([...this.#results.values()].sort((a, b) => a.rev - b.rev));
  }

  /** Adds the events of inputs to the log, without passing them to the listeners. */
  addToLog(messages: readonly EventsMessage[]): void {
    this.#addResults(messages);
    if (messages.some(rewindIn)) {
      this.#rebuildLog();
      return;
    }
    const known = new Set(this.log.value.map(({ key }) => key));
    const fresh = messages.flatMap((message) => this.linesOf(message)).filter(({ key }) => !known.has(key));
    if (fresh.length > 0) this.log.value = [...this.log.value, ...fresh].slice(-LONGEST_LOG);
  }

  /** Replaces the whole log. */
  replaceLog(messages: readonly EventsMessage[]): void {
    this.#results.clear();
    this.#addResults(messages);
    this.#rebuildLog();
  }

  #addResults(messages: readonly EventsMessage[]): void {
    for (const message of messages) this.#results.set(message.rev, message);
    for (const { type, target, name } of messages.flatMap(({ events }) => events))
      if (type === 'removed' && target !== undefined && typeof name === 'string')
        this.names.set(target, name);
  }

  /** Rebuilds the log without inputs that a rewind has undone. */
  #rebuildLog(): void {
    const { results } = this;
    batch(() => {
      this.rewinds.value = rewindsInResults(results);
      this.log.value = results.flatMap((message) => this.linesOf(message)).slice(-LONGEST_LOG);
    });
  }

  /** Returns the log lines of an input. Lines are cached, because a jump in a replay shows all of them. */
  linesOf(message: EventsMessage): readonly LogEntry[] {
    const { value: snapshot } = this.snapshot;
    if (!snapshot) return [];
    const known = this.#linesByResult.get(message);
    if (known) return known;
    const lines = linesOf(snapshot.ruleset, message, this.nameOf);
    this.#linesByResult.set(message, lines);
    return lines;
  }
}
