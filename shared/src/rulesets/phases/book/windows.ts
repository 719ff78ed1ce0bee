import {
  type Answer,
  ask,
  type Choice,
  type Declinable,
  onStack,
  type Script,
} from '../../../engine/script.ts';
import { fighterOf, findFighter, type Id, type Table } from '../../../engine/table.ts';
import { emit } from '../../../engine/verbs.ts';
import type { Hex } from '../../../hex/axial.ts';
import { isAdjacent } from '../../../hex/axial.ts';
import type { BasicAction } from '../sheet/weapons.ts';
import {
  enemiesOf,
  inCombatOrder,
  oneByOne,
  type PhasesFighter,
  type PhasesTable,
  type Step,
} from '../table.ts';

import {
  canReact,
  counterattackChoice,
  deflectChoice,
  interpose,
  interposeChoice,
  opportunityChoice,
  scatter,
  scatterChoice,
  strikeBack,
  useReaction,
} from './reactions.ts';
import { forgoReadied, performReadied, readyChoice } from './ready.ts';

/* The windows in which somebody may answer: section 6.4. All of them ask one after another, and look anew each time. */

/** What a step that is done has been, for whoever waits for something: PHASE-R40. */
export interface Facts {
  readonly by: Id;
  /** The basic actions that it was. */
  readonly acts?: readonly BasicAction[];
  /** A voluntary movement that meets triggers, from where to where. */
  readonly went?: { readonly from: Hex; readonly to: Hex };
  readonly attacks?: boolean;
  readonly casts?: boolean;
  readonly reacts?: string;
}

/** Asks one who may react; first it may have to forgo what it has readied: PHASE-73, PHASE-74. */
function* askOne(
  table: PhasesTable,
  id: Id,
  offers: (seen: PhasesTable) => Choice[],
): Script<Answer | undefined> {
  for (;;) {
    const answer = yield* ask(reactionQuestion(id, offers));
    if (answer.option !== 'forgo') return answer.option === 'pass' ? undefined : answer;
    forgoReadied(table, id); // PHASE-74: and it is asked at once for what it may do now
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

/** Whether somebody may answer a movement, before or after it: then it is told of, not only seen. */
function isWatched(table: PhasesTable, mover: Id): boolean {
  const strikes = ({ id }: PhasesFighter) => opportunityChoice(table, id, mover).length > 0;
  return (
    inCombatOrder(table).some(({ holds }) => holds) || enemiesOf(table, fighterOf(table, mover)).some(strikes)
  );
}

/** Before a movement: whoever reaches the hex that it begins in may strike: PHASE-85. */
export function* beginOfMovement(table: PhasesTable, mover: Id): Script {
  if (isWatched(table, mover)) emit(table, { type: 'set-out', by: mover });
  for (const id of oneByOne(table)) {
    const me = findFighter(table, mover);
    if (!me || me.defeated) return;
    if (fighterOf(table, id).side === me.side) continue; // PHASE-85: enemies
    const answer = yield* askOne(table, id, (seen) => opportunityChoice(seen, id, mover));
    if (answer) yield* strikeBack(table, id, mover, 'opportunity', answer);
  }
}

/** Before the roll of an attack: allies of whom it is for step in, until one has; then it may deflect: PHASE-R36. */
export function* targeted(table: PhasesTable, attack: Step): Script {
  for (const id of oneByOne(table)) {
    const answer = yield* askOne(table, id, (seen) => interposeChoice(seen, id, attack)); // PHASE-83
    if (!answer) continue;
    yield* interpose(table, id, attack, answer);
    break; // PHASE-84
  }
  const { target } = attack;
  if (target === undefined || target === attack.by) return; // PHASE-R36: the attacker is never asked
  const answer = yield* askOne(table, target, (seen) => deflectChoice(seen, target));
  if (!answer) return;
  useReaction(table, target, 'deflect');
  attack.deflected = true;
  yield* onStack(table, { name: 'deflect', by: target }, afterStep(table, { by: target, reacts: 'deflect' }));
}

/** Somebody whom an attack has hit, and whether it was felt. */
export interface Hit {
  readonly target: Id;
  readonly isFelt: boolean;
}

/** After an attack with all its rolls: the hit, their kin, then whoever has waited for it. */
export function* afterAttack(
  table: PhasesTable,
  by: Id,
  hits: readonly Hit[],
  facts: Facts,
  step: Step,
): Script {
  const had = new Set<Hit>();
  for (const id of oneByOne(table)) {
    for (const hit of hits) {
      if (hit.target !== id || had.has(hit)) continue;
      had.add(hit);
      yield* answerHit(table, by, hit); // PHASE-R35, PHASE-R37
    }
  }
  yield* afterStep(table, facts, step);
}

function* answerHit(table: PhasesTable, by: Id, { target, isFelt }: Hit): Script {
  if (target === by) return;
  const { at, side } = findFighter(table, target) ?? {};
  const offers = (seen: PhasesTable) => [
    ...counterattackChoice(seen, target, by),
    ...(isFelt ? scatterChoice(seen, target) : []),
  ];
  const answer = yield* askOne(table, target, offers);
  if (answer?.option === 'scatter') yield* scatter(table, target, answer);
  if (answer?.option === 'counterattack') {
    yield* strikeBack(table, target, by, 'counterattack', answer);
    return; // PHASE-82
  }
  for (const id of oneByOne(table)) {
    const kin = fighterOf(table, id);
    const isKin = id !== target && id !== by && kin.side === side && kin.traits.includes('shield-kin');
    if (!isKin || !at || !isAdjacent(kin.at, at)) continue;
    const avenging = yield* askOne(table, id, (seen) => counterattackChoice(seen, id, by));
    if (!avenging) continue;
    yield* strikeBack(table, id, by, 'counterattack', avenging);
    return; // PHASE-82
  }
}

/** After harm that was no attack: those it was felt by may get away: PHASE-R37. */
export function* harmed(table: PhasesTable, ids: readonly Id[]): Script {
  for (const id of oneByOne(table)) {
    if (!ids.includes(id)) continue;
    const answer = yield* askOne(table, id, (seen) => scatterChoice(seen, id));
    if (answer) yield* scatter(table, id, answer);
  }
}

/** After a step: whoever has readied something for it may do that now: PHASE-72. */
export function* afterStep(table: PhasesTable, facts: Facts, step?: Step): Script {
  const reacts = facts.reacts ?? (step && REACTION_NAMES.has(step.name) ? step.name : undefined);
  const whole = { ...facts, ...(reacts !== undefined && { reacts }) };
  for (const id of oneByOne(table, facts.by)) yield* askReadied(table, id, whole); // PHASE-R59, PHASE-78
}

/** Asks one who has readied something that these facts set off, or (without facts) that the GM fires. */
export function* askReadied(table: PhasesTable, id: Id, facts: Facts | null): Script {
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
  if (answer.option === 'ready') yield* performReadied(table, id, facts?.by, answer);
}

const REACTION_NAMES = new Set(['counterattack', 'opportunity', 'interpose', 'deflect', 'scatter', 'ready']);
