import { fighter as aFighter, oneOf } from '../../../../engine/schema/field-schema.ts';
import { fightersOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { enemyOf } from '../../../../kit/sides.ts';
import { hunch, raise, reactionsFor } from '../raise-hunch-smash-and-slam/raising.ts';
import { skillCheck } from '../skill-check.ts';
import { stagedAction } from '../staged-action.ts';

const MASKING = ['deception', 'stealth'] as const;

/** Reduces the defense bonus that an enemy gained by analyzing the fighter (DEG-53). */
export const mask = stagedAction('mask', {
  params: { against: aFighter, skill: oneOf(MASKING), ...raise, ...hunch },
  cost: 'mov', // DEG-53
  dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
  fault(table, me, { against }) {
    const foe = enemyOf(table, me.id, against);
    if (!foe) return 'no-such-target';
    return (foe.analysis[me.id] ?? 0) > 0 ? undefined : { code: 'no-effect', clause: 'DEG-53' }; // DEG-53
  },
  *run(table, by, { against, skill, raise: raised, hunch: hunched }) {
    const degree = yield* skillCheck(table, by, {
      skill,
      against: { by: against, skills: ['insight', 'perception'] }, // DEG-53
      raise: raised,
      hunch: hunched,
    });
    const foe = findFighter(table, against);
    if (degree < 0 || !foe) return;
    const { [by]: before = 0, ...others } = foe.analysis;
    const left = Math.max(0, before - degree); // DEG-53
    foe.analysis = left > 0 ? { ...others, [by]: left } : others;
    emit(table, { type: 'masked', by, target: against, ranks: left, clause: 'DEG-53' });
  },
  *variants(table) {
    for (const { id } of fightersOf(table)) for (const skill of MASKING) yield { against: id, skill };
  },
});
