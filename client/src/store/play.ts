import { batch, computed, signal } from '@preact/signals';
import {
  type GameEvent,
  type Hex,
  type Id,
  type Input,
  type Params,
  type Rejection,
  toInput,
} from '@riposte/shared';
import type { EventsMessage, Reply, SeatMessage, Welcome } from '@riposte/shared/protocol/messages';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { Connection, ConnectionState } from '../net/connection.ts';
import { Outbox } from '../net/outbox.ts';
import { type Draft, type Offer, sentOf } from './draft.ts';
import { type LogEntry, linesOf } from './log.ts';
import { isBlank, offersOf, promptsFor, turnPrompt, turnsOf } from './offers.ts';
import { answeredBy, nameIn, type Scene } from './scene.ts';

/** A fighter that the GM puts somewhere else, or a newcomer of an archetype. */
export type Placing = { readonly target: Id } | { readonly kind: string; readonly side: string };

/** A message that shows for a while. */
export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly clause?: string;
  readonly tone: 'bad' | 'good';
}

const LONGEST_LOG = 2000;

/** One seat at one table: what it sees, and what it is about to do. Panels and map draw it. */
export class Play {
  readonly connection = signal<ConnectionState>('connecting');
  /** Why the table is closed to this seat, if it is. */
  readonly refusal = signal('');
  /** What the table says that asks newcomers for a passphrase; null: it does not ask. */
  readonly passphrase = signal<string | null>(null);
  readonly welcome = signal<Welcome | null>(null);
  readonly scene = signal<Scene | null>(null);
  readonly log = signal<readonly LogEntry[]>([]);
  readonly toasts = signal<readonly Toast[]>([]);
  /** The hex under the pointer or the keyboard's cursor. */
  readonly over = signal<Hex | null>(null);
  /** The fighter whose sheet is looked at. */
  readonly inspected = signal<Id | null>(null);
  /** The fighter chosen to act, where several may; null: the one whose turn it is. */
  readonly acting = signal<Id | null>(null);
  /** What is being prepared: an action with its parameters. */
  readonly draft = signal<Draft | null>(null);
  /** The fighter that the GM is about to put somewhere. */
  readonly placing = signal<Placing | null>(null);
  /** A path pressed once by a finger, to be confirmed by a second press. */
  readonly proposed = signal<Hex | null>(null);
  readonly isBusy = signal(false);
  /** The prompts whose answer counts only when their bluff-safe window closes. */
  readonly sent = signal<ReadonlySet<string>>(new Set());
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly skew = signal(0);

  readonly prompts = computed(() => {
    const [scene, welcome] = [this.scene.value, this.welcome.value];
    return scene && welcome ? promptsFor(scene, welcome) : [];
  });
  /** The reaction (or ruling) that this seat is asked for first. */
  readonly reaction = computed(() => {
    const scene = this.scene.value;
    const isOpen = (prompt: WirePrompt) =>
      !this.sent.value.has(prompt.id) && scene && !isBlank(scene, prompt);
    return this.prompts.value.find((prompt) => prompt.kind !== 'turn' && isOpen(prompt)) ?? null;
  });
  /** Why there is nothing to do but wait for a bluff-safe window to close; null: there is no such window. */
  readonly lull = computed<'sent' | 'blank' | null>(() => {
    const asked = this.prompts.value.filter(({ kind }) => kind !== 'turn');
    if (this.reaction.value || asked.length === 0) return null;
    return asked.some(({ id }) => this.sent.value.has(id)) ? 'sent' : 'blank';
  });
  /** The fighters that this seat may act with now. */
  readonly turns = computed(() => (this.scene.value ? turnsOf(this.scene.value, this.prompts.value) : []));
  /** The turn that this seat takes now. */
  readonly turn = computed(() => {
    const scene = this.scene.value;
    return (scene && turnPrompt(scene, this.turns.value, this.acting.value)) ?? null;
  });
  /** What the turn offers. */
  readonly offers = computed<readonly Offer[]>(() => {
    const [scene, turn] = [this.scene.value, this.turn.value];
    return scene && turn ? offersOf(scene, turn) : [];
  });
  /** The fighters that this seat plays. */
  readonly mine = computed<readonly Id[]>(() => {
    const seat = this.scene.value?.seats.find(({ id }) => id === this.welcome.value?.seat);
    return seat?.fighters ?? [];
  });

  /** Who has answered (or passed on) what is on top of the stack now, as far as this seat has been there. */
  readonly answered = signal<readonly Id[]>([]);
  readonly outbox = new Outbox();
  readonly #listeners = new Set<(events: readonly GameEvent[]) => void>();
  #line: Connection | null = null;
  #toasts = 0;

  /** Gives the store its line to the server. */
  attach(line: Connection): void {
    this.#line = line;
  }

  /** Tells the table the passphrase that it asks for. */
  enter(passphrase: string): void {
    void this.#line?.enter(passphrase);
  }

  /** A new revision of the table: whatever was being prepared may have become impossible. */
  show(scene: Scene): void {
    batch(() => {
      const before = this.scene.value;
      this.scene.value = scene;
      this.answered.value = before ? answeredBy(before, scene, this.answered.value) : [];
      if (before?.table.turn !== scene.table.turn) this.acting.value = null;
      if (before?.rev === scene.rev) return;
      this.draft.value = null;
      this.proposed.value = null;
    });
  }

  /** Hears what happens from now on, as the animations do; gives the way to stop. */
  onEvents(listener: (events: readonly GameEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What has just happened. */
  hear(message: EventsMessage): void {
    for (const listener of this.#listeners) listener(message.events);
    this.tell([message]);
  }

  /** What happened, for the log. */
  tell(messages: readonly EventsMessage[]): void {
    const scene = this.scene.value;
    if (!scene) return;
    const known = new Set(this.log.value.map(({ key }) => key));
    const nameOf = (id: Id) => nameIn(scene.table, id);
    const lines = messages.flatMap((message) => linesOf(scene.ruleset, message, nameOf));
    const fresh = lines.filter(({ key }) => !known.has(key));
    if (fresh.length > 0) this.log.value = [...this.log.value, ...fresh].slice(-LONGEST_LOG);
  }

  /** Sends an offer with these parameters. */
  async take(offer: Offer, params: Params): Promise<void> {
    const { prompt, by, speaker = by, option } = offer;
    const kind = offer.kind === 'gm' ? 'turn' : offer.kind;
    await this.send(toInput({ for: by, speaker, kind }, { option, params }), prompt);
  }

  /** Sends what a draft has come to. */
  async commit(draft: Draft): Promise<void> {
    await this.take(draft.offer, sentOf(draft));
  }

  /** Sends an input; a refusal is shown with the rule behind it. */
  async send(input: Input, prompt: string | null): Promise<void> {
    const isAnswer = input.answer !== undefined && prompt !== null;
    if (isAnswer && this.scene.value?.table.windowSeconds !== undefined)
      return this.#answerInTime(input, prompt);
    this.isBusy.value = true;
    const refused = await this.outbox.send(input, prompt, this.scene.value?.rev ?? 0);
    batch(() => {
      this.isBusy.value = this.outbox.size > this.sent.value.size;
      this.draft.value = null;
      this.proposed.value = null;
      if (refused) this.complain(refused);
    });
  }

  /** Sends the answer to a prompt whose window may be held open: nothing else has to wait for its reply. */
  async #answerInTime(input: Input, prompt: string): Promise<void> {
    this.sent.value = new Set([...this.sent.value, prompt]);
    this.draft.value = null;
    const refused = await this.outbox.send(input, prompt, this.scene.value?.rev ?? 0);
    this.sent.value = new Set([...this.sent.value].filter((id) => id !== prompt));
    if (refused) this.complain(refused);
  }

  /** Asks something about seats or the table; a refusal is shown. */
  async ask(message: SeatMessage): Promise<Reply> {
    const lost = {
      ok: false,
      rejection: { code: 'lost', message: 'There is no connection right now.' },
    } as const;
    const reply = await (this.#line?.seat(message).catch(() => lost) ?? lost);
    if (!reply.ok) this.complain(reply.rejection);
    return reply;
  }

  complain({ message, clause }: Omit<Rejection, 'code'>): void {
    this.toast({ text: message, tone: 'bad', ...(clause ? { clause } : {}) });
  }

  toast(toast: Omit<Toast, 'key'>): void {
    const key = ++this.#toasts;
    this.toasts.value = [...this.toasts.value.slice(-2), { ...toast, key }];
    setTimeout(() => this.dismiss(key), 6000);
  }

  dismiss(key: number): void {
    this.toasts.value = this.toasts.value.filter((toast) => toast.key !== key);
  }
}
