import { courseTo, rewindsIn, stepsBeside } from '../engine/history/rewind.ts';
import type { Journaled } from './play-again.ts';
import type { Recording, UndoneStep } from './recording.ts';

/** Returns all inputs in a recording with a proof, in order, including the undone inputs that it contains. */
export function entriesIn({ moments, undone }: Recording): Journaled['entries'] {
  const counting = moments.flatMap(({ rev, input }) => (input ? [{ seq: rev, input }] : []));
  const back = undone.map(({ undone: seq, input }) => ({ seq, input }));
  return [...counting, ...back].sort((a, b) => a.seq - b.seq);
}

/** Returns the steps that a rewind has undone in a recorded fight, oldest first. */
export function undoneBy(recording: Recording, rev: number): UndoneStep[] {
  const rewinds = rewindsIn(entriesIn(recording));
  const steps = new Set(stepsBeside(courseTo(rewinds, rev - 1), courseTo(rewinds, rev), rewinds));
  return recording.undone.filter(({ undone }) => steps.has(undone));
}
