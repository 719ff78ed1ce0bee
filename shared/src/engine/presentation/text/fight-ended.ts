import { sideLabel } from '../side-label.ts';
import type { Sentence } from './sentence.ts';

/** The log sentence for the end of a fight, with the winning side if there is one. */
export const fightEnded: Sentence = ({ winner }) =>
  winner === null ? 'The fight is over.' : `The fight is over. Winner: ${sideLabel(String(winner))}.`;
