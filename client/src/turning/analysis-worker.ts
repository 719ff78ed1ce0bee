import { Analyst } from '@riposte/shared/analysis/analyst';
import type { Task } from '@riposte/shared/analysis/tasks';
import type { Recording } from '@riposte/shared/recording/recording';
import { loadEdition } from '../net/edition.ts';
import { notCalculated } from '../words/turning.ts';
import type { AnalysisReply } from './analysis-worker-client.ts';

/* Does the tasks of an analysis in a worker, one after the other. The first message is the recording. */

let analyst: Promise<Analyst> | undefined;

async function prepare(recording: Recording): Promise<Analyst> {
  const edition = await loadEdition(recording.head);
  if (!edition) throw new Error(notCalculated);
  return new Analyst(edition, recording);
}

async function reply(task: Task): Promise<AnalysisReply> {
  try {
    return { result: (await analyst)?.do(task) };
  } catch (error) {
    return { fault: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Recording | Task>) => {
  if ('head' in data) {
    analyst = prepare(data);
    analyst.catch(() => {}); // the reply to each task reports the failure
  } else void reply(data).then((message) => postMessage(message));
});
