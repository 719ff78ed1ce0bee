import type { Ahead } from '../../../engine/presentation/description.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { labelsIn } from '../../../kit/labels.ts';
import { USE } from '../book/abilities.ts';
import { DEFEND, REFRESH } from '../book/bolster.ts';
import { ATTACK, GRAPPLE, SHOVE } from '../book/brawl.ts';
import { CHANNEL } from '../book/channel.ts';
import { FULL_ATTACK } from '../book/full-attack.ts';
import { HIDE, RUSH } from '../book/reposition.ts';
import { MARK, SEARCH } from '../book/skirmish.ts';
import { faultOfReadying, type StagedAction } from '../book/staged-action.ts';
import { maySurge, priceTextOf } from '../book/surge.ts';
import { ABILITIES, PHASES, type Phase } from '../sheet/abilities.ts';
import { attackOf } from '../sheet/content.ts';
import { IMPROVISED, isSlow } from '../sheet/weapons.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { TEXT } from './catalog.ts';
import { LABELS } from './labels.ts';

/**
 * Returns the actions that a hero could take in each remaining phase, regardless of targets, and the stress of its next
 * surge. Returns undefined for NPCs.
 */
export function ahead(table: PhasesTable, id: Id): Ahead | undefined {
  const me = findFighter(table, id);
  if (!me?.pc || table.phase === null) return undefined;
  const left = PHASES.slice(PHASES.indexOf(table.phase));
  const steps = left.map((phase) => ({ id: phase, things: thingsIn({ ...table, phase }, me, phase) }));
  const price = maySurge({ ...me, acted: true }) ? priceTextOf(table.options, me) : null;
  const facts = price === null ? [] : [{ label: TEXT.ahead.surge, value: TEXT.ahead.stress(price) }];
  return { steps, facts };
}

function thingsIn(table: PhasesTable, me: PhasesFighter, phase: Phase): string[] {
  if (phase === 'delay') return [TEXT.ahead.anything]; // PHASE-68
  const { labelOf } = labelsIn(table.content, LABELS);
  if (phase === 'release') return me.channeling === null ? [] : [labelOf(me.channeling)]; // PHASE-59
  return [...possibleActions(table, me)].map((thing) =>
    thing === 'double' ? TEXT.ahead.double : labelOf(thing),
  );
}

/** Yields the ids of the actions that the phase of `table` allows (PHASE-2, PHASE-14, PHASE-15, PHASE-17). */
function* possibleActions(table: PhasesTable, me: PhasesFighter): Iterable<string> {
  const can = <Act extends Params>(staged: StagedAction<Act>, act: Act) =>
    faultOfReadying(table, me, staged, act) === undefined;
  if (can(DEFEND, {})) yield 'defend';
  if (can(REFRESH, { first: 'stress', second: 'reload' })) yield 'refresh';
  if (can(MARK, { target: me.id })) yield 'mark';
  if (can(SEARCH, { mode: 'learn' })) yield 'search';
  if (can(RUSH, { mode: 'slip' })) yield 'rush';
  if (can(HIDE, {})) yield 'hide';
  for (const weapon of [...me.weapons, ...IMPROVISED]) if (can(ATTACK, { weapon })) yield weapon;
  if (can(SHOVE, { target: me.id })) yield 'shove';
  if (can(GRAPPLE, { target: me.id })) yield 'grapple';
  for (const weapon of me.weapons)
    if (isSlow(attackOf(me, weapon)) && can(FULL_ATTACK, { mode: 'slow', weapon })) yield weapon;
  if (can(FULL_ATTACK, { mode: 'double' })) yield 'double';
  for (const ability of me.abilities) {
    const { as } = ABILITIES[ability].use;
    if ((as === 'action' || as === 'phase') && can(USE, { ability })) yield ability;
    if (me.channeling === null && can(CHANNEL, { ability })) yield ability;
  }
}
