import { fighter as aFighter, oneOf, optional } from '../../../../engine/schema/field-schema.ts';
import { fightersOf, findFighter } from '../../../../engine/state/table.ts';
import { SKILLS } from '../../sheet/skills.ts';
import { hunch, raise, reactionsFor } from '../raise-hunch-smash-and-slam/raising.ts';
import { askGm, learn, TELLING, TOLD } from '../rulings.ts';
import { skillCheck } from '../skill-check.ts';
import { stagedAction } from '../staged-action.ts';

/** Makes a check to learn something about a fighter or an object. The GM decides what the player learns (DEG-117). */
export const study = stagedAction('study', {
  params: { skill: oneOf(SKILLS), target: optional(aFighter), ...TOLD, ...raise, ...hunch },
  cost: 'quick', // DEG-117
  dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
  fault(table, me, { target }) {
    if (target === undefined) return undefined;
    return target !== me.id && findFighter(table, target) ? undefined : 'no-such-target';
  },
  *run(table, by, { skill, target, note, raise: raised, hunch: hunched }) {
    const degree = yield* skillCheck(table, by, {
      skill,
      ...(target === undefined
        ? { dc: 10 + table.options.pl } // DEG-117
        : { against: { by: target, skills: ['deception'] as const } }), // DEG-117
      raise: raised,
      hunch: hunched,
    });
    if (degree < 0 || !findFighter(table, by)) return;
    const rulings = [{ option: 'tell', params: TOLD, axes: TELLING }, { option: 'nothing' }];
    const answer = yield* askGm({ topic: 'study', by, note }, rulings, 'nothing'); // DEG-117
    if (answer?.option === 'tell' && typeof answer.note === 'string') learn(table, by, answer.note);
  },
  *variants(table, me) {
    for (const { id } of fightersOf(table))
      if (id !== me.id) for (const skill of ['insight', 'perception'] as const) yield { skill, target: id };
  },
  axes: () => ({ ...TELLING, raise: { type: 'range', from: 1, to: 2 }, hunch: { type: 'flag' } }),
});
