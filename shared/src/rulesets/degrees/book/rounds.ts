import { type Actions, perform } from '../../../engine/core/action.ts';
import { turnQuestion } from '../../../engine/core/choices.ts';
import { askAny, halt, onStack, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { countBegun, countEnded } from '../../../engine/state/durations.ts';
import { fighterOf, fightersOf, findFighter, sidesStanding } from '../../../engine/state/table.ts';
import { concludeIfDecided, emit, touchAll } from '../../../engine/state/verbs.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { causesOf } from './causes.ts';
import { close, degreeOf, rollCheck, showCheck } from './checks.ts';
import { is, isHelpless, masterOf, relieve } from './conditions.ts';
import { tire } from './damage-and-recovery/recovering.ts';
import { failDeath, resistOngoing } from './damage-and-recovery/resisting.ts';
import { expire } from './lasting.ts';
import { resistBonus } from './modifiers.ts';
import { askDelayers } from './ready-and-delay/delay.ts';

/* Rounds and turns (DEG-1 to DEG-3, DEG-R35, DEG-R44). */

/** Plays the battle from the current state of the table until it is over. */
export function* play(table: DegreesTable, actions: Actions<DegreesTable>): Script {
  for (;;) {
    conclude(table);
    if (table.over) yield* halt();
    const by = table.turn;
    if (by === null) yield* passOn(table, null);
    else if (!findFighter(table, by)) yield* passOn(table, by);
    else if (isUp(table, by)) yield* act(table, actions, by);
    else yield* endTurn(table, by); // DEG-R35
  }
}

/** Ends the battle if only one side has undefeated fighters (DEG-R30). */
export function conclude(table: DegreesTable): void {
  if (table.round > 0 && sidesStanding(table).length <= 1) concludeIfDecided(table); // DEG-R30
}

function isUp(table: DegreesTable, id: Id): boolean {
  const fighter = findFighter(table, id);
  return table.turn === id && fighter !== undefined && !isHelpless(fighter);
}

/** Asks for one action of the turn and takes it. The master of a controlled fighter chooses (DEG-R12). */
function* act(table: DegreesTable, actions: Actions<DegreesTable>, by: Id): Script {
  const speaker = masterOf(table, by) ?? by; // DEG-R12
  const intent = yield* askAny([turnQuestion(actions, by, isUp, { speaker })]); // DEG-7
  if (!intent) return;
  yield* perform(table, actions, intent);
}

/** Ends a turn: makes checks against afflictions, ends expired effects, and offers turns to delaying fighters. */
export function* endTurn(table: DegreesTable, id: Id): Script {
  yield* endStep(table, id);
  yield* passOn(table, id);
}

function* endStep(table: DegreesTable, id: Id): Script {
  yield* onStack(table, { name: 'end-turn', by: id }, resistAll(table, id)); // DEG-R37
  const fighter = findFighter(table, id);
  if (!fighter) return;
  fighter.std = 0; // DEG-3
  fighter.mov = 0; // DEG-3, DEG-8: an unused quick action is not lost
  countEnded(fighter); // DEG-R23
  expire(table); // DEG-R23
  emit(table, { type: 'turn-ended', by: id });
}

/** Makes a check against each ongoing affliction, in the order in which the afflictions began (DEG-R10, DEG-R37). */
function* resistAll(table: DegreesTable, id: Id): Script {
  const list = findFighter(table, id)?.effects ?? [];
  for (const one of list) {
    const fighter = findFighter(table, id);
    if (!fighter || is(fighter, 'dead') || one.track === 'grab') continue; // DEG-R22
    if (fighter.effects.includes(one)) yield* resistOngoing(table, id, one); // DEG-R10
  }
}

/** Lets a delaying fighter act, or begins the next turn (DEG-114). `after` is null if no turn has ended. */
function* passOn(table: DegreesTable, after: Id | null): Script {
  conclude(table);
  if (table.over) return;
  const delayer = after === null ? undefined : yield* askDelayers(table); // DEG-114
  if (delayer !== undefined) return open(table, fighterOf(table, delayer)); // DEG-114, DEG-R44
  table.turn = null;
  while (table.turn === null && !table.over) {
    const [next, ...rest] = table.pending;
    if (next === undefined) openRound(table);
    else {
      table.pending = rest;
      yield* startTurn(table, next); // DEG-1
    }
  }
}

/** Begins a round, in which every fighter has a turn (DEG-1). */
function openRound(table: DegreesTable): void {
  table.round++;
  expire(table); // DEG-28
  table.pending = [...table.order]; // DEG-1
  touchAll(table);
  for (const fighter of fightersOf(table)) fighter.moved = 0; // DEG-108
  emit(table, { type: 'round-began', round: table.round });
}

/** Begins a fighter's turn. If the fighter still delays its previous turn, that turn ends first (DEG-115, DEG-116). */
function* startTurn(table: DegreesTable, id: Id): Script {
  const fighter = findFighter(table, id);
  if (!fighter || is(fighter, 'dead')) return; // DEG-R35
  if (fighter.delaying) {
    emit(table, { type: 'delay-lost', by: id, clause: 'DEG-115' });
    yield* endStep(table, id); // DEG-115, DEG-116
    conclude(table);
    if (!findFighter(table, id) || table.over) return;
  }
  countBegun(fighter); // DEG-R23
  open(table, fighter);
  yield* onStack(table, { name: 'start-turn', by: id }, startStep(table, id));
}

/**
 * Opens a fighter's turn, delayed or not. The fighter gets the actions of a turn, and all fighters get their reaction
 * back.
 */
function open(table: DegreesTable, fighter: DegreesFighter): void {
  table.turn = fighter.id;
  table.turnCount++;
  fighter.delaying = false;
  fighter.acted = false;
  fighter.attacked = false;
  fighter.std = 1; // DEG-3
  fighter.mov = is(fighter, 'dazed') ? 0 : 1; // DEG-3, DEG-R11
  fighter.quick = is(fighter, 'dazed') ? 0 : 1; // DEG-3, DEG-R11
  touchAll(table);
  for (const one of fightersOf(table)) {
    one.reaction = 1; // DEG-10
    one.free = 0; // DEG-9
    one.extraFree = 0; // DEG-132
  }
  const master = masterOf(table, fighter.id); // DEG-R12
  emit(table, { type: 'turn-began', by: fighter.id, ...(master !== undefined && { master }) });
}

/** Applies the rules for the start of a turn. */
function* startStep(table: DegreesTable, id: Id): Script {
  const fighter = fighterOf(table, id);
  expire(table); // DEG-R23
  fighter.defending = false; // DEG-19
  fighter.stance = null; // DEG-118
  fighter.stancePaid = false;
  fighter.ready = null; // DEG-26
  fighter.readied = null;
  if (!fighter.ranWell) fighter.runStreak = 0; // DEG-R45
  fighter.ran = false;
  fighter.ranWell = false;
  fighter.running = false; // DEG-56
  fighter.stood = false; // DEG-61
  payDebts(table, id); // DEG-104
  if (is(fighter, 'dying')) saveFromDeath(table, id); // DEG-R13
  keepAim(fighter); // DEG-69
}

/**
 * Pays each Surge debt with a level of fatigue. Debts for extra resistance checks wait while the fighter is compelled
 * or controlled.
 */
function payDebts(table: DegreesTable, id: Id): void {
  const fighter = fighterOf(table, id);
  const waits = is(fighter, 'compelled') || is(fighter, 'controlled'); // DEG-102
  const due = fighter.surgeDebt - (waits ? fighter.resistDebt : 0); // DEG-102
  for (let debt = 0; debt < due; debt++) tire(table, id); // DEG-104, DEG-106
  fighter.surgeDebt -= due; // DEG-104
  if (!waits) fighter.resistDebt = 0;
}

function saveFromDeath(table: DegreesTable, id: Id): void {
  const fighter = fighterOf(table, id);
  const causes = causesOf((list) => resistBonus(fighter, 'fortitude', undefined, list));
  const check = rollCheck(table, id, { kind: 'save', of: 'fortitude', causes, dc: 15 }); // DEG-R13
  showCheck(table, check);
  close(table);
  const degree = degreeOf(check);
  if (degree >= 2)
    relieve(table, id, ({ name }) => name === 'dying'); // DEG-R13
  else if (degree < 0) failDeath(table, id, -degree); // DEG-R13
}

/** Keeps a fighter's aim, which counts as a free action. A helpless fighter loses its aim (DEG-69). */
function keepAim(fighter: DegreesFighter): void {
  if (!fighter.aim) return;
  if (isHelpless(fighter))
    fighter.aim = null; // DEG-69
  else fighter.free++; // DEG-69
}

/** Returns the seconds of game time that have passed (DEG-2). */
export function clockOf({ round, options }: DegreesTable): number {
  const { encounter, roundLength } = options;
  const usual = encounter === 'conflict' ? 'minutes' : 'seconds'; // DEG-2
  const length = encounter === 'combat' ? 'seconds' : (roundLength ?? usual); // DEG-2
  return Math.max(0, round - 1) * (length === 'minutes' ? 360 : 6); // DEG-2
}
