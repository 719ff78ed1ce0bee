import { perform } from '../../../engine/core/action.ts';
import type { Axes } from '../../../engine/core/axes.ts';
import { turnQuestion } from '../../../engine/core/choices.ts';
import {
  type Answer,
  ask,
  askAny,
  askFirst,
  type Choice,
  type KeyedQuestion,
  type Script,
} from '../../../engine/core/script.ts';
import { oneOf, optional } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fightersOf, findFighter, isStanding, type Table } from '../../../engine/state/table.ts';
import { concludeIfDecided, emit, touch, touchAll } from '../../../engine/state/verbs.ts';
import { PHASES, type Phase } from '../sheet/abilities.ts';
import { type Group, LATER, membersOf, numberOf, type PhasesFighter, type PhasesTable } from '../table.ts';
import { mayRelease } from './channel.ts';
import { offer } from './offer.ts';
import { maySurge, refreshSurge } from './surge.ts';
import { ACTIONS } from './turn-actions.ts';
import { beginTurn, closeTurn, type Kind } from './turns.ts';
import { faultOfUntil, timesToWaitFor } from './waiting.ts';

/** Plays the battle from the current state of the table until only one side is left. */
export function* play(table: PhasesTable): Script {
  while (!table.over) {
    if (table.phase === null) beginRound(table);
    else if (table.turn !== null) yield* goOnWith(table, table.turn);
    else yield* nextPick(table);
    concludeIfDecided(table); // PHASE-R45
  }
}

/**
 * Asks for one more intent in the open turn, or closes the turn if its fighter is out of the fight (PHASE-R31,
 * PHASE-R44).
 */
function* goOnWith(table: PhasesTable, id: Id): Script {
  if (!isStanding(table, id)) {
    closeTurn(table, id);
    return;
  }
  const intent = yield* askAny([turnQuestion(ACTIONS, id, isStanding)]);
  if (intent) yield* perform(table, ACTIONS, intent);
}

/** Begins a new round with its first phase. A battle starts with round 1 (PHASE-R23). */
function beginRound(table: PhasesTable): void {
  table.round++; // PHASE-1
  touchAll(table);
  if (table.round > 1) for (const one of fightersOf(table)) refresh(table, one);
  emit(table, { type: 'round-began', round: table.round, clause: 'PHASE-1' });
  beginPhase(table, PHASES[0]);
}

/** Gives a fighter back everything that it regains at the start of a round. */
function refresh(table: PhasesTable, one: PhasesFighter): void {
  one.acted = false; // PHASE-4
  one.took = [];
  one.skipUntil = null; // PHASE-5
  one.used = []; // PHASE-63, PHASE-77
  refreshSurge(table, one);
}

function beginPhase(table: PhasesTable, phase: Phase): void {
  table.phase = phase;
  table.passed = []; // PHASE-5
  touchAll(table);
  for (const one of fightersOf(table)) if (one.skipUntil === phase) one.skipUntil = null; // PHASE-5
  const number = numberOf(phase);
  table.due = membersOf(table, 'npc').flatMap(({ id, acted, initiative }) =>
    initiative.includes(number) && !acted ? [id] : [],
  ); // PHASE-6, PHASE-R55
  emit(table, { type: 'phase-began', phase, clause: 'PHASE-1' });
}

/**
 * Begins the next phase. After the last phase, ends the round (PHASE-1). Called when neither group nominates a
 * fighter (PHASE-3).
 */
function goOn(table: PhasesTable): void {
  const next = table.phase && PHASES[PHASES.indexOf(table.phase) + 1];
  if (next) beginPhase(table, next);
  else table.phase = null;
}

/**
 * Asks the group with the pick to nominate a fighter, then the other group. If neither does, goes on to the next
 * phase (PHASE-3).
 */
function* nextPick(table: PhasesTable): Script {
  const first = table.pick;
  if (yield* nominate(table, first)) return;
  if (yield* nominate(table, first === 'pc' ? 'npc' : 'pc')) return; // PHASE-3
  goOn(table);
}

function* nominate(table: PhasesTable, group: Group): Script<boolean> {
  const chosen = yield* group === 'pc' ? nominateHero(table) : nominateNpc(table);
  if (!chosen || !isStanding(table, chosen.id)) return chosen !== undefined;
  yield* beginTurn(table, chosen.id, chosen.kind);
  return true;
}

interface Nominated {
  readonly id: Id;
  readonly kind: Kind;
}

/** Asks all heroes that may act at once. The first hero that does not pass takes the pick (PHASE-4, PHASE-R56). */
function* nominateHero(table: PhasesTable): Script<Nominated | undefined> {
  const questions = () => membersOf(table, 'pc').map(({ id }) => nomination(id));
  const answer = yield* askFirst(questions, (passed) => pass(table, passed));
  return answer ? { id: String(answer.as), kind: answer.option as Kind } : undefined; // PHASE-R56
}

function nomination(id: Id): KeyedQuestion {
  return {
    for: id,
    kind: 'nominate',
    key: id,
    choices: (seen: Table) => nominations(seen as PhasesTable, id),
    concerns: (seen: Table) => nominations(seen as PhasesTable, id).length > 0, // whether a hero is asked depends only on public information
    fallback: { option: 'pass' },
  };
}

const PASSING = { until: optional(oneOf(LATER)) };

/**
 * Returns a fighter's choices when its group has the pick, including `pass`. Returns an empty list if the fighter could
 * only pass (PHASE-4, PHASE-19, PHASE-20, PHASE-59, PHASE-61).
 */
function nominations(table: PhasesTable, id: Id): Choice[] {
  const me = findFighter(table, id);
  if (!me || me.defeated || me.skipUntil !== null || table.passed.includes(id)) return []; // PHASE-5
  const options: Kind[] = [];
  if (me.pc && !me.acted) options.push('act'); // PHASE-4
  if (maySurge(me)) options.push('surge'); // PHASE-19, PHASE-20
  if (mayRelease(table, me)) options.push('release'); // PHASE-59, PHASE-61
  if (options.length === 0) return [];
  const taking = options.map((option) => ({ option }));
  return me.pc ? [...taking, passing(table)] : [...taking, { option: 'pass' }];
}

function passing(table: PhasesTable): Choice {
  const axes = (): Axes => ({ until: { type: 'one', of: timesToWaitFor(table) } });
  const choice = offer(
    'pass',
    PASSING,
    () => [{}],
    ({ until }) => faultOfUntil(table, until ?? null),
  );
  return { ...choice, axes };
}

/**
 * Records a pass. It lasts until another turn or release is taken, or until the moment that the player chose:
 * PHASE-5.
 */
function pass(table: PhasesTable, { as, until }: Answer): void {
  const me = findFighter(table, String(as));
  if (!me) return;
  touch(table, me.id);
  table.passed = [...table.passed, me.id]; // PHASE-5, PHASE-R25, PHASE-60
  me.skipUntil = LATER.find((later) => later === until) ?? null; // PHASE-5
}

/**
 * Asks each channeling NPC whether it releases its ability. If none does, nominates the next NPC that has a turn in
 * this phase (PHASE-6, PHASE-R25).
 */
function* nominateNpc(table: PhasesTable): Script<Nominated | undefined> {
  for (const { id } of membersOf(table, 'npc')) {
    if (nominations(table, id).length === 0) continue;
    const answer = yield* ask({
      for: id,
      kind: 'nominate',
      choices: (seen: Table) => nominations(seen as PhasesTable, id),
      concerns: (seen: Table) => nominations(seen as PhasesTable, id).length > 0,
      fallback: { option: 'pass' } as Answer & { option: 'pass' },
    });
    if (answer.option === 'release') return { id, kind: 'release' }; // PHASE-R25
    if (answer.as === id) pass(table, answer); // PHASE-R25: an NPC's pass lasts as long as a hero's pass
  }
  const id = yield* nextDue(table);
  return id === undefined ? undefined : { id, kind: 'act' };
}

/** Returns the next NPC that has a turn in this phase. If there are several, the GM chooses (PHASE-6, PHASE-R25). */
function* nextDue(table: PhasesTable): Script<Id | undefined> {
  const due = (seen: PhasesTable) => membersOf(seen, 'npc').filter(({ id }) => seen.due.includes(id));
  const [first] = due(table);
  if (!first || due(table).length === 1) return first?.id; // PHASE-6
  const answer = yield* ask({
    for: 'gm',
    kind: 'nominate-foe',
    choices: (seen: Table) => {
      const ids = due(seen as PhasesTable).map(({ id }) => ({ option: id }));
      return ids.length > 1 ? ids : [];
    },
    get fallback() {
      return { option: (due(table)[0] ?? first).id }; // PHASE-R24
    },
  });
  return answer?.option ?? due(table)[0]?.id;
}
