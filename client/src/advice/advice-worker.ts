import { bestAlternatives, type Candidate, candidates, oddsOf } from '@riposte/shared/advice/alternatives';
import { dangerOf, type HexDanger } from '@riposte/shared/advice/danger';
import { OrderTrial } from '@riposte/shared/advice/order-trial';
import { applyContent } from '@riposte/shared/engine/core/apply-content';
import type { Edition } from '@riposte/shared/engine/history/edition';
import { editionOf } from '@riposte/shared/engine/history/edition';
import { rulebookOf } from '../net/rulebooks.ts';
import type {
  AlternativesQuestion,
  DangerQuestion,
  Numbered,
  Question,
  Reply,
  TrialQuestion,
} from './worker-messages.ts';

/*
 * Computes many forecasts in a worker, so that the page stays responsive. A newer question ends the work on an older
 * one.
 */

/** The time in milliseconds after which the worker pauses to receive newer questions. */
const SLICE = 30;

let newest = 0;

/** The work on one question. It pauses regularly, and stops when a newer question has arrived. */
class Work {
  readonly #number: number;
  #since = performance.now();

  constructor(number: number) {
    this.#number = number;
  }

  /** Pauses if the time slice is over. Returns whether this question is still the newest. */
  async goesOn(): Promise<boolean> {
    if (performance.now() - this.#since > SLICE) {
      await new Promise((resume) => setTimeout(resume));
      this.#since = performance.now();
    }
    return this.#number === newest;
  }

  reply(content: Reply): void {
    postMessage({ number: this.#number, content } satisfies Numbered<Reply>);
  }
}

async function answer({ number, content }: Numbered<Question>): Promise<void> {
  const loaded = await rulebookOf(content)
    .then(editionOf)
    .catch(() => undefined); // without its rules, a question gets no answer
  if (!loaded || number !== newest) return;
  const edition = { ...loaded, ruleset: applyContent(loaded.ruleset, content.table.content) };
  const work = new Work(number);
  if ('plan' in content) await findAlternatives(work, edition, content);
  else if ('terms' in content) await tryOrder(work, edition, content);
  else await findDanger(work, edition, content);
}

async function findAlternatives(
  work: Work,
  edition: Edition,
  { table, plan }: AlternativesQuestion,
): Promise<void> {
  const odds = oddsOf(edition.ruleset, table, plan);
  const found: Candidate[] = [];
  if (odds)
    for (const candidate of candidates(edition, table, plan)) {
      if (candidate) found.push(candidate);
      if (!(await work.goesOn())) return;
    }
  work.reply({ alternatives: odds ? bestAlternatives(odds, found) : [] });
}

/** The number of hexes after which the worker sends the part of the danger map that is known so far. */
const PART = 12;

async function findDanger(work: Work, edition: Edition, { table, by }: DangerQuestion): Promise<void> {
  const map = dangerOf(edition, table, by);
  const danger: HexDanger[] = [];
  const hexes = map?.hexes ?? [];
  const { unknown = [] } = map ?? {};
  for (const at of hexes) {
    if (map) danger.push(map.at(at));
    if (!(await work.goesOn())) return;
    if (danger.length % PART === 0) work.reply({ danger, hexes: hexes.length, unknown });
  }
  work.reply({ danger, hexes: hexes.length, unknown });
}

async function tryOrder(
  work: Work,
  edition: Edition,
  { table, by, terms, rounds }: TrialQuestion,
): Promise<void> {
  const trial = new OrderTrial(edition, table, by, terms);
  for (let isDone = false; !isDone; ) {
    isDone = !trial.playRound() || trial.counts.rounds >= rounds;
    const { counts, options } = trial;
    work.reply({ trial: { counts, options, isDone } });
    if (!(await work.goesOn())) return;
  }
}

addEventListener('message', ({ data }: MessageEvent<Numbered<Question>>) => {
  newest = data.number;
  void answer(data);
});
