import { ownSide, type Secret, type Secrets } from '../../../engine/secrets.ts';
import { fightersOf, findFighter } from '../../../engine/table.ts';
import type { Viewer } from '../../../engine/view.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { NUMBERS } from './archetypes.ts';

/** Known to its own side, and to one of which somebody has learned of it: PHASE-48, PHASE-R46. */
function isLearned(table: PhasesTable, fighter: PhasesFighter, viewer: Viewer): boolean {
  if (viewer.role !== 'player') return false;
  const sides = new Set(viewer.fighters.flatMap((id) => findFighter(table, id)?.side ?? []));
  if (sides.has(fighter.side)) return true;
  return fightersOf(table).some(({ side, known }) => sides.has(side) && known.includes(fighter.id)); // PHASE-R46
}

const numbers: Secret<PhasesTable, PhasesFighter> = { instead: null, isKnown: isLearned, isLore: true };
const lists: Secret<PhasesTable, PhasesFighter> = { instead: [], isKnown: isLearned, isLore: true };

/** What not everybody may know: what is readied (section 2.2), and what an enemy is made of until it is learned. */
export const SECRETS: Secrets<PhasesTable, PhasesFighter> = {
  readiedAs: { instead: null, isKnown: ownSide },
  ...Object.fromEntries(NUMBERS.map((key) => [key, numbers])), // PHASE-R46
  moveLeft: { ...numbers, instead: 0 }, // PHASE-R46: it begins as the speed
  weapons: lists, // PHASE-R46
  abilities: lists,
  traits: lists,
  reactions: lists,
};
