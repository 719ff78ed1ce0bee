import {
  type Answer,
  ask,
  type Choice,
  type Declinable,
  onStack,
  type Script,
} from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf, findFighter, inTurnOrder, type Table } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { type Hex, isSame } from '../../../hex/axial.ts';
import { pay } from '../../../kit/resources.ts';
import { enemiesOf, oneByOne, type PhasesFighter, type PhasesTable, type Step } from '../table.ts';
import { ATTACK } from './brawl.ts';
import {
  canReact,
  counterattackChoice,
  deflect,
  deflectChoice,
  interpose,
  interposeChoice,
  opportunityChoice,
  type Reacted,
  type Striker,
  scatter,
  scatterChoice,
  strikeOf,
  useReaction,
} from './reactions.ts';
import { forgoReadied, performReadied, readyChoice } from './ready.ts';
import type { Hit, StagedAction, StepFacts, Windows } from './staged-action.ts';

/* Reaction windows. Each asks one fighter after another, and checks only then whether that fighter can react. */

/** The reaction windows that open in the middle of an action. */
const WINDOWS: Windows = { beforeRoll, beforeMovement };

/** Pays for an action and resolves it as the step on top of the stack, then lets other fighters react. */
export function* carryOut<Act extends Params>(
  table: PhasesTable,
  step: Step,
  staged: StagedAction<Act>,
  act: Act,
): Script {
  const { parts } = staged;
  pay(table, step.by, parts.costs?.(fighterOf(table, step.by), act) ?? {});
  const facts = yield* parts.run(table, step, act, WINDOWS);
  step.completes = false; // PHASE-R50: a linked attack does not complete the full attack again
  if (facts) yield* answered(table, step, facts);
  const next = parts.next?.(table, step, act);
  if (next) yield* carryOut(table, step, staged, next); // PHASE-R78
}

/**
 * Opens the reaction windows after a step: first for the fighters hit or harmed, then for readied actions (PHASE-78,
 * PHASE-R37).
 */
function* answered(table: PhasesTable, step: Step, facts: StepFacts): Script {
  const { by, hits = [], harmed: hurt = [] } = facts;
  yield* afterHits(table, step, hits);
  yield* harmed(
    table,
    hurt.filter((id) => id !== by),
  );
  yield* afterStep(table, REACTION_NAMES.has(step.name) ? { ...facts, reacts: step.name } : facts);
}

/**
 * Asks a fighter for a reaction. A fighter with a readied action must first give up that action (PHASE-73, PHASE-74).
 * Returns undefined if the fighter passes.
 */
function* askOne(
  table: PhasesTable,
  id: Id,
  offers: (seen: PhasesTable) => Choice[],
): Script<Answer | undefined> {
  for (;;) {
    const answer = yield* ask(reactionQuestion(id, offers));
    if (answer.option !== 'forgo') return answer.option === 'pass' ? undefined : answer;
    forgoReadied(table, id); // PHASE-74: asks again at once, without the readied action
  }
}

function reactionQuestion(id: Id, offers: (seen: PhasesTable) => Choice[]): Declinable<string> {
  return {
    for: id,
    kind: 'reaction',
    choices(seen: Table) {
      const table = seen as PhasesTable;
      const open = canReact(table, id) ? offers(table) : [];
      if (open.length === 0) return [];
      const isBound = findFighter(table, id)?.holds === true; // PHASE-73
      return [...(isBound ? [{ option: 'forgo' }] : open), { option: 'pass' }];
    },
    concerns: (seen: Table) => canReact(seen as PhasesTable, id),
    fallback: { option: 'pass' },
  };
}

/** Returns whether any fighter might react to a movement. If so, an event also announces the movement. */
function isWatched(table: PhasesTable, mover: Id): boolean {
  const strikes = ({ id }: PhasesFighter) => opportunityChoice(table, id, mover).length > 0;
  return (
    inTurnOrder(table).some(({ holds }) => holds) || enemiesOf(table, fighterOf(table, mover)).some(strikes)
  );
}

/**
 * Opens the reaction window before a movement. Enemies whose weapon reaches the moving fighter may make an
 * opportunity attack (PHASE-85).
 */
function* beforeMovement(table: PhasesTable, mover: Id): Script {
  if (isWatched(table, mover)) emit(table, { type: 'set-out', by: mover });
  for (const id of oneByOne(table)) {
    const me = findFighter(table, mover);
    if (!me || me.defeated) return;
    if (fighterOf(table, id).side === me.side) continue; // PHASE-85: only enemies may react
    const answer = yield* askOne(table, id, (seen) => opportunityChoice(seen, id, mover));
    if (answer) yield* strikeBack(table, id, { id: mover }, 'opportunity', answer);
  }
}

/**
 * Opens the reaction window before an attack roll. The target's allies may interpose, then the target may deflect:
 * PHASE-R36.
 */
function* beforeRoll(table: PhasesTable, attack: Step): Script {
  for (const id of oneByOne(table)) {
    const answer = yield* askOne(table, id, (seen) => interposeChoice(seen, id, attack)); // PHASE-83
    if (!answer) continue;
    yield* reacted(table, yield* interpose(table, id, attack, answer));
    break; // PHASE-84
  }
  const { target } = attack;
  if (target === undefined || target === attack.by) return; // PHASE-R36, PHASE-R68: the attacker is never asked
  const answer = yield* askOne(table, target, (seen) => deflectChoice(seen, target));
  if (answer) yield* reacted(table, deflect(table, target, attack));
}

/** Opens the window for readied actions after a reaction that is not an attack. */
function* reacted(table: PhasesTable, facts: Reacted): Script {
  yield* onStack(table, { name: facts.reacts, by: facts.by }, afterStep(table, facts));
}

/**
 * Opens the reaction windows after an attack and all its rolls, one window for each hit, in the combat order of the
 * targets.
 */
function* afterHits(table: PhasesTable, step: Step, hits: readonly Hit[]): Script {
  const had = new Set<Hit>();
  for (const id of oneByOne(table)) {
    for (const hit of hits) {
      if (hit.target !== id || had.has(hit)) continue;
      had.add(hit);
      yield* answerHit(table, step, hit); // PHASE-R35, PHASE-R37
    }
  }
}

/**
 * Asks the target of a hit, then its adjacent allies with shield-kin. Distances are measured at the moment of the
 * hit (PHASE-R67).
 */
function* answerHit(table: PhasesTable, step: Step, { target, isFelt, away }: Hit): Script {
  const { by } = step;
  if (target === by) return;
  const foe = strikerOf(table, step, target, away.get(target));
  const offers = (seen: PhasesTable) => [
    ...counterattackChoice(seen, target, foe(seen)),
    ...(isFelt ? scatterChoice(seen, target) : []),
  ];
  const answer = yield* askOne(table, target, offers);
  if (answer?.option === 'scatter') yield* reacted(table, yield* scatter(table, target, answer));
  if (answer?.option === 'counterattack') {
    yield* strikeBack(table, target, foe(table), 'counterattack', answer);
    return; // PHASE-82
  }
  for (const id of oneByOne(table)) {
    if (id === target || id === by || !away.has(id)) continue;
    const theirs = strikerOf(table, step, id, away.get(id));
    const avenging = yield* askOne(table, id, (seen) => counterattackChoice(seen, id, theirs(seen)));
    if (!avenging) continue;
    yield* strikeBack(table, id, theirs(table), 'counterattack', avenging);
    return; // PHASE-82
  }
}

/**
 * Returns a function that finds the attacker on a table, with its distance at the moment of the hit. If the GM has
 * moved either fighter since then, the current distance counts (PHASE-R67).
 */
function strikerOf(table: PhasesTable, step: Step, id: Id, away: number | undefined) {
  const { by } = step;
  step.away = away;
  const [me, foe] = [findFighter(table, id)?.at, findFighter(table, by)?.at];
  return ({ fighters }: PhasesTable): Striker => {
    const isThere = me && foe && isAt(fighters[id], me) && isAt(fighters[by], foe);
    return isThere ? { id: by, away } : { id: by };
  };
}

function isAt(fighter: PhasesFighter | undefined, at: Hex): boolean {
  return fighter !== undefined && isSame(fighter.at, at);
}

/** Resolves a Volley or Fight as a reaction, which uses up no part of a turn (PHASE-R39, PHASE-R62). */
function* strikeBack(
  table: PhasesTable,
  id: Id,
  foe: Striker,
  reaction: 'counterattack' | 'opportunity',
  answer: Answer,
): Script {
  const act = strikeOf(table, id, foe, answer);
  if (!act) return;
  useReaction(table, id, reaction);
  const step: Step = { name: reaction, by: id, arm: act.weapon, target: foe.id };
  yield* onStack(table, step, carryOut(table, step, ATTACK, act)); // PHASE-R62
}

/** Lets fighters scatter after harm that no attack caused (PHASE-R37). */
export function* harmed(table: PhasesTable, ids: readonly Id[]): Script {
  for (const id of oneByOne(table)) {
    if (!ids.includes(id)) continue;
    const answer = yield* askOne(table, id, (seen) => scatterChoice(seen, id));
    if (answer) yield* reacted(table, yield* scatter(table, id, answer));
  }
}

/** Lets fighters perform readied actions whose trigger a finished step meets (PHASE-72). */
function* afterStep(table: PhasesTable, facts: StepFacts): Script {
  for (const id of oneByOne(table, facts.by)) yield* askReadied(table, id, facts); // PHASE-R59, PHASE-78
}

/**
 * Asks a fighter whether to perform its readied action, if a step with these facts meets its trigger. If `facts` is
 * null, the GM has ruled that the trigger is met.
 */
export function* askReadied(table: PhasesTable, id: Id, facts: StepFacts | null): Script {
  if (!fighterOf(table, id).holds) return;
  const answer = yield* ask({
    for: id,
    kind: 'reaction',
    choices(seen: Table) {
      const choices = readyChoice(seen as PhasesTable, id, facts);
      return choices.length > 0 ? [...choices, { option: 'pass' }] : [];
    },
    concerns: (seen: Table) => canReact(seen as PhasesTable, id) && fighterOf(table, id).holds,
    fallback: { option: 'pass' },
  });
  if (answer.option === 'ready') yield* performReadied(table, id, facts?.by, answer, carryOut);
}

const REACTION_NAMES = new Set(['counterattack', 'opportunity', 'interpose', 'deflect', 'scatter', 'ready']);
