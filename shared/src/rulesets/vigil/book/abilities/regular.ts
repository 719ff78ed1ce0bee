import { gain } from '../../../../kit/resources.ts';
import { enemiesOf } from '../../../../kit/sides.ts';
import type { VigilFighter, VigilTable } from '../../table.ts';
import { enemyFault, strike } from '../attack.ts';
import { rollCheck, succeeds } from '../checks.ts';
import { afflict } from '../conditions.ts';
import { costOf } from '../costs.ts';
import { actorOf, targetOf } from '../defense.ts';
import { isWithin } from '../sight.ts';
import { type CheckTerms, type Deed, targets } from '../stack-action.ts';
import { contest } from './contest.ts';
import { numbersOf } from './numbers.ts';

/* The regular abilities of chapter 7.5. */

/** Catching one's breath: the only way to get vigor back in a fight. */
export const breathe: Deed = {
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
  return { stat, advantage: dice };
}

/** An attack by a spell, which is no weapon. */
export const firebolt: Deed = {
  slot: 'regular',
  needs: 'target',
  cost: (actor) => costOf(actor, 'firebolt'),
  aim: (table, actor, act) => enemyFault(table, actor, act, numbersOf(actor, 'firebolt').range),
  isChecked: () => true,
  candidates: enemiesInRangeOf('firebolt'),
  attack: spellCheck,
  *script(table, entry) {
    yield* strike(table, entry, spellCheck(actorOf(table, entry)));
  },
};

/** Holding an enemy in place. */
export const bind: Deed = {
  slot: 'regular',
  needs: 'target',
  cost: (actor) => costOf(actor, 'bind'),
  aim: (table, actor, act) => enemyFault(table, actor, act, numbersOf(actor, 'bind').range),
  hosts: (boost) => boost === 'press',
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

/** Frightening every enemy near by. */
export const roar: Deed = {
  slot: 'regular',
  cost: (actor) => costOf(actor, 'roar'),
  effect(table, entry) {
    const actor = actorOf(table, entry);
    const { range, against, difficulty } = numbersOf(actor, 'roar');
    for (const enemy of enemiesOf(table, actor.id)) {
      if (!isWithin(table, actor.at, enemy.at, range)) continue;
      const isSteady = succeeds(rollCheck(table, enemy, against, 0).total, difficulty);
      if (!isSteady) afflict(table, enemy.id, 'dazed', actor.id);
    }
  },
};
