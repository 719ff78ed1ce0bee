import { batch, effect } from '@preact/signals';
import { startCaching } from '@riposte/shared/engine/state/table';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import { questionOf } from '../battle/offers.ts';
import { named, pendingOf } from '../battle/pending.ts';
import { type BattleSnapshot, nameIn } from '../battle/snapshot.ts';
import type { Invitation } from '../net/link.ts';
import { noteBattle } from '../net/my-battles.ts';
import { rulesOf } from '../net/rules.ts';
import type { SeatController } from '../session/seat-controller.ts';
import * as words from '../words/offline.ts';
import { removeTable, type SavedTable, savedTable, saveTable } from './saved-tables.ts';

/** Milliseconds between a change of the table and its saving, which includes later changes. */
const PAUSE = 1000;
/** The number of latest results that are saved for the log. */
const MOST_RESULTS = 300;

/**
 * Adds a battle to this browser's list as soon as it has a seat there. Shows the saved table of the seat until the server
 * answers, and then saves the live table after each change. If the server has refused the seat, for example because the
 * battle was deleted, removes the saved table instead.
 */
export async function keepTable(invitation: Invitation, controller: SeatController): Promise<void> {
  const { model, link } = controller;
  if (link.state.value === 'lost') return await removeTable(invitation);
  noteOnceJoined(invitation, controller);
  const before = await savedTable(invitation);
  if (before) await showSaved(before, controller);
  else if (isUnreachable(controller)) link.offline.value = words.nothingSaved;
  let seen = before?.seen ?? 0;
  let isPlanned = false;
  const save = () => {
    isPlanned = false;
    if (link.state.value !== 'connected') return;
    if (!document.hidden) seen = model.snapshot.value?.rev ?? seen;
    const table = tableOf(controller, seen);
    if (table) void saveTable(invitation, table).catch(() => {}); // fails if the device is full
  };
  const plan = () => {
    if (!isPlanned) setTimeout(save, PAUSE);
    isPlanned = true;
  };
  effect(() => {
    void model.snapshot.value;
    void model.log.value;
    plan();
  });
  document.addEventListener('visibilitychange', plan);
}

/** Returns whether no server has let the page join yet. */
function isUnreachable({ link }: SeatController): boolean {
  return link.state.value === 'unreachable';
}

function noteOnceJoined(invitation: Invitation, { model }: SeatController): void {
  const end = model.snapshot.subscribe((snapshot) => {
    if (!snapshot) return;
    noteBattle({ ...invitation, title: snapshot.title, ruleset: snapshot.ruleset.description.name });
    queueMicrotask(() => end()); // deferred, because the subscription may call back before `end` is assigned
  });
}

/**
 * Shows a saved table while no server lets the page join. The seat watches it like a spectator, so the page offers no
 * actions. Does nothing if the rules cannot load.
 */
async function showSaved(saved: SavedTable, controller: SeatController): Promise<void> {
  const { model, link } = controller;
  const ruleset = await rulesOf(saved.rules).catch(() => undefined);
  if (!ruleset || !isUnreachable(controller)) return;
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
  if (!shown || !welcome) return undefined;
  const { ruleset, ...snapshot } = shown;
  return {
    savedAt: Date.now(),
    rules: { ruleset: ruleset.id, version: ruleset.version },
    seat: welcome.seat,
    snapshot: { ...snapshot, prompts: [] },
    asked: prompts.all.value.map((prompt) => askedText(shown, prompt)),
    seen,
    results: model.results.slice(-MOST_RESULTS),
    names: model.names,
  };
}

/** Returns what a prompt asks, and about which pending action. */
function askedText(snapshot: BattleSnapshot, { kind, for: asked }: WirePrompt): string {
  const { table } = snapshot;
  if (kind === 'turn') return words.itWasTurnOf(nameIn(table, asked));
  const [top] = table.stack;
  const { label } = named(snapshot, questionOf(snapshot, kind), asked);
  return words.wasAsked(nameIn(table, asked), label, top ? pendingOf(snapshot, top).sentence : '');
}

/** Returns a time of today as a time, and an earlier one with its date. */
function timeText(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const style = { ...(!isToday && { dateStyle: 'medium' as const }), timeStyle: 'short' as const };
  return new Intl.DateTimeFormat(undefined, style).format(at);
}
