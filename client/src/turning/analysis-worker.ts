import { Analyst } from '@riposte/shared/analysis/analyst';
import type { Task } from '@riposte/shared/analysis/tasks';
import { editionOf } from '@riposte/shared/engine/history/edition';
import { rulebookOf } from '../net/rulebooks.ts';
import type { AnalysisReply, AnalyzedFight } from './analysis-worker-client.ts';

/* Does the tasks of an analysis in a worker, one after the other. The first message is the fight. */

let analyst: Promise<Analyst> | undefined;

async function prepare({ recording, line }: AnalyzedFight): Promise<Analyst> {
  const edition = await editionOf(await rulebookOf(recording.head));
  return new Analyst(edition, recording, line);
}

async function reply(task: Task): Promise<AnalysisReply> {
  try {
    return { result: (await analyst)?.do(task) };
  } catch (error) {
    return { fault: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<AnalyzedFight | Task>) => {
  if ('recording' in data) {
    analyst = prepare(data);
    analyst.catch(() => {}); // the reply to each task reports the failure
  } else void reply(data).then((message) => postMessage(message));
});
