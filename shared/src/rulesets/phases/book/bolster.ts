import type { Fault } from '../../../engine/presentation/rejection.ts';
import { fighter, oneOf, optional, type Values } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { emit, roll } from '../../../engine/state/verbs.ts';
import { isAdjacent } from '../../../hex/axial.ts';
import { gain, lose } from '../../../kit/resources.ts';
import { alliesOf, allyOf } from '../../../kit/sides.ts';
import { CONDITIONS, ILLS, type Ill } from '../sheet/conditions.ts';
import { traitOf } from '../sheet/content.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { faultOfPhase } from './actions.ts';
import { relieve } from './conditions.ts';
import { armorOf } from './harm.ts';
import { stagedAction } from './staged-action.ts';

/** Defends: gains focus, and attackers have a snag until the fighter's next turn. */
export const DEFEND = stagedAction('defend', {
  takes: () => 'standard',
  timing: (table, me) => faultOfPhase(table, me, 'defend'),
  *run(table, step) {
    const me = fighterOf(table, step.by);
    gain(table, step.by, 'focus', armorOf(me) + roll(table, 3), { clause: 'PHASE-36' }); // PHASE-36
    me.defending = true; // PHASE-36
    emit(table, { type: 'defended', by: step.by, clause: 'PHASE-36' });
    shieldOthers(table, step.by);
    return { by: step.by, acts: ['defend'] };
  },
});

/** Applies the trait wall-of-shields after Defend or an ability that counts as Defend (PHASE-14, PHASE-R62). */
export function shieldOthers(table: PhasesTable, by: Id): void {
  const me = fighterOf(table, by);
  if (!me.traits.includes('wall-of-shields')) return;
  const { focus } = traitOf(me, 'wall-of-shields');
  for (const ally of alliesOf(table, me.id))
    if (isAdjacent(ally.at, me.at)) gain(table, ally.id, 'focus', focus, { clause: 'PHASE-14' });
}

const SECOND = ['reload', 'discord', 'condition', 'ally'] as const;
const FIRST = ['recovery', 'stress', 'mp'] as const;
export const REFRESH_PARAMS = {
  first: oneOf(FIRST),
  second: oneOf(SECOND),
  condition: optional(oneOf(ILLS)),
  ally: optional(fighter),
};
type Refreshing = Values<typeof REFRESH_PARAMS>;

/** Takes the action Refresh. The player makes both of its choices at once (PHASE-37, PHASE-38). */
export const REFRESH = stagedAction('refresh', {
  params: REFRESH_PARAMS,
  understand: whole, // PHASE-R26: the source text also calls this action "recover"
  variants: waysToRefresh,
  takes: () => 'standard',
  timing: (table, me) => faultOfPhase(table, me, 'refresh'),
  means: (_table, me, { second, condition }) =>
    second === 'condition' && condition ? faultOfClearing(me, condition) : undefined,
  aim(table, me, { second, condition, ally }) {
    if (second !== 'ally' || !condition || !ally) return undefined;
    const other = allyOf(table, me.id, ally);
    if (!other) return 'no-such-target';
    return faultOfClearing(other, condition) ?? (isAdjacent(me.at, other.at) ? undefined : 'out-of-range'); // PHASE-38
  },
  costs: (_me, { first }) => (first === 'recovery' ? { recovery: 1 } : {}), // PHASE-37
  *run(table, step, act) {
    refreshFirst(table, step.by, act);
    refreshSecond(table, step.by, act);
    emit(table, { type: 'refreshed', by: step.by, first: act.first, second: act.second, clause: 'PHASE-37' });
    return { by: step.by, acts: ['refresh'] };
  },
});

function faultOfClearing({ suffers, id }: PhasesFighter, condition: Ill): Fault | undefined {
  const one = suffers.find(({ name }) => name === condition);
  const isCondition = (CONDITIONS as readonly string[]).includes(condition); // PHASE-R12: statuses cannot be cleared
  if (!one || !isCondition) return 'no-such-condition'; // PHASE-38
  return one.by === id ? 'self-caused' : undefined; // PHASE-38
}

function refreshFirst(table: PhasesTable, by: Id, { first }: Refreshing): void {
  const me = fighterOf(table, by);
  if (first === 'recovery') {
    emit(table, { type: 'healed', target: by, amount: me.hpMax - me.hp, hp: me.hpMax, clause: 'PHASE-37' });
    me.hp = me.hpMax; // PHASE-37
  } else if (first === 'stress') lose(table, by, 'stress', me.stress, 'PHASE-37');
  else gain(table, by, 'mp', me.mpMax - me.mp, { clause: 'PHASE-37' });
}

function refreshSecond(table: PhasesTable, by: Id, { second, condition, ally }: Refreshing): void {
  const me = fighterOf(table, by);
  if (second === 'reload')
    me.unloaded = []; // PHASE-38, PHASE-R76
  else if (second === 'discord') lose(table, by, 'discord', me.discord, 'PHASE-38');
  else if (condition) relieve(table, second === 'ally' && ally ? ally : by, condition); // PHASE-38
}

/**
 * Returns the parameters if they are complete, else undefined. To clear a condition, they must name it and, for an
 * ally's condition, the ally.
 */
export function whole(act: Refreshing): Refreshing | undefined {
  const needsCondition = act.second === 'condition' || act.second === 'ally';
  if (needsCondition && act.condition === undefined) return undefined; // PHASE-38
  return act.second === 'ally' && act.ally === undefined ? undefined : act;
}

export function* waysToRefresh(table: PhasesTable, me: PhasesFighter): Iterable<Refreshing> {
  for (const first of FIRST) {
    yield { first, second: 'reload' };
    yield { first, second: 'discord' };
    for (const { name } of me.suffers) yield { first, second: 'condition', condition: name };
    for (const ally of alliesOf(table, me.id))
      for (const { name } of ally.suffers) yield { first, second: 'ally', condition: name, ally: ally.id };
  }
}
