import { chanceOf } from '../fuzz/chance.ts';
import { marginOf } from '../simulate/report.ts';
import { addTally, emptyTally, type Tally } from '../simulate/statistics.ts';
import { candidates } from './candidates.ts';
import { estimateFrom, promiseOf } from './estimate.ts';
import { type FoeChoices, type Foes, keyOf, type Request } from './request.ts';
import { type Batch, evidenceOf, figuresOf, newTrial, nextBatch, type Trial, verdictOn } from './trial.ts';

/** A search for enemies that meet a request. */
export interface Search {
  readonly request: Request;
  readonly choices: FoeChoices;
  /** The seed of the search's random choices. The same seed, choices and fights give the same search. */
  readonly seed: string;
  /** The trials of an earlier search with the same choices, which this search continues. */
  readonly earlier?: readonly Trial[];
  /** The number of fights after which the search starts no further batch. */
  readonly fights: number;
  /** Plays a batch of fights against enemies. Returns fewer fights only if the search was stopped. */
  readonly play: (foes: Foes, batch: Batch) => Promise<Tally>;
  /** Called with all trials after each batch. */
  readonly onTrials?: (trials: readonly Trial[]) => void;
  readonly signal?: AbortSignal;
}

/**
 * The reason why a search ended: it found enemies that fit, used up all fights, was stopped, or had nothing left to
 * try.
 */
export type Ending = 'found' | 'fights' | 'stopped' | 'exhausted';

/** The result of a search. The best trial need not fit; it is undefined if no fight was played. */
export interface Found {
  readonly ending: Ending;
  readonly trials: readonly Trial[];
  readonly best: Trial | undefined;
}

/** The number of best trials from which new trials are derived. */
const VARIED = 5;
/** The number of percentage points of the win rate that count as much as one round when trials are compared. */
const POINTS_PER_ROUND = 10;

/**
 * Searches for enemies that meet a request, one trial at a time. Learns from all trials how strong each archetype is,
 * and tries the most promising enemies next. Ends with the first trial that fits.
 */
export async function searchFoes(search: Search): Promise<Found> {
  const { request, fights: most, onTrials, signal } = search;
  const trials = [...(search.earlier ?? [])];
  const ended = (ending: Ending): Found => ({ ending, trials, best: bestOf(trials, search) });
  let played = 0;
  while (played < most) {
    if (signal?.aborted) return ended('stopped');
    const at = indexOfNext(search, trials);
    const trial = trials[at];
    if (!trial) return ended('exhausted');
    const batch = nextBatch(trial);
    const tally = await search.play(trial.foes, batch);
    played += tally.fights;
    const after = withFights(trial, batch, tally);
    const isWhole = tally.fights === batch.count;
    const verdict = isWhole ? verdictOn(after, request, search.choices.heroes) : 'open';
    trials[at] = { ...after, verdict };
    onTrials?.([...trials]);
    if (verdict === 'fits') return ended('found');
  }
  return ended('fights');
}

/** Returns the index of the trial to continue. Adds a trial if none is open. Returns -1 if nothing is left to try. */
function indexOfNext(search: Search, trials: Trial[]): number {
  const open = trials.findIndex(({ verdict }) => verdict === 'open');
  if (open >= 0) return open;
  const foes = nextFoes(search, trials);
  if (foes) trials.push(newTrial(foes));
  return foes ? trials.length - 1 : -1;
}

function nextFoes({ choices, request, seed }: Search, trials: readonly Trial[]): Foes | undefined {
  const tried = new Set(trials.map(({ foes }) => keyOf(foes)));
  const near = sortedByMiss(trials, { choices, request }).slice(0, VARIED);
  const all = candidates(
    choices,
    chanceOf(`${seed}/${trials.length}`),
    near.map(({ foes }) => foes),
    tried,
  );
  const estimate = estimateFrom(choices, trials);
  const rated = all.map((foes) => ({ foes, promise: promiseOf(estimate, foes, request) }));
  return rated.reduce((best, one) => (one.promise > best.promise ? one : best), rated[0] ?? NONE).foes;
}

const NONE = { foes: undefined, promise: 0 };

function withFights(trial: Trial, { part }: Batch, further: Tally): Trial {
  const tally = emptyTally();
  addTally(tally, trial[part]);
  addTally(tally, further);
  return { ...trial, [part]: tally };
}

type Wanted = Pick<Search, 'choices' | 'request'>;

/** Returns the latest trial that fits, or else the trial nearest to the request; undefined if no fight was played. */
function bestOf(trials: readonly Trial[], wanted: Wanted): Trial | undefined {
  return trials.findLast(({ verdict }) => verdict === 'fits') ?? sortedByMiss(trials, wanted)[0];
}

function sortedByMiss(trials: readonly Trial[], { choices, request }: Wanted): Trial[] {
  return trials
    .filter((trial) => evidenceOf(trial).fights > 0)
    .map((trial) => ({ trial, miss: missOf(trial, { choices, request }) }))
    .sort((one, other) => one.miss - other.miss)
    .map(({ trial }) => trial);
}

/**
 * Returns how far the figures of a trial are outside the request. Adds half the margin of error, so that a trial with
 * few fights ranks lower.
 */
function missOf(trial: Trial, { choices, request }: Wanted): number {
  const { wins, rounds } = figuresOf(evidenceOf(trial), choices.heroes);
  const outside = (value: number, { low, high }: Request['wins']) => Math.max(0, low - value, value - high);
  const points = outside(wins.percent, request.wins) + POINTS_PER_ROUND * outside(rounds, request.rounds);
  return points + marginOf(wins) / 2;
}
