import type { Id } from '../../../engine/schema/ids.ts';
import { cached, fightersOf } from '../../../engine/state/table.ts';
import { ownSide, type Secret, type Secrets } from '../../../engine/visibility/secrets.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { LIMITS, NUMBERS } from './sheet.ts';

/**
 * Returns whether one of these sides knows a fighter's numbers: its own side, or a side that has learned them by
 * Search (PHASE-48, PHASE-R46).
 */
function isLearned(table: PhasesTable, { id, side }: PhasesFighter, sides: ReadonlySet<string>): boolean {
  if (sides.has(side)) return true;
  const learned = cached(table, isLearned, () => learnedBySide(table));
  return [...sides].some((one) => learned.get(one)?.has(id)); // PHASE-R46
}

function learnedBySide(table: PhasesTable): ReadonlyMap<string, ReadonlySet<Id>> {
  const sides = Map.groupBy(fightersOf(table), ({ side }) => side);
  return new Map([...sides].map(([side, those]) => [side, new Set(those.flatMap(({ known }) => known))]));
}

const numbers: Secret<PhasesTable, PhasesFighter> = { instead: null, isKnown: isLearned };
const lists: Secret<PhasesTable, PhasesFighter> = { instead: [], isKnown: isLearned };

/**
 * The secrets of a fighter: its readied action and, until a side learns them, its numbers, weapons, abilities, traits,
 * reactions and resistances.
 */
export const SECRETS: Secrets<PhasesTable, PhasesFighter> = {
  readiedAs: { instead: null, isKnown: ownSide },
  ...Object.fromEntries([...NUMBERS, ...LIMITS, 'fullMp', 'recovery'].map((key) => [key, numbers])), // PHASE-R46
  moveLeft: { ...numbers, instead: 0 }, // PHASE-R46: at the start of a turn, `moveLeft` equals the secret speed
  weapons: lists, // PHASE-R46
  abilities: lists,
  traits: lists,
  reactions: lists,
  resist: lists,
};
