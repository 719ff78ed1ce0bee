import { batch, signal } from '@preact/signals';
import type { Id } from '@riposte/shared';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import { type Draft, type Offer, stillOffered } from '../battle/draft.ts';
import { offersOf } from '../battle/offers.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { BattleViewModel } from '../battle/view-model.ts';
import { Activity } from './activity.ts';
import { commandsOf } from './commands.ts';
import { InputSender } from './input-sender.ts';
import { SeatPrompts } from './seat-prompts.ts';
import { ServerLink } from './server-link.ts';
import { Toasts } from './toasts.ts';

/**
 * Connects the parts of a seat's user interface: prompts, current activity and connection. Updates them together when
 * the table changes.
 */
export class SeatController {
  readonly model: BattleViewModel;
  readonly toasts = new Toasts();
  readonly link = new ServerLink(this.toasts);
  readonly activity = new Activity();
  readonly inputs: InputSender;
  readonly prompts: SeatPrompts;
  /**
   * The target of the rewind that the GM is asked to confirm: a revision, or the last step. Null while the dialog is
   * closed.
   */
  readonly rewindTo = signal<number | 'last' | null>(null);
  /** True while the dialog for bringing a hero is open. */
  readonly isBringing = signal(false);

  constructor(model: BattleViewModel) {
    const { toasts, activity } = this;
    const { outbox, welcome } = this.link;
    this.model = model;
    this.inputs = new InputSender({ model, outbox, activity, toasts });
    this.prompts = new SeatPrompts({ snapshot: model.snapshot, welcome, held: this.inputs.held });
  }

  /** Shows a newer snapshot. Keeps the draft as long as it is still legal. */
  show(snapshot: BattleSnapshot): void {
    const { model, activity, prompts } = this;
    batch(() => {
      const before = model.snapshot.value;
      model.show(snapshot);
      if (before?.table.turn !== snapshot.table.turn) prompts.acting.value = null;
      if (before?.rev === snapshot.rev || activity.tool.value || activity.isPointing.value) return;
      const draft = activity.draft.value;
      activity.renew(draft ? stillOffered(draft, this.#offersFor(snapshot, draft)) : undefined);
    });
  }

  /**
   * Returns the current offers that can contain the draft's action. Turn prompts get a new id each time, so a turn's
   * offers are looked up by fighter.
   */
  #offersFor(snapshot: BattleSnapshot, { offer }: Draft): readonly Offer[] {
    if (offer.prompt === null) return commandsOf(snapshot, offer.by);
    const isSame = ({ id, kind, for: asked }: WirePrompt) =>
      kind === 'turn' ? offer.kind === kind && asked === offer.by : id === offer.prompt;
    const prompt = this.prompts.all.value.find(isSame);
    return prompt ? offersOf(snapshot, prompt) : [];
  }

  /** Selects the fighter to act with. Null selects the fighter whose turn it is. */
  actWith(id: Id | null): void {
    batch(() => {
      this.activity.drop();
      this.prompts.acting.value = id;
    });
  }

  /** Selects the question to answer first, by the id of its prompt. */
  selectQuestion(prompt: string): void {
    batch(() => {
      this.activity.drop();
      this.prompts.selected.value = prompt;
    });
  }

  /**
   * Passes for all fighters of this seat until the stack changes. Passes for fighters with an open question last,
   * because their passing may change the stack.
   */
  async passForAll(): Promise<void> {
    const { questions, fighters } = this.prompts;
    const asked = questions.value.map((prompt) => prompt.for);
    const isAsked = (id: Id) => asked.includes(id);
    const others = fighters.value.filter((id) => !isAsked(id));
    const orders = [...others, ...fighters.value.filter(isAsked)].map((as) =>
      this.inputs.send({ as, do: 'standing-order', policy: 'never', until: 'change' }, null),
    );
    await Promise.all(orders);
  }
}
