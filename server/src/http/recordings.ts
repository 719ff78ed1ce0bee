import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isRewind } from '@riposte/shared/engine/history/rewind';
import { rulesNameOf } from '@riposte/shared/engine/history/rulebook-origin';
import type { Pictures } from '@riposte/shared/engine/setup/scenario';
import { seedHash } from '@riposte/shared/engine/state/dice';
import type { AskRecording, Role } from '@riposte/shared/protocol/messages';
import { record as play, type RecordedInputs } from '@riposte/shared/recording/record';
import {
  lineOf,
  type RecordedEyes,
  type RecordedMoment,
  type RecordingHead,
} from '@riposte/shared/recording/recording';
import { pictureNamesIn } from '@riposte/shared/recording/shown-pictures';
import { recordUndone } from '@riposte/shared/recording/undone';
import type { Request, Response } from 'express';
import { type Rights, viewerOf } from '../battles/rights.ts';
import type { Supervisor } from '../battles/supervisor.ts';
import { Failure } from '../requests/failure.ts';
import type { Caller } from '../seats/caller.ts';
import { bandedBy, knownUntil, titleAt } from '../seats/settings.ts';
import type { BattleServices } from '../services/services.ts';
import type { JournalEntry, SettingsRecord } from '../store/store.ts';
import * as failures from '../words/failures.ts';
import { callerOf } from './caller.ts';
import type { FairQueue } from './fair-queue.ts';

/** Characters of text per compressed block. */
const BLOCK = 64 * 1024;
/**
 * The maximum number of steps that are replayed to record undone inputs. Further undone inputs are left out.
 */
const MOST_UNDONE_STEPS = 200_000;

/**
 * Sends a fight as the caller may see it, as the text of a recording. Replays and compresses it before
 * sending, so that a slow client does not delay other replays.
 */
export async function sendRecording(
  services: BattleServices,
  replays: FairQueue,
  id: string,
  asked: AskRecording,
  request: Request,
  response: Response,
): Promise<void> {
  const caller = await callerOf(services, id, asked);
  const settings = await services.store.settings(id);
  requireEntry(caller, settings);
  const rules = await services.rulebooks.of(caller.record, id);
  const zipped = await replays.through(request, async () => {
    const entries = await services.store.journal(id);
    const known = { caller, settings, entries, isBack: await isBack(services, id, entries) };
    return await zip(
      linesOf(services, rules, toBeShown(known, asked.eyes), await services.store.pictures.list(id)),
    );
  });
  response.type('application/jsonl').set({ 'Cache-Control': 'no-store', 'Riposte-Role': caller.role });
  const isZipped = request.acceptsEncodings('gzip') === 'gzip';
  if (isZipped) response.set('Content-Encoding', 'gzip');
  const sent = Readable.from([zipped]);
  try {
    await (isZipped ? pipeline(sent, response) : pipeline(sent, createGunzip(), response));
  } catch (error) {
    services.log.debug({ battle: id, error }, 'a recording was not sent completely');
  }
}

async function zip(lines: AsyncIterable<string>): Promise<Buffer> {
  return await pipeline(inBlocks(lines), createGzip(), buffer);
}

async function* inBlocks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let block = '';
  for await (const line of lines) {
    block += line;
    if (block.length < BLOCK) continue;
    yield block;
    block = '';
  }
  yield block;
}

/** Throws a `Failure` for a caller without admission to a locked table, or to a table with a passphrase. */
function requireEntry({ role, isIn }: Caller, settings: SettingsRecord | null): void {
  const isClosed = settings?.table.locked === true || (settings?.passphrase ?? null) !== null;
  if (isClosed && role !== 'gm' && !isIn) throw new Failure(failures.recordingLocked);
}

interface Known {
  readonly caller: Caller;
  readonly settings: SettingsRecord | null;
  readonly entries: readonly JournalEntry[];
  readonly isBack: boolean;
}

/** The part of a fight that is shown, and its viewer. */
interface Shown extends Known {
  readonly eyes: RecordedEyes;
  readonly title: string;
  readonly rights: Rights;
  /**
   * The inputs in the recording. With `all`, it also contains the setup and the seed; with `with-faces`, only the
   * setup.
   */
  readonly inputs: RecordedInputs;
}

function toBeShown(known: Known, asked: RecordedEyes | undefined): Shown {
  const { caller, settings } = known;
  const role = caller.role === 'gm' ? 'gm' : (caller.seat?.role ?? caller.role);
  const until = knownUntil(role, settings);
  const entries = known.entries.filter(({ at }) => at <= until);
  const isUntold = until < Number.POSITIVE_INFINITY && entries.length === 0;
  if (caller.record.status === 'gathering' || isUntold) throw new Failure(failures.nothingToReplay);
  const isOver = caller.record.status === 'over' && entries.length === known.entries.length && !known.isBack;
  const mayKnowAll = role === 'gm' || (isOver && settings?.table.openReplay === true);
  const eyes = asked ?? (mayKnowAll ? 'whole' : role === 'player' ? 'seat' : 'everybody');
  if (eyes === 'whole' && !mayKnowAll) throw new Failure(failures.replayNotOpen);
  return {
    caller,
    settings,
    entries,
    isBack: known.isBack,
    eyes,
    title: titleAt(caller.record.title, settings, until),
    rights: rightsOf(eyes, caller),
    inputs: eyes === 'whole' ? inputsFor(known, role, isOver) : 'none',
  };
}

/** Returns the inputs that a recording of everything contains. Only the GM may know those of a running fight. */
function inputsFor({ settings }: Known, role: Role, isOver: boolean): RecordedInputs {
  if (isOver) return 'all';
  return role === 'gm' && settings?.table.seesWinChance === true ? 'with-faces' : 'none';
}

/**
 * Returns whether a finished fight was just rewound and is running again. Its new seed is then secret, even if its
 * saved status is still `over`. A fight that was rewound to its own end is over once the snapshot is saved.
 */
async function isBack(
  { store }: BattleServices,
  id: string,
  entries: readonly JournalEntry[],
): Promise<boolean> {
  const last = entries.at(-1);
  if (!last || !isRewind(last.input)) return false;
  const snapshot = await store.snapshot(id);
  return !(snapshot?.seq === last.seq && snapshot.table.over);
}

function rightsOf(eyes: RecordedEyes, { seat }: Caller): Rights {
  if (eyes === 'whole') return { role: 'gm', fighters: [] };
  const isPlayers = eyes === 'seat' && seat?.role === 'player';
  return isPlayers ? seat : { role: 'spectator', fighters: [] };
}

/** Yields the lines of a recording, replayed in slices so that other tables go on. */
async function* linesOf(
  { log, slices, rulebooks }: BattleServices,
  rules: Supervisor,
  shown: Shown,
  pictures: Pictures,
): AsyncGenerator<string> {
  const { caller, entries, eyes, title, rights, settings } = shown;
  const { id, ruleset, version, setup, seed } = caller.record;
  const diceHash = seedHash(seed);
  const viewer = viewerOf(rights, bandedBy(settings));
  const isBanded = viewer.banded !== undefined && eyes !== 'whole';
  const named = {
    title,
    ...rulesNameOf(caller.record),
    eyes,
    ...(isBanded && { banded: true as const }),
  };
  const head: RecordingHead = { recording: 2, ...named, diceHash };
  const isEarlier = rulebooks.latestOf(ruleset)?.version !== version;
  const inputs = isEarlier && shown.inputs === 'with-faces' ? 'none' : shown.inputs; // earlier editions do not list faces
  yield lineOf({
    ...head,
    ...(inputs === 'all' && { proof: { setup, seed } }),
    ...(inputs === 'with-faces' && { underway: { setup } }),
  });
  const journaled = { setup, seed, entries };
  const unshown = new Map(Object.entries(pictures));
  try {
    for await (const { moment } of slices.over(
      rules.each((edition) => play(edition, journaled, viewer, inputs)),
    ))
      yield lineOf({ ...moment, ...newlyShown(moment, unshown) });
    if (inputs !== 'all') return;
    let steps = 0;
    for await (const rolled of slices.over(rules.each((edition) => recordUndone(edition, journaled)))) {
      if (rolled) yield lineOf(rolled.step);
      if (++steps > MOST_UNDONE_STEPS) return;
    }
  } catch (error) {
    log.warn({ battle: id, error }, 'only part of a journal could be replayed');
  }
}

/** Returns the pictures that first appear at a moment. */
function newlyShown(moment: RecordedMoment, unshown: Map<string, string>): { readonly pictures?: Pictures } {
  const fresh = pictureNamesIn(moment).flatMap((name) => {
    const data = unshown.get(name);
    unshown.delete(name);
    return data === undefined ? [] : [[name, data] as const];
  });
  return fresh.length > 0 ? { pictures: Object.fromEntries(fresh) } : {};
}
