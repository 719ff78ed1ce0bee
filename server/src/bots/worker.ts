import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { loadRegistry } from '../battles/supervised-rulebooks.ts';
import { choose } from './choice.ts';
import { Copies } from './copies.ts';
import type { Task, WorkerAnswer, WorkerMessage } from './task.ts';

/** Chooses for bots in a separate thread. Reports when it is ready, then answers one task after the other. */
if (process.platform === 'linux') setPriority(5); // on Linux, this lowers only the priority of this thread, so that the tables come first

const copies = new Copies(await loadRegistry(workerData.registry));

parentPort?.on('message', async (message: WorkerMessage) => {
  if ('forget' in message) copies.forget(message.forget);
  else parentPort?.postMessage(await answerTo(message.task));
});

parentPort?.postMessage('ready');

async function answerTo(task: Task): Promise<WorkerAnswer> {
  try {
    return { input: choose(await copies.upToDate(task), task) };
  } catch (error) {
    return { error };
  }
}
