import { rulesNameOf } from '../engine/history/rulebook-origin.ts';
import type { RecordedTables } from '../recording/changes.ts';
import type { PlayOn } from './messages.ts';

/**
 * Returns the course of a recorded fight (its setup, seed and inputs) up to a moment, counted from 0. A battle can
 * continue from there. Returns undefined if the recording has no proof, or if the fight is over at that moment.
 */
export function courseTo(film: RecordedTables, moment: number): PlayOn['course'] | undefined {
  const { head, moments } = film.recording;
  if (!head.proof || film.table(moment).over) return undefined;
  const { title, proof } = head;
  const inputs = moments.slice(0, moment + 1).flatMap(({ input }) => input ?? []);
  return { title, ...rulesNameOf(head), ...proof, inputs, pictures: film.pictures };
}
