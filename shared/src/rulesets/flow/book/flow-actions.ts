import { type Answer, ask, type Choice, type Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import {
  anId,
  type answer,
  anything,
  fighter,
  optional,
  readValues,
  type ValueOf,
} from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf, findFighter, isStanding, occupant } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { facing, seenBy } from '../../../engine/visibility/view.ts';
import { viewerOf } from '../../../engine/visibility/viewer.ts';
import { add, DIRECTIONS, directionTo, isAdjacent } from '../../../hex/axial.ts';
import { pay } from '../../../kit/resources.ts';
import { enemiesOf } from '../../../kit/sides.ts';
import { FLOW_ACTIONS, type FlowAction, type Window } from '../sheet/flow-actions.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';
import { categoriesHeld, isMelee, type Wielded } from './wielding.ts';

/** An answer given beforehand. */
export type Given = ValueOf<typeof answer>;

export const PASS: Choice<'pass'> = {
  option: 'pass',
  params: { flow: optional(anything) },
  check: onlyPass,
};

/** Nothing goes with a refusal: no Flow Action, no preparation. */
function onlyPass({ flow }: Params): Fault | undefined {
  return flow === undefined ? undefined : { code: 'bad-input', say: TEXT.refusals.flowOnPass };
}

/** The Flow Action of that name, if it belongs to that window. */
export function flowAction(name: string, window: Window): FlowAction | undefined {
  const action = Object.hasOwn(FLOW_ACTIONS, name) ? FLOW_ACTIONS[name] : undefined;
  return action?.window === window ? action : undefined;
}

/** Whether what a fighter holds gives it a Flow Action; `striking` is the weapon of the attack it would go with. */
export function hasFlowAction(fighter: FlowFighter, { from }: FlowAction, striking?: Wielded): boolean {
  if (from === 'everybody') return true;
  const hands = striking?.weapon.hands;
  const melee = striking !== undefined && isMelee(striking.weapon);
  if (from === 'one-handed') return hands === 1;
  if (from === 'two-handed-melee') return hands === 2 && melee;
  if (from === 'two-handed-shot') return hands === 2 && !melee;
  if (!categoriesHeld(fighter).has(from)) return false; // FLOW-24, FLOW-112
  const isForShots = from === 'bow' || from === 'crossbow';
  return striking === undefined || isForShots !== melee;
}

/** Whether a fighter has used up, for this round, what can be used once in it. */
export function isSpent(fighter: FlowFighter, name: string, { oncePerRound }: FlowAction): boolean {
  return oncePerRound === true && (fighter.done as readonly string[]).includes(name);
}

/** Enemies next to both the attacker and the one struck: whom a cleave can reach. */
function cleavable(table: FlowTable, by: Id, struck: Id): Id[] {
  const [attacker, target] = [fighterOf(table, by), fighterOf(table, struck)];
  return enemiesOf(table, by)
    .filter(({ id, at }) => id !== struck && isAdjacent(at, attacker.at) && isAdjacent(at, target.at))
    .map(({ id }) => id);
}

/** The enemy in the hex behind the one shot at, seen from the shooter. */
export function pierceable(table: FlowTable, by: Id, struck: Id): Id | undefined {
  const [attacker, target] = [fighterOf(table, by), fighterOf(table, struck)];
  const behind = add(target.at, DIRECTIONS[directionTo(attacker.at, target.at)]);
  const victim = occupant(table, behind);
  return victim && victim.side !== attacker.side ? victim.id : undefined;
}

/** Other enemies next to the defender: onto whom a parried attack can be turned. */
function deflectable(table: FlowTable, by: Id, attacker: Id): Id[] {
  const defender = fighterOf(table, by);
  return enemiesOf(table, by)
    .filter(({ id, at }) => id !== attacker && isAdjacent(at, defender.at))
    .map(({ id }) => id);
}

const WITH_TARGET = { target: optional(fighter) };
const CONTROL = { mode: optional(anId()) };

function withTarget(option: string, targets: readonly Id[]): Choice {
  return {
    option,
    params: WITH_TARGET,
    variants: () => targets.map((target) => ({ target })),
    check: ({ target }) => {
      if (typeof target !== 'string') return { code: 'bad-input', say: TEXT.refusals.secondTarget };
      return targets.includes(target) ? undefined : 'no-such-target';
    },
  };
}

const CONTROLS = ['trip', 'push'] as const;

function control(option: string): Choice {
  return {
    option,
    params: CONTROL,
    variants: () => CONTROLS.map((mode) => ({ mode })),
    check: ({ mode }) =>
      CONTROLS.some((one) => one === mode) ? undefined : { code: 'bad-input', say: TEXT.refusals.tripOrPush },
  };
}

/** One Flow Action as a choice, if there is anybody or anything to use it on. */
function choiceOf(table: FlowTable, name: string, by: Id, other: Id): Choice | undefined {
  if (name === 'control') return control(name);
  if (name === 'pierce') return pierceable(table, by, other) ? { option: name } : undefined;
  if (name !== 'cleave' && name !== 'deflection') return { option: name };
  const targets = name === 'cleave' ? cleavable(table, by, other) : deflectable(table, by, other);
  return targets.length > 0 ? withTarget(name, targets) : undefined;
}

/** The Flow Actions that a fighter can pay for and use in a window of an attack. */
function flowChoices(
  table: FlowTable,
  by: Id,
  other: Id,
  window: Window,
  striking: Wielded | undefined,
  barred: readonly string[],
): Choice[] {
  const fighter = fighterOf(table, by);
  const choices: Choice[] = [];
  for (const [name, action] of Object.entries(FLOW_ACTIONS)) {
    if (action.window !== window || action.fp > fighter.fp || barred.includes(name)) continue;
    if (!hasFlowAction(fighter, action, striking) || isSpent(fighter, name, action)) continue;
    const choice = choiceOf(table, name, by, other);
    if (choice) choices.push(choice);
  }
  return choices;
}

export interface FlowWindow {
  readonly by: Id;
  /** The one struck, or the one whose attack was parried. */
  readonly other: Id;
  readonly window: 'hit' | 'parry';
  /** The weapon that strikes; a parry needs none. */
  readonly striking?: Wielded;
  readonly barred?: readonly string[];
  /** The answer, if it was given beforehand. */
  readonly given: Given | undefined;
}

/** Asks for a Flow Action and has it paid for. Gives what was chosen, or undefined. */
export function* askForFlow(table: FlowTable, asked: FlowWindow): Script<Answer | undefined> {
  const { by, other, window, striking, barred = [], given } = asked;
  const choices = (seen: FlowTable): Choice[] =>
    isStanding(table, by) && isStanding(table, other)
      ? [...flowChoices(facing(seen, table, other), by, other, window, striking, barred), PASS]
      : [];
  const answer =
    given === undefined
      ? yield* ask({
          for: by,
          kind: 'flow',
          choices,
          concerns: (seen: FlowTable) => choices(seen).length > 1, // the purses are open to all
          fallback: { option: 'pass' },
        })
      : givenAnswer(choices(seenBy(table, viewerOf(by))), given);
  const action = flowAction(answer.option, window);
  if (!action || !findFighter(table, by)) return undefined;
  payForFlow(table, by, answer.option, action);
  return answer;
}

/** What was said beforehand, if it is possible now; else it counts as a pass. */
function givenAnswer(choices: readonly Choice[], given: Given): Answer {
  const { answer, ...params } = typeof given === 'string' ? { answer: given } : given;
  const choice = choices.find(({ option }) => option === answer);
  const read = choice && readValues(choice.params ?? {}, params);
  return read && !choice.check?.(read) ? { ...read, option: answer } : { option: 'pass' };
}

/** Pays for a Flow Action and notes the use of one that can be used once a round. */
export function payForFlow(table: FlowTable, by: Id, name: string, { fp, oncePerRound }: FlowAction): void {
  pay(table, by, { fp });
  if (oncePerRound) fighterOf(table, by).done.push(name as FlowFighter['done'][number]); // FLOW-R13
  emit(table, { type: 'flow-used', by, action: name, clause: 'FLOW-24' });
}
