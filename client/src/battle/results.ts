import type { GameEvent, Id } from '@riposte/shared';
import { beatOf, healthChange } from '@riposte/shared/engine/presentation/health-change';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import type { BattleSnapshot } from './snapshot.ts';

/** The total results of one action or reaction, over all fighters that used it. */
export interface ActionResult {
  readonly what: string;
  times: number;
  done: number;
  healed: number;
  /** How often the reacting fighter took no damage after this reaction; null for an action. */
  unhurt: number | null;
}

/**
 * Returns the results of each action and reaction, the most effective first. Credits damage and healing to the
 * fighter's latest action.
 */
export function actionResultsOf(snapshot: BattleSnapshot, told: readonly EventsMessage[]): ActionResult[] {
  const yields = new Map<string, ActionResult>();
  const doing = new Map<Id, ActionResult>();
  const guarding = new Map<Id, ActionResult>();
  for (const event of told.flatMap(({ events }) => events)) {
    const what = nameIn(snapshot, event);
    if (what !== undefined && event.by !== undefined) {
      const found = yields.get(what) ?? { what, times: 0, done: 0, healed: 0, unhurt: null };
      yields.set(what, found);
      begin(snapshot, event.by, event, found, { doing, guarding });
    }
    note(snapshot, event, doing, guarding);
  }
  for (const held of guarding.values()) held.unhurt = (held.unhurt ?? 0) + 1;
  return [...yields.values()].sort((a, b) => b.done + b.healed - a.done - a.healed || b.times - a.times);
}

interface UnderWay {
  readonly doing: Map<Id, ActionResult>;
  readonly guarding: Map<Id, ActionResult>;
}

/**
 * Counts a use of an action or a reaction. A reaction counts as unhurt if its fighter took no damage before the next
 * action.
 */
function begin(
  snapshot: BattleSnapshot,
  by: Id,
  event: GameEvent,
  found: ActionResult,
  { doing, guarding }: UnderWay,
): void {
  found.times++;
  if (beatOf(snapshot.ruleset, event) === 'guard') {
    found.unhurt ??= 0;
    guarding.set(by, found);
    return;
  }
  doing.set(by, found);
  for (const [id, held] of guarding) {
    held.unhurt = (held.unhurt ?? 0) + 1;
    guarding.delete(id);
  }
}

function note(
  snapshot: BattleSnapshot,
  event: GameEvent,
  doing: ReadonlyMap<Id, ActionResult>,
  guarding: Map<Id, ActionResult>,
): void {
  const { by = 0 } = healthChange(snapshot.ruleset, event) ?? {};
  const own = doing.get(event.by ?? '');
  if (own && by < 0 && event.by !== event.target) own.done -= by;
  if (own && by > 0) own.healed += by;
  if (by < 0) guarding.delete(event.target ?? '');
}

/** Returns the label of the action that an event names; undefined if it names none. */
function nameIn({ ruleset }: BattleSnapshot, event: GameEvent): string | undefined {
  const { actions, options, things } = ruleset.description;
  const named = NAMING.map((member) => event[member]).find((value) => typeof value === 'string');
  if (typeof named !== 'string') return undefined;
  const known = [actions, options, things].find((entries) => Object.hasOwn(entries, named));
  return known?.[named]?.label;
}

/** The keys under which an event may store the id of an action or reaction. */
const NAMING = ['action', 'reaction', 'response', 'ability', 'spell'] as const;
