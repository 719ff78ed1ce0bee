import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { readCampaign, writeCampaign } from '@riposte/shared/campaign/campaign-file';
import * as schemas from '@riposte/shared/protocol/campaign-schemas';
import { loadRegistry } from '../battles/supervised-rulebooks.ts';
import { bodyOf, jsonIn } from '../requests/body.ts';
import { Failure } from '../requests/failure.ts';
import { requirePictures } from '../requests/picture-check.ts';
import * as failures from '../words/failures.ts';
import type { FileAnswer, FileThreadData, ImportedCampaign } from './task.ts';
import { withTidyNames } from './tidy-names.ts';

/** Reads or writes one file of a campaign in a separate thread, and then ends. */
if (process.platform === 'linux') setPriority(5); // on Linux, this lowers only the priority of this thread, so that the tables come first

const { registry, task } = workerData as FileThreadData;
if ('body' in task) parentPort?.postMessage(await answerTo(task.body));
else {
  const file = new TextEncoder().encode(writeCampaign(task.whole));
  parentPort?.postMessage({ file } satisfies FileAnswer, [file.buffer]);
}

async function answerTo(body: Uint8Array): Promise<FileAnswer> {
  try {
    return { imported: await imported(body) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { terms, faults } = error;
    return { refused: terms, faults };
  }
}

async function imported(body: Uint8Array): Promise<ImportedCampaign> {
  const { file, ...person } = bodyOf(schemas.importCampaign, jsonIn(body));
  const read = readCampaign(file, await (await loadRegistry(registry)).rulebooks.rulesets());
  if ('faults' in read) {
    const [{ line, message }] = read.faults;
    throw new Failure(failures.badDocument(line, message), read.faults);
  }
  requirePictures(read.pictures, undefined);
  return { person, campaign: withTidyNames(read), pictures: read.pictures };
}
