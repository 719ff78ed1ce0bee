import { batch, effect } from '@preact/signals';
import { rulesNameOf } from '@riposte/shared/engine/history/rulebook-origin';
import { startCaching } from '@riposte/shared/engine/state/table';
import { askedText } from '../battle/asked-text.ts';
import { formatDate } from '../language/dates-and-sizes.ts';
import { type Invitation, readStream, recall } from '../net/link.ts';
import { rulesOf } from '../net/rulebooks.ts';
import { once } from '../session/once.ts';
import type { SeatController } from '../session/seat-controller.ts';
import * as words from '../words/offline.ts';
import { forgetSaved } from './forget.ts';
import { type SavedTable, savedTable, saveTable } from './saved-tables.ts';
import { NOTHING, Seen } from './seen.ts';

/** Milliseconds between a change of the table and its saving, which includes later changes. */
const PAUSE = 1000;
/** The number of latest results that are saved for the log. */
const MOST_RESULTS = 300;

/** The codes of refusals after which the seat never comes back. After all others, the saved table stays. */
const GONE: readonly string[] = ['no-such-battle', 'bad-link', 'seat-removed'];

/**
 * Shows the saved table of the seat until the server answers, and then saves the live table after each change. Removes
 * it once the battle or the seat is gone for good.
 */
export async function keepTable(invitation: Invitation, controller: SeatController): Promise<void> {
  const { model, link } = controller;
  once(
    () => GONE.includes(link.lostBy.value) || null,
    () => forgetSaved(invitation),
  );
  if (link.state.value === 'lost') return;
  const found = await savedTable(invitation);
  const before = found === 'other-format' ? undefined : found;
  if (before) await showSaved(before, controller);
  else if (isUnreachable(controller))
    link.offline.value = found === 'other-format' ? words.savedByOtherRelease : words.nothingSaved;
  const mayFilm = before !== undefined && !readStream(location);
  const seen = new Seen(before?.seen ?? NOTHING, mayFilm);
  let isPlanned = false;
  let wasKnown = false;
  const save = () => {
    isPlanned = false;
    if (link.state.value !== 'connected' && link.state.value !== 'reconnecting') return; // the table may be an old one
    const isKnown = recall(invitation) !== undefined;
    if (wasKnown && !isKnown) return; // the user has signed out or removed the battle, perhaps in another tab
    wasKnown ||= isKnown;
    const table = tableOf(controller, seen.rev);
    if (table) void saveTable(invitation, table).catch(() => {}); // fails if the device is full
  };
  const look = () => {
    const { value: snapshot } = model.snapshot;
    if (snapshot && !document.hidden) seen.atTable(snapshot.status === 'gathering' ? NOTHING : snapshot.rev);
  };
  const lookAndPlan = () => {
    look();
    if (!isPlanned) setTimeout(save, PAUSE);
    isPlanned = true;
  };
  const onShown = (rev: number) => {
    seen.inFilm(rev);
    lookAndPlan();
  };
  const onEnd = () => {
    seen.endFilm();
    lookAndPlan();
  };
  if (mayFilm) filmOnceJoined(invitation, seen.rev, controller, { onShown, onEnd });
  effect(() => {
    void model.log.value;
    lookAndPlan();
  });
  document.addEventListener('visibilitychange', () => {
    look();
    save(); // at once, because the user may be leaving
  });
}

/** What a film reports. */
interface FilmProgress {
  /** Called with each revision that it has shown. */
  readonly onShown: (rev: number) => void;
  /** Called when the user has left it, or if there is nothing to show. */
  readonly onEnd: () => void;
}

/** Returns whether no server has let the page join yet. */
function isUnreachable({ link }: SeatController): boolean {
  return link.state.value === 'unreachable';
}

/**
 * Shows a film of what has happened after the revision `seen` as soon as the page has joined a table that is played by
 * post.
 */
function filmOnceJoined(
  invitation: Invitation,
  seen: number,
  controller: SeatController,
  { onShown, onEnd }: FilmProgress,
): void {
  const { model, link } = controller;
  const saved = isUnreachable(controller) ? model.snapshot.value : null;
  const joined = () => {
    const { value: snapshot } = model.snapshot;
    return snapshot !== saved && link.state.value === 'connected' ? snapshot : null;
  };
  once(joined, (snapshot) => {
    if (!snapshot.settings.post || snapshot.status === 'gathering' || snapshot.rev <= seen) return onEnd();
    void import('../film/open-film.tsx')
      .then(({ openFilm }) => openFilm(invitation, seen, controller, onShown))
      .catch(() => {}) // the log shows the same events
      .then(onEnd);
  });
}

/**
 * Shows a saved table while no server lets the page join. The seat watches it like a spectator, so the page offers no
 * actions. If the rules cannot load, says which ones are missing.
 */
async function showSaved(saved: SavedTable, controller: SeatController): Promise<void> {
  const { model, link } = controller;
  const ruleset = await rulesOf(saved.rules).catch(() => undefined);
  if (!isUnreachable(controller)) return;
  if (!ruleset) {
    link.offline.value = words.rulesNotSaved(saved.rules.rulebook?.title ?? saved.rules.ruleset);
    return;
  }
  const { table } = saved.snapshot;
  startCaching(table);
  for (const [id, name] of saved.names) model.names.set(id, name);
  batch(() => {
    model.seat.value = saved.seat;
    link.welcome.value = { seat: saved.seat, role: 'spectator', now: Date.now() };
    link.offline.value = [words.noConnection, words.tableAsOf(timeText(saved.savedAt)), ...saved.asked].join(
      ' ',
    );
    controller.show({ ...saved.snapshot, ruleset });
    model.addToLog(saved.results);
  });
}

/** Returns the table that this seat is shown now; undefined before it has joined. */
function tableOf({ model, link, prompts }: SeatController, seen: number): SavedTable | undefined {
  const { value: shown } = model.snapshot;
  const { value: welcome } = link.welcome;
  if (!shown || !welcome || !link.rules) return undefined;
  const { ruleset: _loaded, ...snapshot } = shown;
  return {
    savedAt: Date.now(),
    rules: rulesNameOf(link.rules),
    seat: welcome.seat,
    snapshot: { ...snapshot, prompts: [] },
    asked: prompts.all.value.map((prompt) => askedText(shown, prompt)),
    seen,
    results: model.results.slice(-MOST_RESULTS),
    names: model.names,
  };
}

/** Returns a time as text. Adds the date unless it is today. */
function timeText(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const style = { ...(!isToday && { dateStyle: 'medium' as const }), timeStyle: 'short' as const };
  return formatDate(at, style);
}
