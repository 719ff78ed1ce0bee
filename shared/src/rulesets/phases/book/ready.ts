import { type Answer, type Choice, onStack, type Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import {
  fighter,
  hex,
  intent,
  oneOf,
  optional,
  path,
  record,
  text,
  type Values,
} from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { range } from '../../../hex/area.ts';
import { distance, type Hex } from '../../../hex/axial.ts';
import * as kit from '../../../kit/readying.ts';
import { faultOfTrigger } from '../../../kit/readying.ts';
import { ABILITY_IDS, REACTION_IDS } from '../sheet/abilities.ts';
import { IMPROVISED } from '../sheet/weapons.ts';
import {
  anytimeAction,
  type PhasesFighter,
  type PhasesTable,
  type Plan,
  type Readied,
  type Step,
  TRIGGER_EVENTS,
  TRIGGERING_ACTIONS,
  type Trigger,
} from '../table.ts';
import { faultOfSpending } from './actions.ts';
import { reachOf } from './arms.ts';
import { waysToRefresh } from './bolster.ts';
import { pathsOf } from './movement.ts';
import { offer } from './offer.ts';
import { canReact } from './reactions.ts';
import type { Occasion } from './readiable.ts';
import { needsOf, READIABLE } from './readiable-actions.ts';
import { hasCover } from './sight.ts';
import { type CarryOut, type StepFacts, stagedAction } from './staged-action.ts';

/** The schema of a trigger. By default, any enemy sets it off. */
export const TRIGGER = record({
  on: oneOf(TRIGGER_EVENTS),
  by: optional(fighter),
  action: optional(oneOf(TRIGGERING_ACTIONS)),
  ability: optional(oneOf(ABILITY_IDS)),
  reaction: optional(oneOf([...REACTION_IDS, 'ready'])),
  note: optional(text(200, 1)),
});
const READY_PARAMS = { trigger: TRIGGER, action: intent };
type Readying = Values<typeof READY_PARAMS>;

/** Returns the trigger that a Ready action names, with defaults filled in; undefined if it makes no sense. */
function triggerOf(table: PhasesTable, { trigger }: Readying): Trigger | undefined {
  const { on, by = 'enemy', action: basic, note } = trigger; // PHASE-R40
  if (faultOfTrigger(table, { on, by, note: note ?? null }) || (on === 'acts') !== (basic !== undefined))
    return undefined; // PHASE-70
  if ((on === 'note') !== (note !== undefined) || (on !== 'reacts' && trigger.reaction)) return undefined;
  if (on !== 'uses' && trigger.ability) return undefined;
  return { ...trigger, by };
}

/** Readies an action for a trigger (PHASE-69). */
export const READY = stagedAction('ready', {
  params: READY_PARAMS,
  understand(act, table, by) {
    const trigger = triggerOf(table, act);
    if (!trigger) return undefined;
    const readiable = Object.hasOwn(READIABLE, act.action.do) ? READIABLE[act.action.do] : undefined;
    if (!readiable) return { ...act, trigger };
    const isAlone = trigger.on === 'note' || trigger.by === by; // PHASE-R41: with `isAlone`, the plan must name its target
    const plan = readiable.read(findFighter(table, by), act.action as Plan, isAlone);
    return plan && { trigger, action: plan };
  },
  takes: () => 'standard', // PHASE-69
  limits(table, { id }, { action: plan }): Fault | undefined {
    const readiable = Object.hasOwn(READIABLE, plan.do) ? READIABLE[plan.do] : undefined;
    return readiable ? readiable.faultNow(table, id, plan as Plan) : 'cannot-ready'; // PHASE-R41, PHASE-42
  },
  *variants(table, me) {
    if (faultOfSpending(table, me.id, 'standard')) return;
    for (const plan of plansOf(table, me)) {
      const read = READIABLE[plan.do]?.read(me, plan, false);
      if (read) yield { trigger: ON_MOVING, action: read };
    }
  },
  axes: () => ({ trigger: { type: 'one', of: TRIGGERS.map((trigger) => ({ ...trigger })) } }),
  *run(table, { by }, act) {
    const trigger = triggerOf(table, act);
    if (!trigger) return undefined;
    const me = fighterOf(table, by);
    me.holds = true;
    me.readiedAs = { trigger, action: act.action as Plan };
    emit(table, { type: 'readied', by, clause: 'PHASE-69' });
    return { by, acts: ['ready'] };
  },
});

const ON_MOVING = { on: 'moves', by: 'enemy' } as const;

/** The triggers that are offered. Other valid triggers are accepted, too. */
const TRIGGERS: readonly Trigger[] = [
  ...(['moves', 'enters-reach', 'leaves-cover', 'attacks', 'casts', 'uses', 'reacts'] as const).map((on) => ({
    on,
    by: 'enemy',
  })),
  ...TRIGGERING_ACTIONS.map((basic) => ({ on: 'acts' as const, by: 'enemy', action: basic })),
];

/** Yields the plans that are offered. They name no target, so they target the fighter that meets the trigger. */
function* plansOf(table: PhasesTable, me: PhasesFighter): Iterable<Plan> {
  const weapons = new Set([...me.weapons, ...IMPROVISED]);
  for (const weapon of weapons) yield { do: 'attack', weapon };
  yield* [
    { do: 'grapple' },
    { do: 'shove' },
    { do: 'mark' },
    { do: 'search', mode: 'reveal' },
  ] satisfies Plan[];
  yield* [{ do: 'hide' }, { do: 'defend' }, { do: 'rush', mode: 'move' }] satisfies Plan[];
  if (me.channeling !== null) yield { do: 'release' };
  for (const way of waysToRefresh(table, me)) yield { do: 'refresh', ...way };
  for (const ability of me.abilities) yield { do: 'use', ability };
  for (const weapon of me.weapons) yield { do: 'full-attack', mode: 'slow', weapon };
}

/** Returns whether a finished step with these facts meets a fighter's trigger (PHASE-R40). */
function isMet(table: PhasesTable, me: PhasesFighter, { trigger }: Readied, facts: StepFacts): boolean {
  const { on } = trigger;
  const isCovered = (at: Hex) => hasCover(table, me.at, at);
  if (!isMeant(table, me, trigger.by, facts.by)) return false;
  if (on === 'acts') return facts.acts?.some((basic) => basic === trigger.action) ?? false;
  if (on === 'attacks') return facts.attacks === true;
  if (on === 'casts') return facts.casts === true;
  if (on === 'uses') return facts.uses !== undefined && (trigger.ability ?? facts.uses) === facts.uses;
  if (on === 'reacts')
    return facts.reacts !== undefined && (trigger.reaction ?? facts.reacts) === facts.reacts;
  const { went } = facts;
  if (on === 'note' || !went) return false;
  if (on === 'enters-reach') return isAnyStep(went, (from, to) => !isNear(me, from) && isNear(me, to));
  if (on === 'leaves-cover') return isAnyStep(went, (from, to) => isCovered(from) && !isCovered(to));
  return true;
}

/** Returns whether `isSuch` is true for any step of a movement from one hex to the next (PHASE-R40). */
function isAnyStep(went: readonly Hex[], isSuch: (from: Hex, to: Hex) => boolean): boolean {
  return went.some((to, index) => index > 0 && isSuch(went[index - 1] ?? to, to)); // PHASE-R40
}

function isNear(me: PhasesFighter, at: Hex): boolean {
  return distance(me.at, at) <= reachOf(me);
}

/**
 * Returns whether `whose` (a fighter or a group) includes the fighter `by`, which took the step. Groups never
 * include `me`, the fighter that readied the action (PHASE-R40).
 */
function isMeant(table: PhasesTable, me: PhasesFighter, whose: string, by: Id): boolean {
  if (!findFighter(table, by)) return false; // PHASE-R64
  return whose === by || (by !== me.id && kit.isMeant(table, me, whose, by));
}

const ANSWER = { path: optional(path), at: optional(hex) };
type Answering = Values<typeof ANSWER>;

/**
 * Returns the option to perform the readied action, or an empty list if its trigger is not met or the action is
 * illegal. If `facts` is null, the GM has ruled that the trigger is met (PHASE-72, PHASE-R41).
 */
export function readyChoice(table: PhasesTable, id: Id, facts: StepFacts | null): Choice[] {
  const me = findFighter(table, id);
  const readied = me?.readiedAs;
  if (!me || !readied || !canReact(table, id)) return [];
  if (facts && !isMet(table, me, readied, facts)) return [];
  const ways = waysToPerform(table, me, readied.action, facts?.by);
  if (ways.length === 0) return []; // PHASE-R41: a fighter that cannot act is not asked and keeps its readied action
  const check = (act: Answering) => faultOf(table, id, readied.action, { ...act, actor: facts?.by });
  return [offer('ready', ANSWER, () => ways, check)];
}

function faultOf(table: PhasesTable, id: Id, plan: Plan, occasion: Occasion): Fault | undefined {
  return READIABLE[plan.do]?.faultThen(table, id, plan, occasion);
}

function waysToPerform(
  table: PhasesTable,
  me: PhasesFighter,
  plan: Plan,
  actor: Id | undefined,
): Answering[] {
  const needs = needsOf(me, plan);
  const ways: Answering[] =
    needs === 'path'
      ? [...pathsOf(table, me, me.speed, 'walk')].map((way) => ({ path: way.path }))
      : needs === 'at'
        ? range(me.at, me.scope).map((at) => ({ at }))
        : [{}];
  return ways.filter((way) => faultOf(table, me.id, plan, { ...way, actor }) === undefined);
}

/** Performs the readied action. This is the fighter's one reaction of the turn (PHASE-72, PHASE-R41). */
export function* performReadied(
  table: PhasesTable,
  id: Id,
  actor: Id | undefined,
  answer: Answer,
  carryOut: CarryOut,
): Script {
  const me = fighterOf(table, id);
  const plan = me.readiedAs?.action;
  if (!plan) return;
  letGoOf(me);
  me.reactionUsed = true; // PHASE-R41
  emit(table, { type: 'reacted', by: id, reaction: 'ready', clause: 'PHASE-72' });
  const { path: way, at } = answer as Answering;
  const step: Step = { name: 'ready', by: id };
  const done = READIABLE[plan.do]?.run(table, step, plan, { actor, path: way, at }, carryOut);
  if (done) yield* onStack(table, step, done);
}

function letGoOf(me: PhasesFighter): void {
  me.holds = false;
  me.readiedAs = null;
}

/** Gives up the readied action. Giving it up does not count as a reaction (PHASE-R63). */
export function forgoReadied(table: PhasesTable, id: Id): void {
  letGoOf(fighterOf(table, id));
  emit(table, { type: 'forwent', by: id, clause: 'PHASE-74' });
}

/** Drops an unused readied action when the fighter's next turn begins (PHASE-72). */
export function loseReadied(table: PhasesTable, id: Id): void {
  const me = fighterOf(table, id);
  if (!me.holds) return;
  letGoOf(me); // PHASE-72
  emit(table, { type: 'lapsed', by: id, clause: 'PHASE-72' });
}

/** Gives up the readied action at any moment, even while a prompt is open (PHASE-74). */
export const forgo = anytimeAction({
  check(table, by) {
    const me = findFighter(table, by);
    return me ? (me.holds ? undefined : 'nothing-readied') : 'not-your-turn';
  },
  run: (table, by) => forgoReadied(table, by), // PHASE-R63: this also passes in an open prompt for the readied action
});
