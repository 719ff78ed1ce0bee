import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { faultOfPlace } from '../../../../engine/state/table.ts';
import { emit, place } from '../../../../engine/state/verbs.ts';
import { type Hex, isAdjacent, neighbors } from '../../../../hex/axial.ts';
import { areEnemies } from '../../../../kit/sides.ts';
import type { BoostId } from '../../sheet/abilities.ts';
import { type Act, type Entry, findEntry, type VigilFighter, type VigilTable } from '../../table.ts';
import type { ActionRule } from '../action-rule.ts';
import { faultOfSize, isAttack } from '../attack.ts';
import { distinctBoosts, without } from '../boosts.ts';
import { costOf } from '../costs.ts';
import { actorOf } from '../defense.ts';
import { boostsOn } from '../defense-boosts.ts';
import { prevent } from '../preventing.ts';
import { isWithin, reachOf } from '../sight.ts';
import { contest } from './contest.ts';
import { numbersOf } from './numbers.ts';

/* Bound abilities: quick abilities that affect the action they respond to (VIG-25 to VIG-28). */

const bound = { slot: 'quick', isBound: true } as const;

/** Returns the fighter who takes the action `parent`, if it is a visible enemy at most `most` hexes away. */
function enemyActing(
  table: VigilTable,
  actor: VigilFighter,
  parent: Entry | undefined,
  most: number,
): VigilFighter | undefined {
  const enemy = parent && table.fighters[parent.by];
  const isNear = enemy && areEnemies(actor, enemy) && isWithin(table, actor.at, enemy.at, most);
  return isNear ? enemy : undefined;
}

function faultUnless(isFit: boolean): Fault | undefined {
  return isFit ? undefined : 'no-such-target';
}

/**
 * Rolls an opposed check between the actor and the enemy that the actor responds to. Success prevents the enemy's
 * action (VIG-28).
 */
function oppose(table: VigilTable, entry: Entry): void {
  const parent = findEntry(table, entry.parent);
  const enemy = parent && table.fighters[parent.by];
  if (!parent || !enemy) return;
  const isStopped = contest(table, entry, actorOf(table, entry), enemy);
  if (isStopped) prevent(table, parent, entry.by); // VIG-28
}

/** Prevents an enemy's attack if an opposed check succeeds. */
export const disrupt: ActionRule = {
  ...bound,
  cost: (actor) => costOf(actor, 'disrupt'),
  faultOfAim(table, actor, _act, parent) {
    const isFit = parent !== undefined && isAttack(parent);
    return faultUnless(isFit && enemyActing(table, actor, parent, reachOf(actor)) !== undefined);
  },
  allowsBoost: (boost) => boost === 'press',
  isChecked: () => true,
  effect: oppose,
};

/** Prevents an enemy's move, climb, swing or stunt if an opposed check succeeds. */
export const blockPath: ActionRule = {
  ...bound,
  cost: (actor) => costOf(actor, 'block-path'),
  faultOfAim(table, actor, _act, parent) {
    const isTravel = parent?.name === 'move' || parent?.name === 'traverse' || parent?.name === 'stunt';
    const enemy = enemyActing(table, actor, parent, reachOf(actor));
    if (!isTravel || !enemy) return 'no-such-target';
    return faultOfSize(actor, enemy); // VIG-71
  },
  allowsBoost: (boost) => boost === 'press',
  isChecked: () => true,
  effect: oppose,
};

/** Prevents an enemy's quick action. */
export const foil: ActionRule = {
  ...bound,
  cost: (actor) => costOf(actor, 'foil'),
  faultOfAim: (table, actor, _act, parent) =>
    faultUnless(
      parent?.slot === 'quick' &&
        enemyActing(table, actor, parent, numbersOf(actor, 'foil').range) !== undefined,
    ), // VIG-63
  effect(table, entry) {
    const parent = findEntry(table, entry.parent);
    if (parent) prevent(table, parent, entry.by); // VIG-28
  },
};

/** Adds disadvantage to the check of an enemy's action. */
export const distract: ActionRule = {
  ...bound,
  cost: (actor) => costOf(actor, 'distract'),
  faultOfAim: (table, actor, _act, parent) =>
    faultUnless(
      parent?.isChecked === true &&
        enemyActing(table, actor, parent, numbersOf(actor, 'distract').range) !== undefined,
    ),
  effect(table, entry) {
    const parent = findEntry(table, entry.parent);
    if (!parent) return;
    parent.disadvantage += numbersOf(actorOf(table, entry), 'distract').dice;
    emit(table, { type: 'distracted', by: entry.by, target: parent.by, name: parent.name });
  },
};

/** Removes one boost from an enemy's action (VIG-75). */
export const unsettle: ActionRule<Act & { readonly boost: BoostId }> = {
  ...bound,
  needs: 'boost',
  cost: (actor) => costOf(actor, 'unsettle'),
  faultOfAim(table, actor, { boost }, parent) {
    const isCarried = parent !== undefined && boostsOn(parent).includes(boost);
    return faultUnless(
      isCarried && enemyActing(table, actor, parent, numbersOf(actor, 'unsettle').range) !== undefined,
    );
  },
  candidates: (_table, _actor, _given, parent) =>
    distinctBoosts(parent ? boostsOn(parent) : []).map((boost) => ({ boost })),
  effect(table, entry) {
    const parent = findEntry(table, entry.parent);
    const boost = entry.act.boost;
    if (!parent) return;
    if (parent.slot === 'boost') return prevent(table, parent, entry.by); // VIG-75: removes a boost of a defense by preventing its entry
    parent.boosts = without(parent.boosts, boost); // VIG-75: the action and its other boosts remain
    const { by, name } = parent;
    emit(table, { type: 'unsettled', by: entry.by, target: by, name, boost, clause: 'VIG-75' });
  },
};

/** Moves the actor to an adjacent hex when an enemy's action targets it. */
export const sidestep: ActionRule<Act & { readonly to: Hex }> = {
  ...bound,
  needsFooting: () => true,
  needs: 'to',
  cost: (actor) => costOf(actor, 'sidestep'),
  faultOfAim(table, actor, { to }, parent) {
    const enemy = parent && table.fighters[parent.by];
    if (!enemy || !areEnemies(actor, enemy) || parent.target !== actor.id) return 'no-such-target';
    if (!isAdjacent(actor.at, to)) return 'out-of-range';
    return faultOfPlace(table, to, actor.id);
  },
  candidates: (_table, actor, _given, parent) =>
    parent?.target === actor.id ? neighbors(actor.at).map((to) => ({ to })) : [],
  destination: (_table, _actor, { to }) => to,
  effect: (table, entry) => place(table, entry.by, entry.act.to, 'sidestepped'),
};

/** Takes an adjacent ally's place as the target of an attack. */
export const intercept: ActionRule = {
  ...bound,
  needsFooting: () => true,
  cost: (actor) => costOf(actor, 'intercept'),
  faultOfAim(table, actor, _act, parent) {
    const enemy = parent && table.fighters[parent.by];
    const ally = parent?.target === undefined ? undefined : table.fighters[parent.target];
    if (!enemy || !ally || !isAttack(parent) || !areEnemies(actor, enemy)) return 'no-such-target';
    const isAlly = ally.id !== actor.id && !ally.defeated && !areEnemies(actor, ally);
    return faultUnless(isAlly && isAdjacent(actor.at, ally.at));
  },
  effect(table, entry) {
    const parent = findEntry(table, entry.parent);
    const actor = actorOf(table, entry);
    const ally = parent?.target === undefined ? undefined : table.fighters[parent.target];
    if (!parent || !ally) return;
    const [here, there] = [actor.at, ally.at];
    place(table, ally.id, here, 'swapped');
    place(table, actor.id, there, 'swapped');
    parent.target = actor.id; // VIG-R16
    emit(table, {
      type: 'intercepted',
      by: actor.id,
      target: ally.id,
      name: parent.name,
      clause: 'VIG-R16',
    });
  },
};
