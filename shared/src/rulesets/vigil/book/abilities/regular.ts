import type { Hex } from '../../../../hex/axial.ts';
import { areaAround } from '../../../../kit/area.ts';
import { gain } from '../../../../kit/resources.ts';
import { enemiesOf } from '../../../../kit/sides.ts';
import type { VigilFighter, VigilTable } from '../../table.ts';
import { type ActionRule, targets } from '../action-rule.ts';
import { enemyFault, strike } from '../attack.ts';
import { because, type CheckTerms, rollCheck, succeeds } from '../checks.ts';
import { afflict } from '../conditions.ts';
import { costOf } from '../costs.ts';
import { actorOf, targetOf } from '../defense.ts';
import { isWithin } from '../sight.ts';
import { contest } from './contest.ts';
import { numbersOf } from './numbers.ts';

/* Regular abilities, which use up the regular action of the fighter's own turn. */

/** Restores vigor, which nothing else does in a fight. */
export const breathe: ActionRule = {
  slot: 'regular',
  cost: () => ({}),
  effect(table, entry) {
    const actor = actorOf(table, entry);
    const { id, maxVigor } = actor;
    gain(table, id, 'vigor', numbersOf(actor, 'breathe').gain, { most: maxVigor, clause: 'VIG-R11' }); // VIG-R11
  },
};

const enemiesInRangeOf = (ability: 'firebolt' | 'bind') => (table: VigilTable, actor: VigilFighter) =>
  targets(table, actor, 'enemies', numbersOf(actor, ability).range).map((target) => ({ target }));

function spellCheck(caster: VigilFighter): CheckTerms {
  const { stat, dice } = numbersOf(caster, 'firebolt');
  return { stat, causes: because('firebolt', dice) };
}

/** Attacks with a spell. A spell is not a weapon. */
export const firebolt: ActionRule = {
  slot: 'regular',
  needs: 'target',
  cost: (actor) => costOf(actor, 'firebolt'),
  faultOfAim: (table, actor, act) => enemyFault(table, actor, act, numbersOf(actor, 'firebolt').range),
  isChecked: () => true,
  candidates: enemiesInRangeOf('firebolt'),
  attack: spellCheck,
  *script(table, entry) {
    yield* strike(table, entry, spellCheck(actorOf(table, entry)));
  },
};

/** Gives an enemy the condition `held` if an opposed check succeeds. */
export const bind: ActionRule = {
  slot: 'regular',
  needs: 'target',
  cost: (actor) => costOf(actor, 'bind'),
  faultOfAim: (table, actor, act) => enemyFault(table, actor, act, numbersOf(actor, 'bind').range),
  allowsBoost: (boost) => boost === 'press',
  isChecked: () => true,
  candidates: enemiesInRangeOf('bind'),
  effect(table, entry) {
    const actor = actorOf(table, entry);
    const target = targetOf(table, entry);
    if (target && contest(table, entry, actor, target)) {
      afflict(table, target.id, 'held', actor.id);
    }
  },
};

/** Returns the enemies in range and in sight who hear a Roar. */
export function hearersOf(table: VigilTable, actor: VigilFighter): VigilFighter[] {
  return enemiesOf(table, actor.id).filter(({ at }) => reaches(table, actor, at));
}

function reaches(table: VigilTable, actor: VigilFighter, at: Hex): boolean {
  return isWithin(table, actor.at, at, numbersOf(actor, 'roar').range);
}

/** Dazes enemies in range who fail their check. */
export const roar: ActionRule = {
  slot: 'regular',
  cost: (actor) => costOf(actor, 'roar'),
  area(table, actor) {
    const ids = hearersOf(table, actor).map(({ id }) => id);
    return areaAround(table, actor.at, numbersOf(actor, 'roar').range, ids, (at) =>
      reaches(table, actor, at),
    );
  },
  effect(table, entry) {
    const actor = actorOf(table, entry);
    const { against, difficulty } = numbersOf(actor, 'roar');
    for (const enemy of hearersOf(table, actor)) {
      const isSteady = succeeds(rollCheck(table, enemy, { stat: against, causes: [] }).total, difficulty);
      if (!isSteady) afflict(table, enemy.id, 'dazed', actor.id);
    }
  },
};
