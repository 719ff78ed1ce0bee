import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Id } from '@riposte/shared';
import type { Welcome } from '@riposte/shared/protocol/messages';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { Offer } from '../battle/draft.ts';
import { isBlank, offersOf, ownFighters, promptsFor, turnPrompt, turnsOf } from '../battle/offers.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { anytimeOffersOf } from './commands.ts';

interface Sources {
  readonly snapshot: ReadonlySignal<BattleSnapshot | null>;
  readonly welcome: ReadonlySignal<Welcome | null>;
  /** The ids of prompts that this seat has answered while their bluff-proof reaction timer still runs. */
  readonly held: ReadonlySignal<ReadonlySet<string>>;
}

/**
 * Computes a seat's current prompts and offers. Also holds which fighter and which question the player has selected.
 */
export class SeatPrompts {
  /** The fighter that the player has selected to act; null for the fighter whose turn it is. */
  readonly acting = signal<Id | null>(null);
  /** The id of the question that the player has selected to answer first. */
  readonly selected = signal<string | null>(null);
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** All prompts that this seat must answer. */
  readonly all = computed(() => {
    const { snapshot, welcome } = this.#now();
    return snapshot && welcome ? promptsFor(snapshot, welcome) : [];
  });

  /** The open questions to this seat: prompts for reactions and rulings, but not turns. */
  readonly questions = computed<readonly WirePrompt[]>(() => {
    const { snapshot } = this.#now();
    const isOpen = (prompt: WirePrompt) => !this.#isHeld(prompt) && snapshot && !isBlank(snapshot, prompt);
    return this.all.value.filter((prompt) => prompt.kind !== 'turn' && isOpen(prompt));
  });

  /** The question that the card shows: the selected one, or else the first. */
  readonly question = computed(() => {
    const questions = this.questions.value;
    return questions.find(({ id }) => id === this.selected.value) ?? questions[0] ?? null;
  });

  /**
   * The reason why the seat waits while a bluff-proof reaction timer runs: it has answered (`sent`) or cannot react
   * (`blank`). Null if the seat has a question to answer, or if no timer runs.
   */
  readonly waitsFor = computed<'sent' | 'blank' | null>(() => {
    const asked = this.all.value.filter(({ kind }) => kind !== 'turn');
    if (this.question.value || asked.length === 0) return null;
    return asked.some((prompt) => this.#isHeld(prompt)) ? 'sent' : 'blank';
  });

  /** The turn prompts of this seat, at most one for each fighter. */
  readonly turns = computed(() => {
    const { snapshot } = this.#now();
    return snapshot ? turnsOf(snapshot, this.all.value) : [];
  });

  /** The turn prompt in which this seat acts; null if there is none. */
  readonly turn = computed(() => {
    const { snapshot } = this.#now();
    return (snapshot && turnPrompt(snapshot, this.turns.value, this.acting.value)) ?? null;
  });

  /** The actions on offer in the current turn. */
  readonly offers = computed<readonly Offer[]>(() => {
    const { snapshot } = this.#now();
    const turn = this.turn.value;
    return snapshot && turn ? offersOf(snapshot, turn) : [];
  });

  /** The actions that this seat's fighters can take at any time. */
  readonly anytime = computed<readonly Offer[]>(() => {
    const { snapshot, welcome } = this.#now();
    if (!snapshot || !welcome || snapshot.status !== 'fighting') return [];
    return ownFighters(snapshot, welcome).flatMap((id) => anytimeOffersOf(snapshot, id));
  });

  /** The fighters of this seat that may still be asked: neither defeated nor played by a bot. */
  readonly fighters = computed<readonly Id[]>(() => {
    const { snapshot, welcome } = this.#now();
    if (!snapshot || !welcome) return [];
    const own = ownFighters(snapshot, welcome).filter((id) => !snapshot.table.fighters[id]?.defeated);
    return own.filter((id) => !snapshot.bots.has(id));
  });

  /** Returns whether this seat has answered a prompt whose bluff-proof reaction timer still runs. */
  #isHeld({ id }: WirePrompt): boolean {
    const { held, welcome } = this.#sources;
    return held.value.has(id) || welcome.value?.held?.includes(id) === true;
  }

  #now(): { readonly snapshot: BattleSnapshot | null; readonly welcome: Welcome | null } {
    return { snapshot: this.#sources.snapshot.value, welcome: this.#sources.welcome.value };
  }
}
