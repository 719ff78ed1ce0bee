import { draftOf, isOpen, mapRow, type Offer } from '../battle/draft.ts';
import { offersOf } from '../battle/offers.ts';
import { END_TURN, offerOfKey } from './hotkeys.ts';
import type { SeatController } from './seat-controller.ts';

/** What a key pressed anywhere at the table does. Whether it meant something. */
export function pressKey(controller: SeatController, key: string, begin: (offer: Offer) => void): boolean {
  if (key === 'Escape') return exit(controller);
  if (controller.draft.value) return key === 'Enter' && commit(controller);
  const snapshot = controller.model.snapshot.value;
  const prompt = controller.reaction.value;
  if (!snapshot) return false;
  if (prompt) {
    if (key.toLowerCase() === 'n' && controller.company.value.length > 1) {
      void controller.passForAll();
      return true;
    }
    const offer = offersOf(snapshot, prompt)[Number(key) - 1];
    if (!offer) return false;
    const draft = draftOf(offer);
    if (isOpen(draft)) controller.prepare(draft);
    else void controller.commit(draft);
    return true;
  }
  const turn = controller.turn.value;
  if (!turn) return false;
  const offers = controller.offers.value;
  const end = offers.find(({ option }) => option === END_TURN);
  const offer = key.toLowerCase() === 'e' ? end : offerOfKey(snapshot, turn.for, offers, key);
  if (offer) begin(offer);
  return offer !== undefined;
}

function exit(controller: SeatController): boolean {
  controller.tool.value?.exit();
  return true;
}

function commit(controller: SeatController): boolean {
  const [snapshot, draft] = [controller.model.snapshot.value, controller.draft.value];
  if (!snapshot || !draft || mapRow(draft)) return false;
  void controller.commit(draft);
  return true;
}
