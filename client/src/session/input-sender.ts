import { batch, signal } from '@preact/signals';
import { type Input, type Params, toInput } from '@riposte/shared';
import { type Draft, type Offer, sentOf } from '../battle/draft.ts';
import { isIntent } from '../battle/offers.ts';
import type { BattleViewModel } from '../battle/view-model.ts';
import type { Outbox } from '../net/outbox.ts';
import type { Activity } from './activity.ts';
import type { Toasts } from './toasts.ts';

interface Parts {
  readonly model: BattleViewModel;
  readonly outbox: Outbox;
  readonly activity: Activity;
  readonly toasts: Toasts;
}

/**
 * Sends a seat's inputs. Ends the current activity after an accepted input, and shows a toast for a rejected
 * one.
 */
export class InputSender {
  readonly isBusy = signal(false);
  /** The ids of prompts that this seat has answered while their bluff-proof reaction timer still runs. */
  readonly held = signal<ReadonlySet<string>>(new Set());
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Sends an offer as an input with these parameters. */
  async take(offer: Offer, params: Params): Promise<void> {
    const { prompt, by, speaker = by, option } = offer;
    const kind = isIntent(offer) ? 'turn' : offer.kind;
    await this.send(toInput({ for: by, speaker, kind }, { option, params }), prompt);
  }

  /** Sends a draft with all choices made in it. */
  async commit(draft: Draft): Promise<void> {
    await this.take(draft.offer, sentOf(draft));
  }

  /** Sends an input. `prompt` is the id of the prompt that the input answers; null if it answers none. */
  async send(input: Input, prompt: string | null): Promise<void> {
    const { model, activity, outbox, toasts } = this.#parts;
    const snapshot = model.snapshot.value;
    const isAnswer = input.answer !== undefined && prompt !== null;
    if (isAnswer && snapshot?.table.windowSeconds !== undefined) return this.#sendHeld(input, prompt);
    activity.markSent();
    this.isBusy.value = true;
    const rejection = await outbox.send(input, prompt, snapshot?.rev ?? 0);
    batch(() => {
      this.isBusy.value = outbox.size > this.held.value.size;
      if (rejection) toasts.showRejection(rejection);
      else activity.dropSent();
    });
  }

  /**
   * Sends an answer. The server may delay its reply until the bluff-proof reaction timer ends, so other inputs do not
   * wait for that reply.
   */
  async #sendHeld(input: Input, prompt: string): Promise<void> {
    const { model, activity, outbox, toasts } = this.#parts;
    this.held.value = new Set([...this.held.value, prompt]);
    activity.drop();
    const rejection = await outbox.send(input, prompt, model.snapshot.value?.rev ?? 0);
    this.held.value = new Set([...this.held.value].filter((id) => id !== prompt));
    if (rejection) toasts.showRejection(rejection);
  }
}
