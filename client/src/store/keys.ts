import { draftOf, isOpen, mapRow, type Offer } from './draft.ts';
import type { Hand } from './hand.ts';
import { END_TURN, offerOfKey } from './hotkeys.ts';
import { offersOf } from './offers.ts';

/** What a key pressed anywhere at the table does. Whether it meant something. */
export function pressKey(hand: Hand, key: string, begin: (offer: Offer) => void): boolean {
  if (key === 'Escape') return exit(hand);
  if (hand.draft.value) return key === 'Enter' && commit(hand);
  const scene = hand.stage.scene.value;
  const prompt = hand.reaction.value;
  if (!scene) return false;
  if (prompt) {
    if (key.toLowerCase() === 'n' && hand.company.value.length > 1) {
      void hand.passForAll();
      return true;
    }
    const offer = offersOf(scene, prompt)[Number(key) - 1];
    if (!offer) return false;
    const draft = draftOf(offer);
    if (isOpen(draft)) hand.prepare(draft);
    else void hand.commit(draft);
    return true;
  }
  const turn = hand.turn.value;
  if (!turn) return false;
  const offers = hand.offers.value;
  const end = offers.find(({ option }) => option === END_TURN);
  const offer = key.toLowerCase() === 'e' ? end : offerOfKey(scene, turn.for, offers, key);
  if (offer) begin(offer);
  return offer !== undefined;
}

function exit(hand: Hand): boolean {
  hand.tool.value?.exit();
  return true;
}

function commit(hand: Hand): boolean {
  const [scene, draft] = [hand.stage.scene.value, hand.draft.value];
  if (!scene || !draft || mapRow(draft)) return false;
  void hand.commit(draft);
  return true;
}
