import { ask, onStack, type Question, type Script } from '../../../engine/core/script.ts';
import { isWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { optional } from '../../../engine/schema/field-schema.ts';
import type { AskedId, Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf, findFighter } from '../../../engine/state/table.ts';
import { emit, touch } from '../../../engine/state/verbs.ts';
import type { AbilityId } from '../sheet/abilities.ts';
import { action, anytimeAction, type HuntFighter, type HuntTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { check, hasSucceeded, plainAttempt } from './checks.ts';
import { grantExtra } from './extra-actions.ts';
import { changeWill, isHelpless } from './helpless.ts';
import { sidesInTheFight } from './spared.ts';
import { abilitiesIn, checkOption, faultOfHelp, payRebound, reboundOf, supports } from './supports.ts';

/* Actions of bosses only: Full Power, and the yell that ends Helplessness. */

/** The boss action Full Power, which is possible at any time. */
export const fullPower = anytimeAction({
  check(table, by) {
    const boss = findFighter(table, by);
    if (boss?.type !== 'boss') return { code: 'boss-only', clause: 'HUNT-39' }; // HUNT-39
    const mayDeclare = !boss.defeated && boss.wasLow && !boss.conditions.includes('full-power'); // HUNT-39, HUNT-R28
    return mayDeclare
      ? undefined
      : { code: 'wrong-state', say: SAID.refusals.noFullPower, clause: 'HUNT-39' };
  },
  run(table, by) {
    const boss = fighterOf(table, by);
    boss.conditions = [...boss.conditions, 'full-power' as const].sort(); // HUNT-40
    emit(table, { type: 'full-power', by: boss.id, clause: 'HUNT-40' });
    grantExtra(table, boss.id, 'HUNT-41'); // HUNT-41
  },
});

/** Returns the fault if a fighter cannot yell now. Does not check the Supports. */
function faultOfYell(table: HuntTable, by: AskedId): Fault | undefined {
  const boss = findFighter(table, by);
  if (boss?.type !== 'boss') return { code: 'boss-only', clause: 'HUNT-44' }; // HUNT-R31
  if (!isHelpless(boss) || boss.defeated) return { code: 'wrong-state', say: SAID.refusals.notHelpless }; // HUNT-R31
  if (boss.yelled && !isWaived(boss, 'once-per-round')) return { code: 'once-per-round', clause: 'HUNT-44' }; // HUNT-44
  return mayYell(table, boss) ? undefined : 'not-your-turn'; // HUNT-R31
}

/** The phases in which a boss may yell: steps C, D and E of a round. */
const YELLING: readonly (string | null)[] = ['enemy', 'late', 'extra']; // HUNT-44, HUNT-R31

/** Returns whether a boss may yell in the current step. */
function mayYell({ phase }: HuntTable, boss: HuntFighter): boolean {
  const isDown = boss.type === 'boss' && !boss.defeated && isHelpless(boss); // HUNT-44
  return isDown && !boss.yelled && YELLING.includes(phase);
}

/** Returns whether a boss must be prompted to yell: once a round, and again in step E if it has extra actions. */
export function isToBeAsked(table: HuntTable, boss: HuntFighter): boolean {
  const { yellAsked, extra } = boss;
  const isAgain = yellAsked === 'enemy' && table.phase === 'extra' && extra > 0;
  return mayYell(table, boss) && (yellAsked === null || isAgain); // HUNT-R31
}

/** The yell with which a Helpless boss tries to regain Willpower. It is possible outside the boss's turn. */
export const yell = action({
  params: { support: optional(supports) },
  outOfTurn: true,
  check: (table, by, { support = [] }) =>
    faultOfYell(table, by) ?? faultOfHelp(fighterOf(table, by), support, 'other'), // HUNT-R51
  variants: () => [{}],
  *run(table, by, { support }) {
    yield* resolveYell(table, by, abilitiesIn(support));
  },
});

/**
 * Resolves a yell. The yell uses up the boss's normal action of the round if it has not acted yet, but never an extra
 * action.
 */
function* resolveYell(table: HuntTable, id: Id, ids: readonly AbilityId[]): Script {
  const boss = fighterOf(table, id);
  payRebound(table, id, reboundOf(boss, ids)); // HUNT-13
  boss.yelled = true; // HUNT-44
  yield* onStack(table, { name: 'yell', by: id }, shout(table, id, ids));
  const crier = findFighter(table, id);
  if (crier) crier.done = true; // HUNT-R31
}

function* shout(table: HuntTable, id: Id, ids: readonly AbilityId[]): Script {
  const rolled = yield* check(table, id, plainAttempt(fighterOf(table, id), 'yell', ids)); // HUNT-44
  if (hasSucceeded(rolled) && findFighter(table, id)) changeWill(table, id, 1, 'HUNT-44'); // HUNT-44, HUNT-64
}

/**
 * Asks each Helpless boss, in listed order, whether it yells. Called at the start of step C and of the enemies' part of
 * step E.
 */
export function* askToYell(table: HuntTable): Script {
  for (const { id } of fightersOf(table)) {
    const asked = findFighter(table, id);
    if (!asked || !isToBeAsked(table, asked)) continue;
    if (sidesInTheFight(table).length < 2) return; // HUNT-R47: also counts fighters that the boss cannot see
    touch(table, id);
    asked.yellAsked = table.phase === 'extra' ? 'extra' : 'enemy';
    const answer = yield* ask(yelling(id)); // HUNT-R31
    const boss = findFighter(table, id);
    if (answer?.option !== 'yell' || !boss || !mayYell(table, boss)) continue;
    yield* resolveYell(table, id, abilitiesIn((answer.support ?? []) as string[]));
  }
}

function yelling(id: Id): Question<'yell' | 'pass'> {
  const isOpen = (seen: HuntTable) => {
    const boss = findFighter(seen, id);
    return boss !== undefined && mayYell(seen, boss);
  };
  return {
    for: id,
    kind: 'yell',
    isOpen,
    concerns: isOpen,
    choices: (seen: HuntTable) => {
      if (!isOpen(seen)) return [];
      return [checkOption('yell', fighterOf(seen, id), 'other'), { option: 'pass' }];
    },
    fallback: { option: 'yell' },
  };
}
