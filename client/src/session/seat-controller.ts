import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Hex, type Id, type Input, type Params, toInput } from '@riposte/shared';
import type {
  EventsMessage,
  Reply,
  SeatMessage,
  TalkMessage,
  Welcome,
} from '@riposte/shared/protocol/messages';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import { type Draft, type Offer, sentOf, stillOffered } from '../battle/draft.ts';
import {
  isBlank,
  isIntent,
  offersOf,
  ownFighters,
  promptsFor,
  turnPrompt,
  turnsOf,
} from '../battle/offers.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { BattleViewModel } from '../battle/view-model.ts';
import type { Tool } from '../map/tool.ts';
import type { Connection, ConnectionState } from '../net/connection.ts';
import { Outbox } from '../net/outbox.ts';
import { currentTool } from '../tools/current.ts';
import * as words from '../words/fight.ts';
import { asidesOf, commandsOf } from './commands.ts';
import { Toasts } from './toasts.ts';

/** A tool that is only for some, and comes with the panel that hands it out. */
export type Wielded = (snapshot: BattleSnapshot) => Tool;

/** A place to be shown, or a way, from where it is measured once that is known. */
export type Pointing = { readonly what: 'ping' } | { readonly what: 'ruler'; readonly from: Hex | null };

/** What somebody is in the middle of: one thing at a time, so that to begin one ends the other. */
type Doing =
  /** An action is prepared, with its parameters. */
  | { readonly what: 'draft'; readonly draft: Draft }
  /** The pointer is a tool that a panel has handed out, as the GM's are. */
  | { readonly what: 'wielded'; readonly wielded: Wielded }
  /** The next press on the map shows everybody a place, or how far it is from one place to another. */
  | { readonly what: 'pointing'; readonly pointing: Pointing }
  /** A path has been pressed once by a finger, to be confirmed by a second press. */
  | { readonly what: 'proposed'; readonly proposed: Hex };

const LOST = {
  ok: false,
  rejection: { code: 'lost', message: words.noConnectionNow },
} as const;

/** What a seat holds: what it is asked, what it may do, what it is about to do, and its line to the server. */
export class SeatController {
  readonly model: BattleViewModel;
  readonly connection = signal<ConnectionState>('connecting');
  /** Why the table is closed to this seat, if it is. */
  readonly refusal = signal('');
  /** What the table says that asks newcomers for a passphrase; null: it does not ask. */
  readonly passphrase = signal<string | null>(null);
  readonly welcome = signal<Welcome | null>(null);
  readonly toasts = new Toasts();
  /** The fighter chosen to act, where several may; null: the one whose turn it is. */
  readonly acting = signal<Id | null>(null);
  /** The input that the GM thinks of going back to, or that the last step is to go; null: neither. */
  readonly backTo = signal<number | 'last' | null>(null);
  /** Whether a hero of one's own is being chosen for the table. */
  readonly isBringing = signal(false);
  readonly isBusy = signal(false);
  /** The prompts whose answer counts only when their bluff-safe window closes. */
  readonly sent = signal<ReadonlySet<string>>(new Set());
  readonly #doing = signal<Doing | null>(null);
  /** What has been sent and is not answered yet. */
  #committed: Doing | null = null;
  /** The prompt that has been chosen to be answered first. */
  readonly #chosen = signal<string | null>(null);
  readonly outbox = new Outbox();
  /** What the pointer means now; null as long as there is no table. */
  readonly tool: ReadonlySignal<Tool | null> = currentTool(this);
  #line: Connection | null = null;

  constructor(model: BattleViewModel) {
    this.model = model;
  }

  readonly draft = computed(() => (this.#doing.value?.what === 'draft' ? this.#doing.value.draft : null));
  readonly wielded = computed(() =>
    this.#doing.value?.what === 'wielded' ? this.#doing.value.wielded : null,
  );
  readonly proposed = computed(() =>
    this.#doing.value?.what === 'proposed' ? this.#doing.value.proposed : null,
  );

  readonly pointing = computed(() =>
    this.#doing.value?.what === 'pointing' ? this.#doing.value.pointing : null,
  );

  readonly prompts = computed(() => {
    const [snapshot, welcome] = [this.model.snapshot.value, this.welcome.value];
    return snapshot && welcome ? promptsFor(snapshot, welcome) : [];
  });
  /** The reactions and rulings that this seat is asked for. */
  readonly questions = computed<readonly WirePrompt[]>(() => {
    const snapshot = this.model.snapshot.value;
    const isOpen = (prompt: WirePrompt) =>
      !this.sent.value.has(prompt.id) && snapshot && !isBlank(snapshot, prompt);
    return this.prompts.value.filter((prompt) => prompt.kind !== 'turn' && isOpen(prompt));
  });
  /** The one of them that is looked at: the chosen one, else the first. */
  readonly reaction = computed(() => {
    const questions = this.questions.value;
    return questions.find(({ id }) => id === this.#chosen.value) ?? questions[0] ?? null;
  });
  /** Why there is nothing to do but wait for a bluff-safe window to close; null: there is no such window. */
  readonly lull = computed<'sent' | 'blank' | null>(() => {
    const asked = this.prompts.value.filter(({ kind }) => kind !== 'turn');
    if (this.reaction.value || asked.length === 0) return null;
    return asked.some(({ id }) => this.sent.value.has(id)) ? 'sent' : 'blank';
  });
  /** The fighters that this seat may act with now. */
  readonly turns = computed(() => {
    const snapshot = this.model.snapshot.value;
    return snapshot ? turnsOf(snapshot, this.prompts.value) : [];
  });
  /** The turn that this seat takes now. */
  readonly turn = computed(() => {
    const snapshot = this.model.snapshot.value;
    return (snapshot && turnPrompt(snapshot, this.turns.value, this.acting.value)) ?? null;
  });
  /** What the turn offers. */
  readonly offers = computed<readonly Offer[]>(() => {
    const [snapshot, turn] = [this.model.snapshot.value, this.turn.value];
    return snapshot && turn ? offersOf(snapshot, turn) : [];
  });

  /** What this seat's fighters may do at any time. */
  readonly asides = computed<readonly Offer[]>(() => {
    const [snapshot, welcome] = [this.model.snapshot.value, this.welcome.value];
    if (!snapshot || !welcome || snapshot.status !== 'fighting') return [];
    return ownFighters(snapshot, welcome).flatMap((id) => asidesOf(snapshot, id));
  });

  /** Gives the hand its line to the server. */
  attach(line: Connection): void {
    this.#line = line;
  }

  /** Tells the table the passphrase that it asks for. */
  enter(passphrase: string): void {
    void this.#line?.enter(passphrase);
  }

  /** A new revision of the table: what was being done goes on as long as it is possible. */
  show(snapshot: BattleSnapshot): void {
    batch(() => {
      const before = this.model.snapshot.value;
      this.model.show(snapshot);
      if (before?.table.turn !== snapshot.table.turn) this.acting.value = null;
      const isAside = this.wielded.value ?? this.pointing.value;
      if (before?.rev !== snapshot.rev && !isAside) this.#renew(snapshot);
    });
  }

  /** Goes on with a draft, or drops it; what has been sent stays what has been sent. */
  #renew(snapshot: BattleSnapshot): void {
    const [doing, draft] = [this.#doing.value, this.draft.value];
    const renewed = draft && stillOffered(draft, this.#offersTo(snapshot, draft));
    if (renewed) this.prepare(renewed);
    else this.drop();
    if (this.#committed === doing) this.#committed = this.#doing.value;
  }

  /** What is offered in the place of what a draft began with: a turn goes on under another prompt. */
  #offersTo(snapshot: BattleSnapshot, { offer }: Draft): readonly Offer[] {
    if (offer.prompt === null) return commandsOf(snapshot, offer.by);
    const isSame = ({ id, kind, for: asked }: WirePrompt) =>
      kind === 'turn' ? offer.kind === kind && asked === offer.by : id === offer.prompt;
    const prompt = this.prompts.value.find(isSame);
    return prompt ? offersOf(snapshot, prompt) : [];
  }

  /** Prepares an action. */
  prepare(draft: Draft): void {
    this.#doing.value = { what: 'draft', draft };
  }

  /** Takes up a tool. */
  wield(wielded: Wielded): void {
    this.#doing.value = { what: 'wielded', wielded };
  }

  /** Is about to show everybody something on the map. */
  point(pointing: Pointing): void {
    this.#doing.value = { what: 'pointing', pointing };
  }

  /** Shows the path to a hex, to be confirmed. */
  propose(proposed: Hex): void {
    this.#doing.value = { what: 'proposed', proposed };
  }

  /** Lets go of whatever was being done. */
  drop(): void {
    this.#doing.value = null;
  }

  /** Acts with this fighter, or again with the one whose turn it is. */
  actWith(id: Id | null): void {
    batch(() => {
      this.drop();
      this.acting.value = id;
    });
  }

  /** Looks at one of several questions. */
  turnTo(prompt: string): void {
    batch(() => {
      this.drop();
      this.#chosen.value = prompt;
    });
  }

  /** Who of this seat's fighters could be asked besides; nobody: one alone needs no word for all. */
  readonly company = computed<readonly Id[]>(() => {
    const [snapshot, welcome] = [this.model.snapshot.value, this.welcome.value];
    if (!snapshot || !welcome) return [];
    const own = ownFighters(snapshot, welcome).filter((id) => !snapshot.table.fighters[id]?.defeated);
    return own.filter((id) => !snapshot.bots.has(id));
  });

  /** Passes for all of this seat's fighters, until something new is laid on the stack. Who is asked now comes last. */
  async passForAll(): Promise<void> {
    const asked = this.questions.value.map((prompt) => prompt.for);
    const isAsked = (id: Id) => asked.includes(id);
    const others = this.company.value.filter((id) => !isAsked(id));
    const orders = [...others, ...this.company.value.filter(isAsked)].map((as) =>
      this.send({ as, do: 'standing-order', policy: 'never', until: 'change' }, null),
    );
    await Promise.all(orders);
  }

  /** Sends an offer with these parameters. */
  async take(offer: Offer, params: Params): Promise<void> {
    const { prompt, by, speaker = by, option } = offer;
    const kind = isIntent(offer) ? 'turn' : offer.kind;
    await this.send(toInput({ for: by, speaker, kind }, { option, params }), prompt);
  }

  /** Sends what a draft has come to. */
  async commit(draft: Draft): Promise<void> {
    await this.take(draft.offer, sentOf(draft));
  }

  /** Sends an input; a refusal is shown with the rule behind it. */
  async send(input: Input, prompt: string | null): Promise<void> {
    const { snapshot } = this.model;
    const isAnswer = input.answer !== undefined && prompt !== null;
    if (isAnswer && snapshot.value?.table.windowSeconds !== undefined)
      return this.#answerInTime(input, prompt);
    this.#committed = this.#doing.value;
    this.isBusy.value = true;
    const refused = await this.outbox.send(input, prompt, snapshot.value?.rev ?? 0);
    batch(() => {
      this.isBusy.value = this.outbox.size > this.sent.value.size;
      if (refused) this.toasts.complain(refused);
      else if (this.#doing.value === this.#committed) this.drop();
    });
  }

  /** Sends the answer to a prompt whose window may be held open: nothing else has to wait for its reply. */
  async #answerInTime(input: Input, prompt: string): Promise<void> {
    this.sent.value = new Set([...this.sent.value, prompt]);
    this.drop();
    const refused = await this.outbox.send(input, prompt, this.model.snapshot.value?.rev ?? 0);
    this.sent.value = new Set([...this.sent.value].filter((id) => id !== prompt));
    if (refused) this.toasts.complain(refused);
  }

  /** Asks something about seats or the table; a refusal is shown. */
  async ask(message: SeatMessage): Promise<Reply> {
    return await this.#answered(this.#line?.seat(message));
  }

  /** Says or shows something beside the rules; a refusal is shown. */
  async talk(message: TalkMessage): Promise<Reply> {
    return await this.#answered(this.#line?.talk(message));
  }

  /** What a rewind has taken back, for a GM. */
  async undone(rev: number): Promise<readonly EventsMessage[]> {
    return (await this.#line?.history({ after: -1, undoneBy: rev }).catch(() => [])) ?? [];
  }

  async #answered(asked: Promise<Reply> | undefined): Promise<Reply> {
    const reply = await (asked?.catch(() => LOST) ?? LOST);
    if (!reply.ok) this.toasts.complain(reply.rejection);
    return reply;
  }
}
