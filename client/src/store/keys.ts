import { draftOf, mapRow, rowsOf } from './draft.ts';
import { END_TURN, offerOfKey } from './hotkeys.ts';
import { offersOf } from './offers.ts';
import type { Play } from './play.ts';

/** What a key pressed anywhere at the table does. Whether it meant something. */
export function pressKey(
  play: Play,
  key: string,
  begin: (play: Play, offer: ReturnType<typeof offersOf>[number]) => void,
): boolean {
  if (key === 'Escape') return cancel(play);
  if (play.draft.value) return key === 'Enter' && commit(play);
  const scene = play.scene.value;
  const prompt = play.reaction.value;
  if (!scene) return false;
  if (prompt) {
    const offer = offersOf(scene, prompt)[Number(key) - 1];
    if (!offer) return false;
    const draft = draftOf(offer);
    if (rowsOf(scene.table, draft).length > 0) play.draft.value = draft;
    else void play.commit(draft);
    return true;
  }
  const offers = play.offers.value;
  const end = offers.find(({ option }) => option === END_TURN);
  const offer = key.toLowerCase() === 'e' ? end : offerOfKey(scene, offers, key);
  if (offer) begin(play, offer);
  return offer !== undefined;
}

function cancel(play: Play): boolean {
  const isBusy = play.draft.value !== null || play.placing.value !== null || play.proposed.value !== null;
  play.draft.value = null;
  play.placing.value = null;
  play.proposed.value = null;
  if (!isBusy) play.inspected.value = null;
  return true;
}

function commit(play: Play): boolean {
  const [scene, draft] = [play.scene.value, play.draft.value];
  if (!scene || !draft || mapRow(scene.table, draft)) return false;
  void play.commit(draft);
  return true;
}
