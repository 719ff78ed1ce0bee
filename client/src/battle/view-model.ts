import { batch, computed, signal } from '@preact/signals';
import type { GameEvent, Hex, Id, Rewind } from '@riposte/shared';
import type { applyContent } from '@riposte/shared/engine/core/apply-content';
import { chaptersThatCount, rewindIn, rewindsTold } from '@riposte/shared/protocol/input-results';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import { type LogEntry, linesOf } from '../log/log.ts';
import { Conversation } from './chat.ts';
import { answeredBy, type BattleSnapshot, nameIn } from './snapshot.ts';

/** Outlines by the name of the picture: SVG paths in a square of 128. */
export type Pictures = Readonly<Record<string, string>>;

export type AddressOf = (picture: string) => string | undefined;

const LONGEST_LOG = 2000;

/** What can be seen of a battle, whoever looks and whether or not they may act: map, log, sheet and stack draw it. */
export class BattleViewModel {
  readonly snapshot = signal<BattleSnapshot | null>(null);
  /** What fighters and conditions look like, as soon as it has come. */
  readonly pictures = signal<Pictures>({});
  /** Where a picture that somebody brought is to be had, by its name; undefined: nowhere. */
  readonly addressOf = signal<AddressOf>(() => undefined);
  readonly log = signal<readonly LogEntry[]>([]);
  /** Where the battle was taken back, as far as that still counts. */
  readonly rewinds = signal<readonly Pick<Rewind, 'rev' | 'to'>[]>([]);
  /** Whether the map can be drawn here; else it stands in its place in words. */
  readonly isDrawn = signal(true);
  /** The seat that it is seen from; null: nobody's. */
  readonly seat = signal<string | null>(null);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly skew = signal(0);
  /** The hex under the pointer or the keyboard's cursor. */
  readonly over = signal<Hex | null>(null);
  /** The hex of which somebody asks what can be done there, and where it is on the page; null: of none. */
  readonly menu = signal<{ readonly at: Hex; readonly x: number; readonly y: number } | null>(null);
  /** What is looked up in the rules: a clause, or words; null: nothing is. */
  readonly lookedUp = signal<string | null>(null);
  /** The fighter whose sheet is looked at. */
  readonly inspected = signal<Id | null>(null);
  /** Who has answered (or passed on) what is on top of the stack now, as far as it has been watched. */
  readonly answered = signal<readonly Id[]>([]);
  /** The fighters that this seat plays. */
  readonly mine = computed<readonly Id[]>(
    () => this.snapshot.value?.seats.find(({ id }) => id === this.seat.value)?.fighters ?? [],
  );
  readonly talk = new Conversation();
  /** What those are called of whom is told although they are not to be seen now. */
  readonly names = new Map<Id, string>();
  #applyContent: typeof applyContent | undefined;
  readonly #told = new Map<number, EventsMessage>();
  #worded = new WeakMap<EventsMessage, readonly LogEntry[]>();
  readonly #listeners = new Set<(events: readonly GameEvent[]) => void>();

  /** Somebody's name as people read it, also after they have left. */
  readonly nameOf = (id: Id): string => {
    const table = this.snapshot.peek()?.table;
    const name = table ? nameIn(table, id) : id;
    return name === id ? (this.names.get(id) ?? id) : name;
  };

  /** A new revision of the table. */
  show(shown: BattleSnapshot): void {
    const snapshot = this.#inItsWords(shown);
    batch(() => {
      const before = this.snapshot.value;
      this.snapshot.value = snapshot;
      this.answered.value = before ? answeredBy(before, snapshot, this.answered.value) : [];
    });
  }

  /** A battle with content of its own is told in the words of that, as soon as what does so has come: most have none. */
  #inItsWords(snapshot: BattleSnapshot): BattleSnapshot {
    const { ruleset, table } = snapshot;
    if (!table.content) return snapshot;
    if (this.#applyContent) return { ...snapshot, ruleset: this.#applyContent(ruleset, table.content) };
    void import('@riposte/shared/engine/core/apply-content').then(({ applyContent }) => {
      this.#applyContent = applyContent;
      this.#tellInItsWords();
    });
    return snapshot;
  }

  #tellInItsWords(): void {
    const { value: snapshot } = this.snapshot;
    if (!snapshot) return;
    this.#worded = new WeakMap();
    this.show(snapshot);
    this.#tellAnew();
  }

  /** Hears what happens from now on, as the animations do; gives the way to stop. */
  onEvents(listener: (events: readonly GameEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What has just happened. */
  hear(message: EventsMessage): void {
    if (rewindIn(message)) this.answered.value = [];
    for (const listener of this.#listeners) listener(message.events);
    this.tell([message]);
  }

  /** All that has been told so far and still counts, in its order. */
  get told(): readonly EventsMessage[] {
    return chaptersThatCount([...this.#told.values()].sort((a, b) => a.rev - b.rev));
  }

  /** What happened, for the log. */
  tell(messages: readonly EventsMessage[]): void {
    this.#keep(messages);
    if (messages.some(rewindIn)) {
      this.#tellAnew();
      return;
    }
    const known = new Set(this.log.value.map(({ key }) => key));
    const fresh = messages.flatMap((message) => this.linesOf(message)).filter(({ key }) => !known.has(key));
    if (fresh.length > 0) this.log.value = [...this.log.value, ...fresh].slice(-LONGEST_LOG);
  }

  /** Nothing has happened but this, as far as the log goes. */
  tellOnly(messages: readonly EventsMessage[]): void {
    this.#told.clear();
    this.#keep(messages);
    this.#tellAnew();
  }

  #keep(messages: readonly EventsMessage[]): void {
    for (const message of messages) this.#told.set(message.rev, message);
    for (const { type, target, name } of messages.flatMap(({ events }) => events))
      if (type === 'removed' && target !== undefined && typeof name === 'string')
        this.names.set(target, name);
  }

  /** What does not count any more is in the log no longer. */
  #tellAnew(): void {
    const { told } = this;
    batch(() => {
      this.rewinds.value = rewindsTold(told);
      this.log.value = told.flatMap((message) => this.linesOf(message)).slice(-LONGEST_LOG);
    });
  }

  /** What a chapter says in the log. It is worded once: a jump in a replay tells all that has happened until there. */
  linesOf(message: EventsMessage): readonly LogEntry[] {
    const { value: snapshot } = this.snapshot;
    if (!snapshot) return [];
    const known = this.#worded.get(message);
    if (known) return known;
    const lines = linesOf(snapshot.ruleset, message, this.nameOf);
    this.#worded.set(message, lines);
    return lines;
  }
}
