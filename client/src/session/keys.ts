import type { ReadonlySignal } from '@preact/signals';
import { draftOf, isOpen, mapRow, type Offer } from '../battle/draft.ts';
import { offersOf } from '../battle/offers.ts';
import { END_TURN, offerOfKey } from './hotkeys.ts';
import type { SeatController } from './seat-controller.ts';
import type { Tool } from './tool.ts';

interface Keyboard {
  /** The map tool that Escape exits. */
  readonly tool: ReadonlySignal<Tool | null>;
  /** Starts one of the turn's actions. */
  readonly begin: (offer: Offer) => void;
}

/** Handles a key pressed at the table. Returns whether the key was handled. */
export function pressKey(controller: SeatController, key: string, { tool, begin }: Keyboard): boolean {
  if (key === 'Escape') {
    tool.value?.exit();
    return true;
  }
  if (controller.activity.draft.value) return key === 'Enter' && commit(controller);
  const snapshot = controller.model.snapshot.value;
  const prompt = controller.prompts.question.value;
  if (!snapshot) return false;
  if (prompt) {
    if (key.toLowerCase() === 'n' && controller.prompts.fighters.value.length > 1) {
      void controller.passForAll();
      return true;
    }
    const offer = offersOf(snapshot, prompt)[Number(key) - 1];
    if (!offer) return false;
    const draft = draftOf(offer);
    if (isOpen(draft)) controller.activity.prepare(draft);
    else void controller.inputs.commit(draft);
    return true;
  }
  const turn = controller.prompts.turn.value;
  if (!turn) return false;
  const offers = controller.prompts.offers.value;
  const end = offers.find(({ option }) => option === END_TURN);
  const offer = key.toLowerCase() === 'e' ? end : offerOfKey(snapshot, turn.for, offers, key);
  if (offer) begin(offer);
  return offer !== undefined;
}

function commit(controller: SeatController): boolean {
  const [snapshot, draft] = [controller.model.snapshot.value, controller.activity.draft.value];
  if (!snapshot || !draft || mapRow(draft)) return false;
  void controller.inputs.commit(draft);
  return true;
}
