import { gain } from '../../../../kit/purses.ts';
import { enemiesOf } from '../../../../kit/sides.ts';
import type { VigilFighter, VigilTable } from '../../table.ts';
import { enemyFault, strike } from '../attack.ts';
import { rollCheck, succeeds } from '../checks.ts';
import { afflict } from '../conditions.ts';
import { type Deed, targets } from '../deed.ts';
import { actorOf, targetOf } from '../defence.ts';
import { isWithin } from '../sight.ts';
import { contest } from './contest.ts';

/* The regular abilities of chapter 7.5. */

/** Catching one's breath: the only way to get vigor back in a fight. */
export const breathe: Deed = {
  slot: 'regular',
  cost: () => ({}),
  effect(table, entry) {
    const { id, maxVigor } = actorOf(table, entry);
    gain(table, id, 'vigor', 3, { most: maxVigor, clause: 'VIG-R11' }); // VIG-R11
  },
};

const FIREBOLT_HEXES = 8;
const FIREBOLT = { stat: 'reasoning', advantage: 2 } as const;

const enemiesInRange = (table: VigilTable, actor: VigilFighter) =>
  targets(table, actor, 'enemies', FIREBOLT_HEXES).map((target) => ({ target }));

/** An attack by a spell, which is no weapon. */
export const firebolt: Deed = {
  slot: 'regular',
  needs: 'target',
  cost: () => ({ focus: 2 }),
  aim: (table, actor, act) => enemyFault(table, actor, act, FIREBOLT_HEXES),
  isChecked: () => true,
  candidates: enemiesInRange,
  attack: () => FIREBOLT,
  *script(table, entry) {
    yield* strike(table, entry, FIREBOLT);
  },
};

/** Holding an enemy in place. */
export const bind: Deed = {
  slot: 'regular',
  needs: 'target',
  cost: () => ({ focus: 2 }),
  aim: (table, actor, act) => enemyFault(table, actor, act, 5),
  hosts: (boost) => boost === 'press',
  isChecked: () => true,
  candidates: enemiesInRange,
  effect(table, entry) {
    const actor = actorOf(table, entry);
    const target = targetOf(table, entry);
    if (target && contest(table, entry, actor, target)) {
      afflict(table, target.id, 'held', actor.id);
    }
  },
};

const ROAR_DIFFICULTY = 10;

/** Frightening every enemy near by. */
export const roar: Deed = {
  slot: 'regular',
  cost: () => ({ focus: 2 }),
  effect(table, entry) {
    const actor = actorOf(table, entry);
    for (const enemy of enemiesOf(table, actor.id)) {
      if (!isWithin(table, actor.at, enemy.at, 2)) continue;
      const isSteady = succeeds(rollCheck(table, enemy, 'willpower', 0), ROAR_DIFFICULTY);
      if (!isSteady) afflict(table, enemy.id, 'dazed', actor.id);
    }
  },
};
