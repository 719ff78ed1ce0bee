import type { Script } from '../../../engine/core/script.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { askForRuling } from '../../../kit/rulings.ts';
import type { Stat } from '../sheet/stats.ts';
import type { Act, Entry, VigilFighter, VigilTable } from '../table.ts';
import { distractions, rollCheck, succeeds } from './checks.ts';

/** The GM's possible rulings and the difficulties that they set; null if the ruling asks for no check. */
export const RULINGS = { deny: null, easy: 8, hard: 14, 'no-check': null, normal: 11 } as const; // VIG-R13
export type Ruling = keyof typeof RULINGS;
const BY_DEFAULT: Ruling = 'normal'; // VIG-41
const OPTIONS = Object.keys(RULINGS) as Ruling[];

/** Asks the GM to rule on an action. Returns the default ruling if the GM does not answer. */
export function* askRuling(table: VigilTable, entry: Entry): Script<Ruling> {
  const ruling = yield* askForRuling(table, {
    about: entry.by,
    kind: entry.name,
    options: OPTIONS,
    fallback: BY_DEFAULT,
    clause: 'VIG-R13',
    matters: () => true, // VIG-38: asks even if the actor is gone, because the action still finishes
  });
  return ruling ?? BY_DEFAULT;
}

/** The parameters of an action that checks a stat. */
export interface CheckAct extends Act {
  readonly stat: Stat;
}

/**
 * Rolls a check against the difficulty that the GM set, and stores the result on the actor. Returns whether the check
 * succeeds.
 */
export function checkAsRuled(
  table: VigilTable,
  actor: VigilFighter,
  entry: Entry<CheckAct>,
  ruling: Exclude<Ruling, 'deny'>,
): boolean {
  return checkAgainst(table, actor, entry, entry.act.stat, RULINGS[ruling]);
}

/**
 * Rolls a check against a difficulty and stores the result on the actor. Without a difficulty, succeeds without a roll.
 * Returns whether the check succeeds.
 */
export function checkAgainst(
  table: VigilTable,
  actor: VigilFighter,
  entry: Entry,
  stat: Stat,
  difficulty: number | null,
): boolean {
  const rolled = difficulty === null ? null : rollCheck(table, actor, { stat, causes: distractions(entry) });
  actor.checkResult = rolled?.total ?? null;
  actor.checkSuccess = difficulty === null || succeeds(actor.checkResult ?? 0, difficulty); // VIG-10
  const { checkResult: total, checkSuccess: success } = actor;
  const detail = { by: actor.id, name: entry.name, difficulty, ...rolled, total };
  emit(table, { type: success ? 'succeeded' : 'failed', ...detail });
  return success;
}
