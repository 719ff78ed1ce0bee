import { ask, type Script } from '../../engine/script.ts';
import { emit } from '../../engine/verbs.ts';
import { rollCheck, succeeds } from './checks.ts';
import type { Stat } from './content.ts';
import type { Entry, VigilFighter, VigilTable } from './table.ts';

/** What the GM may rule on something the rules leave open, and the difficulty that it sets. */
export const RULINGS = { deny: null, easy: 8, hard: 14, 'no-check': null, normal: 11 } as const; // VIG-R13
export type Ruling = keyof typeof RULINGS;
const BY_DEFAULT: Ruling = 'normal'; // VIG-41
const OPTIONS = Object.keys(RULINGS) as Ruling[];

/** Asks the GM how hard an action is. */
export function* askRuling(table: VigilTable, entry: Entry): Script<Ruling> {
  const answer = yield* ask({
    for: 'gm',
    kind: 'rule',
    choices: () => OPTIONS.map((ruling) => ({ option: ruling })),
    fallback: { option: BY_DEFAULT },
  });
  const option = answer?.option ?? BY_DEFAULT;
  emit(table, { type: 'ruled', target: entry.by, name: entry.name, ruling: option, clause: 'VIG-R13' });
  return option;
}

/** Makes the check that a ruling asks for, and notes its result. Gives whether the action succeeds. */
export function checkAsRuled(
  table: VigilTable,
  actor: VigilFighter,
  entry: Entry,
  ruling: Exclude<Ruling, 'deny'>,
): boolean {
  return checkAgainst(table, actor, entry, entry.act.stat as Stat, RULINGS[ruling]);
}

/** Makes a check against a difficulty (null: none is needed), and notes its result on the actor. */
export function checkAgainst(
  table: VigilTable,
  actor: VigilFighter,
  entry: Entry,
  stat: Stat,
  difficulty: number | null,
): boolean {
  actor.checkResult = difficulty === null ? null : rollCheck(table, actor, stat, -entry.disadvantage);
  actor.checkSuccess = difficulty === null || succeeds(actor.checkResult ?? 0, difficulty); // VIG-10
  const { checkResult: total, checkSuccess: success } = actor;
  emit(table, { type: success ? 'succeeded' : 'failed', by: actor.id, name: entry.name, total, difficulty });
  return success;
}
