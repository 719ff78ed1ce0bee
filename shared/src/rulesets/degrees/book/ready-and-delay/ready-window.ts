import { onStack, type Script } from '../../../../engine/core/script.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import type { Json, Params } from '../../../../engine/schema/json.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { isMeant } from '../../../../kit/readying.ts';
import type { DegreesFighter, DegreesTable, Readied, Trigger } from '../../table.ts';
import { payReaction } from '../action-economy.ts';
import { isHelpless, masterOf } from '../conditions.ts';
import { threatens } from '../opportunity-attacks/threats.ts';
import { inAskingOrder } from '../order.ts';
import { faultOfQuick, quickPart, quickParts, takeQuick } from '../quick-part.ts';
import {
  faultOf,
  type StagedAction,
  type TriggeringEvent,
  takeAction,
  type Windows,
} from '../staged-action.ts';
import { stagedNamed } from '../staged-actions.ts';
import { askWithSurge, type ReactionQuestion } from '../surges/ask-with-surge.ts';

/* Readied actions and their triggers (DEG-24 to DEG-26). */

/** Offers the readied actions that an event triggers, one after another (DEG-R19). */
export function* triggered(table: DegreesTable, event: TriggeringEvent, windows: Windows): Script {
  for (const id of inAskingOrder(table).map((fighter) => fighter.id))
    if (waitsFor(table, id, event))
      yield* offerToFire(table, id, event.by, windows, () => waitsFor(table, id, event));
}

function waitsFor(table: DegreesTable, id: Id, event: TriggeringEvent): boolean {
  const [me, other] = [findFighter(table, id), findFighter(table, event.by)];
  if (!me?.readied || !other || me === other) return false;
  return fits(table, me, other, me.readied.trigger, event);
}

function fits(
  table: DegreesTable,
  me: DegreesFighter,
  other: DegreesFighter,
  { on, by = 'enemy' }: Trigger,
  event: TriggeringEvent,
): boolean {
  if (!isMeant(table, me, by, other.id)) return false;
  if (on !== 'enters-reach') return on === event.on; // DEG-24
  return event.on === 'moves' && threatens(table, me, event.to) && !threatens(table, me, event.from); // DEG-24
}

/** Asks a fighter whether to take its readied action, if that is legal now. `by` set off the trigger. */
export function* offerToFire(
  table: DegreesTable,
  id: Id,
  by: Id,
  windows: Windows,
  mayStill: (seen: DegreesTable) => boolean = () => true,
): Script {
  const isOpen = (seen: DegreesTable) => mayStill(seen) && planOf(seen, id, by) !== undefined;
  const question: ReactionQuestion = {
    for: id,
    speaker: masterOf(table, id) ?? id,
    kind: 'ready',
    choices: (seen: DegreesTable) => (isOpen(seen) ? choices(seen, id) : []),
    concerns: (seen: DegreesTable) => findFighter(seen, id)?.ready !== null,
    fallback: { option: 'pass' },
  };
  const answer = yield* askWithSurge(table, question, windows);
  const plan = answer.option === 'fire' && isOpen(table) ? planOf(table, id, by) : undefined;
  if (!plan) return;
  const me = fighterOf(table, id);
  payReaction(table, me); // DEG-24
  me.ready = null;
  me.readied = null;
  emit(table, { type: 'fired', by: id, action: plan.later.name, clause: 'DEG-24' });
  yield* onStack(table, { name: 'ready', by: id }, fire(table, id, plan, answer.quick, windows));
}

const FIRE = { quick: quickPart };

function choices(table: DegreesTable, id: Id) {
  const fire = {
    option: 'fire',
    params: FIRE,
    variants: () => [{}],
    axes: () => ({ quick: { type: 'one' as const, of: quickParts(table, id) } }),
    check: ({ quick }: Params) => faultOfQuick(table, id, quick), // DEG-8
  };
  return [fire, { option: 'pass' }];
}

interface Plan {
  readonly later: StagedAction;
  readonly act: Params;
}

/** Returns the readied action with its parameters; undefined if it is impossible now. */
function planOf(table: DegreesTable, id: Id, by: Id): Plan | undefined {
  const me = findFighter(table, id);
  if (!me?.readied || me.reaction === 0 || isHelpless(me)) return undefined; // DEG-10
  const plan = meant(table, id, me.readied, by);
  return plan && faultOf(plan.later, table, me, plan.act, 'readied') === undefined ? plan : undefined;
}

function meant(table: DegreesTable, id: Id, { action }: Readied, by: Id): Plan | undefined {
  const { do: name, ...params } = action;
  const later = stagedNamed(name);
  const act = later?.parse(aimedAt(params, by), table, id);
  return later && act && { later, act };
}

/**
 * Returns the parameters of a readied action. Replaces the value `trigger` with the fighter that set off the trigger.
 */
function aimedAt(params: Params, by: Id): Params {
  const named = ([name, value]: [string, Json | undefined]) =>
    [name, value === 'trigger' ? by : value] as const;
  return Object.fromEntries(Object.entries(params).map(named));
}

function* fire(
  table: DegreesTable,
  id: Id,
  { later, act }: Plan,
  quick: Json | undefined,
  windows: Windows,
): Script {
  yield* takeQuick(table, id, quick, windows); // DEG-8
  const me = findFighter(table, id);
  if (!me || faultOf(later, table, me, act, 'readied') !== undefined) return;
  yield* takeAction(later, table, id, act, 'readied', windows);
}
