import { type Actions, perform } from '../../../engine/core/action.ts';
import { turnQuestion } from '../../../engine/core/choices.ts';
import { askAny, halt, onStack, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf, findFighter, standing } from '../../../engine/state/table.ts';
import { emit, roll, touch } from '../../../engine/state/verbs.ts';
import type { Specialty } from '../sheet/specialties.ts';
import type { HuntFighter, HuntTable, Party } from '../table.ts';
import { sufferAilments } from './ailments-at-round-end.ts';
import { check, hasSucceeded, plainAttempt } from './checks.ts';
import { endIfAllHelpless, endIfDecided } from './end.ts';
import { askToYell, isToBeAsked } from './enemy-actions.ts';
import { sealOpenFates } from './fate.ts';
import { INITIATIVE } from './tables.ts';
import { ableFighters, beginTurn, endTurn, isAble, mayAct, partyOf } from './turns.ts';

/** Plays rounds step by step, continuing from the current state of the table. */
export function* playRounds(table: HuntTable, actions: Actions<HuntTable>): Script {
  for (;;) {
    yield* takeTurns(table, actions);
    yield* passOn(table);
  }
}

/** Plays the turns of the current step, or of the current part of step E, until no fighter can act in it anymore. */
function* takeTurns(table: HuntTable, actions: Actions<HuntTable>): Script {
  for (;;) {
    yield* sealOpenFates(table); // HUNT-R50
    if (table.party !== null) endIfDecided(table); // HUNT-R47
    if (table.over) return yield* halt();
    const able = settleTurn(table);
    if (able.length === 0) return; // HUNT-2
    const asked = able.map(({ id }) => turnQuestion(actions, id, mayAct)); // HUNT-R53: fighters are asked in listed order
    const intent = yield* askAny(asked); // HUNT-5
    if (!intent) continue;
    const by = findFighter(table, intent.as ?? '');
    if (by && isAble(table, by)) beginTurn(table, by.id); // HUNT-5
    yield* perform(table, actions, intent);
  }
}

/**
 * Gives the turn to a fighter if it is the only fighter that can take it. Returns all fighters that can take the turn.
 */
function settleTurn(table: HuntTable): readonly HuntFighter[] {
  const able = ableFighters(table);
  const holder = able.find(({ id }) => id === table.turn);
  if (table.begun && holder) return [holder];
  if (table.turn !== null && !holder) endTurn(table, table.turn); // HUNT-R45: a fighter that can no longer act loses its turn
  table.begun = false;
  table.turn = able.length === 1 ? (able[0]?.id ?? null) : null; // HUNT-5
  return able;
}

/** Moves on to the next step of the round, or to the next part of step E. */
function* passOn(table: HuntTable): Script {
  if (table.phase !== 'extra' && table.party !== null) closeStep(table, table.party);
  switch (table.phase) {
    case 'advance':
      return yield* openFoes(table, 'enemy'); // HUNT-2
    case 'enemy':
      return open(table, 'late', 'late'); // HUNT-2
    case 'late':
      return open(table, 'extra', 'advance'); // HUNT-2, HUNT-55
    case 'extra':
      return yield* passOnExtra(table); // HUNT-R26
    default:
      return yield* beginRound(table);
  }
}

function open(table: HuntTable, phase: string, party: Party): void {
  table.phase = phase;
  table.party = party;
  if (ableFighters(table).length > 0) emit(table, { type: 'step-began', step: phase, party });
}

function* openFoes(table: HuntTable, phase: 'enemy' | 'extra'): Script {
  open(table, phase, 'enemy');
  yield* askToYell(table); // HUNT-R31
}

/** Marks all fighters of a party as done, because their step is over. */
function closeStep(table: HuntTable, party: Party): void {
  for (const fighter of fightersOf(table)) {
    if (partyOf(fighter) !== party || fighter.done) continue;
    touch(table, fighter.id);
    fighter.done = true; // HUNT-4, HUNT-R45
  }
}

/** Moves on to the next part of step E. If no fighter can act in it anymore, ends the round and begins the next. */
function* passOnExtra(table: HuntTable): Script {
  if (table.party === 'advance') return yield* openFoes(table, 'extra'); // HUNT-54, HUNT-55
  if (table.party === 'enemy') return open(table, 'extra', 'late'); // HUNT-55
  const isLeft = standing(table).some((fighter) => hasExtraLeft(table, fighter));
  if (isLeft) return open(table, 'extra', 'advance'); // HUNT-R26: step E begins again with its first part
  yield* endRound(table);
  yield* beginRound(table);
}

/** Returns whether a fighter can still take a turn in step E or must still be asked to yell. */
function hasExtraLeft(table: HuntTable, fighter: HuntFighter): boolean {
  const party = partyOf(fighter);
  const there = { ...table, party };
  return isAble(there, fighter) || isToBeAsked(there, fighter); // HUNT-R26, HUNT-R31
}

/** Begins the next round and decides which adventurers act early (Advance) or late. */
function* beginRound(table: HuntTable): Script {
  table.round++; // HUNT-1
  table.phase = 'initiative'; // HUNT-2
  table.party = null;
  emit(table, { type: 'round-began', round: table.round });
  const adventurers = standing(table).filter(({ type }) => type === 'adventurer');
  if (table.ordered) placeAll(table, adventurers);
  else if (adventurers.length > 0) {
    yield* onStack(table, { name: 'initiative' }, rollInitiative(table, adventurers)); // HUNT-3
  }
  open(table, 'advance', 'advance'); // HUNT-2
}

/** Rolls one Target Specialty for the whole party, and then each adventurer's Initiative check. */
function* rollInitiative(table: HuntTable, adventurers: readonly HuntFighter[]): Script {
  const entry = roll(table, 6); // HUNT-3, HUNT-R7
  const specialty = INITIATIVE[entry - 1] as Specialty;
  emit(table, { type: 'initiative-set', entry, specialty, clause: 'HUNT-3' });
  for (const { id } of adventurers) {
    if (!findFighter(table, id)) continue;
    const attempt = plainAttempt(fighterOf(table, id), specialty, [], 'initiative'); // HUNT-66
    const rolled = yield* check(table, id, attempt); // HUNT-3, HUNT-R7
    const fighter = findFighter(table, id);
    if (fighter) fighter.step = hasSucceeded(rolled) ? 'advance' : 'late'; // HUNT-4
  }
}

function placeAll(table: HuntTable, adventurers: readonly HuntFighter[]): void {
  for (const fighter of adventurers) {
    touch(table, fighter.id);
    fighter.step = placeInOrder(table, fighter.id); // HUNT-R8
  }
}

/**
 * Returns the step in which an adventurer acts under a given turn order: `advance` if it comes before the first
 * enemy.
 */
function placeInOrder(table: HuntTable, id: Id): 'advance' | 'late' {
  const place = table.order.indexOf(id);
  const foes = table.order.findIndex((other) => findFighter(table, other)?.type !== 'adventurer');
  return place >= 0 && (foes < 0 || place < foes) ? 'advance' : 'late'; // HUNT-R8, HUNT-R50
}

/** Ends the round: applies ailments, checks whether the battle is over, and resets the values that last for a round. */
function* endRound(table: HuntTable): Script {
  table.phase = 'round-end';
  table.party = null;
  table.turn = null;
  yield* onStack(table, { name: 'round-end' }, sufferAilments(table)); // HUNT-R44
  endIfDecided(table); // HUNT-R47
  if (!table.over) endIfAllHelpless(table); // HUNT-R47
  if (table.over) return yield* halt();
  for (const fighter of fightersOf(table)) {
    touch(table, fighter.id);
    fighter.links = []; // HUNT-17, HUNT-R44
    fighter.extra = 0; // HUNT-R26
    fighter.done = false; // HUNT-R44
    fighter.yelled = false; // HUNT-44
    fighter.yellAsked = null; // HUNT-R31
    fighter.step = null;
  }
}
