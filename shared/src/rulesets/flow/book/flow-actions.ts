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
import { seenBy, withRevealed } from '../../../engine/visibility/view.ts';
import { viewerOf } from '../../../engine/visibility/viewer.ts';
import { add, DIRECTIONS, directionTo, isAdjacent } from '../../../hex/axial.ts';
import { pay } from '../../../kit/resources.ts';
import { enemiesOf } from '../../../kit/sides.ts';
import { FLOW_ACTIONS, type FlowAction, type Window } from '../sheet/flow-actions.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';
import { categoriesHeld, isMelee, type Wielded } from './wielding.ts';

/** An answer to a `flow` prompt that the player gave in advance, with the attack or defense. */
export type Given = ValueOf<typeof answer>;

export const PASS: Choice<'pass'> = {
  option: 'pass',
  params: { flow: optional(anything) },
  check: onlyPass,
};

/** Returns the fault of a pass that also declares a Flow Action; undefined for a plain pass. */
function onlyPass({ flow }: Params): Fault | undefined {
  return flow === undefined ? undefined : { code: 'bad-input', say: SAID.refusals.flowOnPass };
}

/** Returns the Flow Action with this name if it belongs to this window; undefined otherwise. */
export function flowAction(name: string, window: Window): FlowAction | undefined {
  const action = Object.hasOwn(FLOW_ACTIONS, name) ? FLOW_ACTIONS[name] : undefined;
  return action?.window === window ? action : undefined;
}

/**
 * Returns whether a fighter's weapons allow a Flow Action. `striking` is the weapon of the fighter's attack; omitted if
 * there is no attack.
 */
export function hasFlowAction(fighter: FlowFighter, { from }: FlowAction, striking?: Wielded): boolean {
  if (from === 'all') return true;
  const hands = striking?.weapon.hands;
  const melee = striking !== undefined && isMelee(striking.weapon);
  if (from === 'one-handed') return hands === 1;
  if (from === 'two-handed-melee') return hands === 2 && melee;
  if (from === 'two-handed-shot') return hands === 2 && !melee;
  if (!categoriesHeld(fighter).has(from)) return false; // FLOW-24, FLOW-112
  const isForShots = from === 'bow' || from === 'crossbow';
  return striking === undefined || isForShots !== melee;
}

/** Returns whether a fighter has already used a once-per-round Flow Action. */
export function isSpent(fighter: FlowFighter, name: string, { oncePerRound }: FlowAction): boolean {
  return oncePerRound === true && (fighter.done as readonly string[]).includes(name);
}

/** Returns the possible targets of Cleave: the enemies adjacent to both the attacker and the target of the hit. */
function cleavable(table: FlowTable, by: Id, struck: Id): Id[] {
  const [attacker, target] = [fighterOf(table, by), fighterOf(table, struck)];
  return enemiesOf(table, by)
    .filter(({ id, at }) => id !== struck && isAdjacent(at, attacker.at) && isAdjacent(at, target.at))
    .map(({ id }) => id);
}

/**
 * Returns the target of Pierce: the enemy in the hex behind the target of the hit, as seen from the attacker. Undefined
 * if there is none.
 */
export function pierceable(table: FlowTable, by: Id, struck: Id): Id | undefined {
  const [attacker, target] = [fighterOf(table, by), fighterOf(table, struck)];
  const behind = add(target.at, DIRECTIONS[directionTo(attacker.at, target.at)]);
  const victim = occupant(table, behind);
  return victim && victim.side !== attacker.side ? victim.id : undefined;
}

/** Returns the possible targets of Deflection: the enemies adjacent to the defender, except the attacker. */
function deflectable(table: FlowTable, by: Id, attacker: Id): Id[] {
  const defender = fighterOf(table, by);
  return enemiesOf(table, by)
    .filter(({ id, at }) => id !== attacker && isAdjacent(at, defender.at))
    .map(({ id }) => id);
}

const TARGET_PARAMS = { target: optional(fighter) };
const CONTROL_PARAMS = { mode: optional(anId()) };

function withTarget(option: string, targets: readonly Id[]): Choice {
  return {
    option,
    params: TARGET_PARAMS,
    variants: () => targets.map((target) => ({ target })),
    check: ({ target }) => {
      if (typeof target !== 'string') return { code: 'bad-input', say: SAID.refusals.secondTarget };
      return targets.includes(target) ? undefined : 'no-such-target';
    },
  };
}

const CONTROLS = ['trip', 'push'] as const;

function control(option: string): Choice {
  return {
    option,
    params: CONTROL_PARAMS,
    variants: () => CONTROLS.map((mode) => ({ mode })),
    check: ({ mode }) =>
      CONTROLS.some((one) => one === mode) ? undefined : { code: 'bad-input', say: SAID.refusals.tripOrPush },
  };
}

/** Returns the choice of a Flow Action for a prompt; undefined if the Flow Action has no possible target. */
function choiceOf(table: FlowTable, name: string, by: Id, other: Id): Choice | undefined {
  if (name === 'control') return control(name);
  if (name === 'pierce') return pierceable(table, by, other) ? { option: name } : undefined;
  if (name !== 'cleave' && name !== 'deflection') return { option: name };
  const targets = name === 'cleave' ? cleavable(table, by, other) : deflectable(table, by, other);
  return targets.length > 0 ? withTarget(name, targets) : undefined;
}

/** Returns the choices of all Flow Actions that a fighter can use and pay for in this window. */
function flowChoices(
  table: FlowTable,
  by: Id,
  other: Id,
  window: Window,
  striking: Wielded | undefined,
  excluded: readonly string[],
): Choice[] {
  const fighter = fighterOf(table, by);
  const choices: Choice[] = [];
  for (const [name, action] of Object.entries(FLOW_ACTIONS)) {
    if (action.window !== window || action.fp > fighter.fp || excluded.includes(name)) continue;
    if (!hasFlowAction(fighter, action, striking) || isSpent(fighter, name, action)) continue;
    const choice = choiceOf(table, name, by, other);
    if (choice) choices.push(choice);
  }
  return choices;
}

export interface FlowWindow {
  readonly by: Id;
  /** The target of the hit, or the attacker who was parried. */
  readonly other: Id;
  readonly window: 'hit' | 'parry';
  /** The weapon of the attack; omitted for a parry. */
  readonly striking?: Wielded;
  readonly excluded?: readonly string[];
  /** The answer, if the player gave it in advance. */
  readonly given: Given | undefined;
}

/**
 * Offers a fighter its Flow Actions, and pays for the chosen Flow Action. Returns the choice; undefined for a
 * pass.
 */
export function* askForFlow(table: FlowTable, asked: FlowWindow): Script<Answer | undefined> {
  const { by, other, window, striking, excluded = [], given } = asked;
  const choices = (seen: FlowTable): Choice[] =>
    isStanding(table, by) && isStanding(table, other)
      ? [...flowChoices(withRevealed(seen, table, other), by, other, window, striking, excluded), PASS]
      : [];
  const answer =
    given === undefined
      ? yield* ask({
          for: by,
          kind: 'flow',
          choices,
          // All points are public, so every player may know whether the fighter has a choice.
          concerns: (seen: FlowTable) => choices(seen).length > 1,
          fallback: { option: 'pass' },
        })
      : givenAnswer(choices(seenBy(table, viewerOf(by))), given);
  const action = flowAction(answer.option, window);
  if (!action || !findFighter(table, by)) return undefined;
  payForFlow(table, by, answer.option, action);
  return answer;
}

/** Returns the answer given in advance if it is legal now, otherwise a pass. */
function givenAnswer(choices: readonly Choice[], given: Given): Answer {
  const { answer, ...params } = typeof given === 'string' ? { answer: given } : given;
  const choice = choices.find(({ option }) => option === answer);
  const read = choice && readValues(choice.params ?? {}, params);
  return read && !choice.check?.(read) ? { ...read, option: answer } : { option: 'pass' };
}

/** Pays for a Flow Action. Records its use if it may be used only once per round. */
export function payForFlow(table: FlowTable, by: Id, name: string, { fp, oncePerRound }: FlowAction): void {
  pay(table, by, { fp });
  if (oncePerRound) fighterOf(table, by).done.push(name as FlowFighter['done'][number]); // FLOW-R13
  emit(table, { type: 'flow-used', by, action: name, clause: 'FLOW-24' });
}
