import { ask, onStack, type Script } from '../../../../engine/core/script.ts';
import { fighter, oneOf, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, isStanding, type PendingAction } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { enemiesOf, enemyOf } from '../../../../kit/sides.ts';
import type { Level } from '../../sheet/skills.ts';
import type { FlowFighter, FlowTable } from '../../table.ts';
import { type CheckSpec, initiatorWins, isSuccess, rollCheck } from '../checks.ts';
import { skillCheck } from '../modifiers.ts';
import { faultOfRepeating } from '../permission.ts';
import { faultOfReach, reachOf } from '../reach.ts';
import { declare, turnAction } from './declare.ts';

export const FEINT_AP = 1; // FLOW-56
const FEINT_SKILLS = ['melee', 'deception'] as const;
/** The skills from which the target of a Feint may choose. */
export const FEINT_ANSWERS = ['agility', 'melee'] as const;

/** Returns the skill of a Feint: the chosen skill or, by default, the better skill. */
export function feintSkill(
  { sheet }: FlowFighter,
  chosen?: (typeof FEINT_SKILLS)[number],
): (typeof FEINT_SKILLS)[number] {
  const { melee, deception } = sheet.skills;
  return chosen ?? (deception > melee ? 'deception' : 'melee');
}

/** Returns the check of a Feint. */
export function feintCheck(fighter: FlowFighter, skill: (typeof FEINT_SKILLS)[number]): CheckSpec {
  return skillCheck(fighter, skill, 'action', 'FLOW-56');
}

/** Returns the check with which the target resists a Feint. */
export function feintAnswerCheck(target: FlowFighter, skill: (typeof FEINT_ANSWERS)[number]): CheckSpec {
  return skillCheck(target, skill, 'resistance', 'FLOW-56');
}

/** A Feint on the stack: its skill, and its level after the roll. */
export interface PendingFeint extends PendingAction {
  readonly skill: (typeof FEINT_SKILLS)[number];
  level: Level | null;
}

export const feint = turnAction('feint', {
  params: { target: fighter, with: optional(oneOf(FEINT_SKILLS)) },

  cost: () => ({ ap: FEINT_AP }),

  fault(table, me, { target }) {
    const enemy = enemyOf(table, me.id, target);
    if (!enemy) return 'no-such-target';
    const repeated = faultOfRepeating(me, 'feint', 'FLOW-56'); // FLOW-56
    return repeated ?? faultOfReach(table, me, enemy.at, reachOf(me), 'FLOW-R21'); // FLOW-R21
  },

  *variants(table, { id, ap }) {
    if (ap < FEINT_AP) return;
    for (const { id: target } of enemiesOf(table, id))
      for (const skill of FEINT_SKILLS) yield { target, with: skill };
  },

  *run(table, by, { target, with: chosen }) {
    const fighter = fighterOf(table, by);
    const skill = feintSkill(fighter, chosen);
    declare(table, by, 'feint', { ap: FEINT_AP }, { target });
    fighter.done.push('feint');
    const item: PendingFeint = { name: 'feint', by, target, skill, level: null };
    yield* onStack(table, item, resolveFeint(table, item, target));
  },
});

/** Records a won Feint. Feints against other fighters remain open. */
function openFeint(feinter: FlowFighter, target: Id): void {
  feinter.feints = [...feinter.feints.filter((id) => id !== target), target]; // FLOW-R21
}

/** Rolls the Feint. If it succeeds, the target chooses a skill and rolls to resist. */
function* resolveFeint(table: FlowTable, item: PendingFeint, target: Id): Script {
  const { by, skill } = item;
  const own = rollCheck(table, by, feintCheck(fighterOf(table, by), skill));
  if (!isSuccess(own.level)) return;
  item.level = own.level;
  const { melee, agility } = fighterOf(table, target).sheet.skills;
  const answer = yield* ask({
    for: target,
    kind: 'feint',
    choices: () =>
      isStanding(table, by) && isStanding(table, target) ? FEINT_ANSWERS.map((option) => ({ option })) : [],
    fallback: { option: melee > agility ? 'melee' : 'agility' },
  });
  if (!answer || !isStanding(table, by) || !isStanding(table, target)) return; // FLOW-R45
  const other = rollCheck(table, target, feintAnswerCheck(fighterOf(table, target), answer.option));
  if (!initiatorWins(table, own, other)) return;
  openFeint(fighterOf(table, by), target); // FLOW-57
  emit(table, { type: 'feinted', by, target, clause: 'FLOW-57' });
}
