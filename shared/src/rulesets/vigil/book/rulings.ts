import type { Script } from '../../../engine/core/script.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { askForRuling } from '../../../kit/rulings.ts';
import type { Stat } from '../sheet/stats.ts';
import type { Act, Entry, VigilFighter, VigilTable } from '../table.ts';
import { rollCheck, succeeds } from './checks.ts';

/** GM rulings and the difficulties that they set. */
export const RULINGS = { deny: null, easy: 8, hard: 14, 'no-check': null, normal: 11 } as const; // VIG-R13
export type Ruling = keyof typeof RULINGS;
const BY_DEFAULT: Ruling = 'normal'; // VIG-41
const OPTIONS = Object.keys(RULINGS) as Ruling[];

/** Asks the GM for the difficulty of an action. */
export function* askRuling(table: VigilTable, entry: Entry): Script<Ruling> {
  const ruling = yield* askForRuling(table, {
    about: entry.by,
    kind: entry.name,
    options: OPTIONS,
    fallback: BY_DEFAULT,
    clause: 'VIG-R13',
    matters: () => true, // VIG-38: the action finishes even without its actor
  });
  return ruling ?? BY_DEFAULT;
}

/** Parameters with a stat to check. */
export interface CheckAct extends Act {
  readonly stat: Stat;
}

/** Makes the check for a ruling and stores its result. Returns whether it succeeds. */
export function checkAsRuled(
  table: VigilTable,
  actor: VigilFighter,
  entry: Entry<CheckAct>,
  ruling: Exclude<Ruling, 'deny'>,
): boolean {
  return checkAgainst(table, actor, entry, entry.act.stat, RULINGS[ruling]);
}

/** Makes a check against a difficulty, or succeeds if the difficulty is null. Stores the result on the actor. */
export function checkAgainst(
  table: VigilTable,
  actor: VigilFighter,
  entry: Entry,
  stat: Stat,
  difficulty: number | null,
): boolean {
  const rolled = difficulty === null ? null : rollCheck(table, actor, stat, -entry.disadvantage);
  actor.checkResult = rolled?.total ?? null;
  actor.checkSuccess = difficulty === null || succeeds(actor.checkResult ?? 0, difficulty); // VIG-10
  const { checkResult: total, checkSuccess: success } = actor;
  const detail = { by: actor.id, name: entry.name, difficulty, ...rolled, total };
  emit(table, { type: success ? 'succeeded' : 'failed', ...detail });
  return success;
}
