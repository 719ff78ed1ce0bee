import type { Track, TrackStep } from '../../../engine/presentation/description.ts';
import { standing } from '../../../engine/state/table.ts';
import { isHelpless } from '../book/helpless.ts';
import { partyOf } from '../book/turns.ts';
import { type HuntFighter, type HuntTable, PARTIES, type Party } from '../table.ts';
import { TEXT } from './catalog.ts';

/** Returns the steps A to E of the round. Each lists the fighters that act in it, and the fighters that are done. */
export function track(table: HuntTable): Track {
  const left = standing(table);
  const inParty = (party: Party) => left.filter((fighter) => partyOf(fighter) === party);
  const { initiative, advance, enemy, late, extra } = TEXT.track;
  const hunters = left.filter(({ type }) => type === 'adventurer');
  const sorted = hunters.filter(({ step }) => step !== null);
  const waiting = PARTIES.flatMap((party) => inParty(party).filter((fighter) => fighter.extra > 0));
  const steps: TrackStep[] = [
    { id: 'initiative', ...initiative, members: idsOf(hunters), done: idsOf(sorted) },
    { id: 'advance', ...advance, ...turnsOf(inParty('advance')) },
    { id: 'enemy', ...enemy, ...turnsOf(inParty('enemy')) },
    { id: 'late', ...late, ...turnsOf(inParty('late')) },
    { id: 'extra', ...extra, members: idsOf(waiting), done: [] },
  ];
  const isOn = steps.some(({ id }) => id === table.phase);
  return { steps, now: isOn ? table.phase : null };
}

function turnsOf(fighters: readonly HuntFighter[]): Pick<TrackStep, 'members' | 'done'> {
  const done = fighters.filter((fighter) => fighter.done || isHelpless(fighter));
  return { members: idsOf(fighters), done: idsOf(done) };
}

function idsOf(fighters: readonly HuntFighter[]): string[] {
  return fighters.map(({ id }) => id);
}
