import { fighter, hex, oneOf, optional, type Values } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf, findFighter, standing } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { distance, type Hex, isSame } from '../../../hex/axial.ts';
import { isCover, isWall } from '../../../hex/map.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { faultOfPhase } from './actions.ts';
import { contest } from './checks.ts';
import { afflict, has, reveal } from './conditions.ts';
import { faultOfDistance, faultOfTarget } from './sight.ts';
import { stagedAction } from './staged-action.ts';

export const MARK_PARAMS = { target: fighter };

/** Marks a target (PHASE-46). */
export const MARK = stagedAction('mark', {
  params: MARK_PARAMS,
  variants: others,
  takes: () => 'standard',
  timing: (table, me) => faultOfPhase(table, me, 'mark'),
  aim: (table, me, { target }) => faultOfTarget(table, me, target, me.scope), // PHASE-46
  *run(table, step, { target }) {
    afflict(table, target, 'marked', step.by); // PHASE-46
    return { by: step.by, acts: ['mark'] };
  },
});

function* others(table: PhasesTable, me: PhasesFighter): Iterable<{ target: Id }> {
  for (const { id } of standing(table)) if (id !== me.id) yield { target: id };
}

export const SEARCH_PARAMS = {
  mode: oneOf(['reveal', 'learn']),
  target: optional(fighter),
  at: optional(hex),
};
type Searching = Values<typeof SEARCH_PARAMS>;

/**
 * Reveals a hidden fighter, or learns about a fighter or an object (PHASE-47, PHASE-48). Needs no line of sight:
 * PHASE-R22.
 */
export const SEARCH = stagedAction('search', {
  params: SEARCH_PARAMS,
  understand: named,
  variants: waysToSearch,
  takes: () => 'standard',
  timing: (table, me) => faultOfPhase(table, me, 'search'),
  aim(table, me, { mode, target, at }) {
    const other = target === undefined ? undefined : findFighter(table, target);
    if (mode === 'reveal' && other && !has(other, 'hidden')) return 'no-such-condition'; // PHASE-47
    const to = target === undefined ? objectAt(table, at) : isSearchable(me, other) ? other?.at : undefined;
    return to ? faultOfDistance(table, me.at, to, me.scope, { needsSight: false }) : 'no-such-target'; // PHASE-R22
  },
  *run(table, step, { mode, target, at }) {
    if (mode === 'learn')
      learn(table, step.by, target ?? `${at}`); // PHASE-48
    else if (target !== undefined) seekOut(table, step.by, target);
    return { by: step.by, acts: ['search'] };
  },
});

function isSearchable(me: PhasesFighter, other: PhasesFighter | undefined): boolean {
  return other !== undefined && !other.defeated && other.id !== me.id;
}

/**
 * Returns the hex if it holds a wall or cover, else undefined. Such objects can be searched, but not attacked:
 * PHASE-R43.
 */
function objectAt({ map }: PhasesTable, at: Hex | undefined): Hex | undefined {
  return at && (isWall(map, at) || isCover(map, at)) ? at : undefined; // PHASE-R43
}

function learn(table: PhasesTable, by: Id, what: string): void {
  const me = fighterOf(table, by);
  if (!me.known.includes(what)) me.known = [...me.known, what].sort(); // PHASE-48, PHASE-R46
  emit(table, { type: 'learned', by, ...(table.fighters[what] && { target: what }), clause: 'PHASE-48' });
}

function seekOut(table: PhasesTable, by: Id, target: Id): void {
  if (contest(table, [by, 'mind'], [target, 'agility'], 'PHASE-47')) reveal(table, target); // PHASE-47
}

/**
 * Returns the parameters if they fit the mode, else undefined: `reveal` needs a target, and `learn` needs either a
 * target or a hex.
 */
function named(act: Searching): Searching | undefined {
  const isOne = (act.target === undefined) !== (act.at === undefined);
  return isOne && (act.mode === 'learn' || act.target !== undefined) ? act : undefined;
}

function* waysToSearch(table: PhasesTable, me: PhasesFighter): Iterable<Searching> {
  for (const other of fightersOf(table)) {
    if (other.id === me.id || other.defeated || distance(me.at, other.at) > me.scope) continue;
    if (has(other, 'hidden')) yield { mode: 'reveal', target: other.id };
    if (!me.known.includes(other.id)) yield { mode: 'learn', target: other.id };
  }
  for (const at of objectsOf(table)) if (!me.known.includes(`${at}`)) yield { mode: 'learn', at };
}

function objectsOf({ map: { walls, cover } }: PhasesTable): Hex[] {
  return [...walls, ...cover.filter((at) => !walls.some((wall) => isSame(wall, at)))];
}
