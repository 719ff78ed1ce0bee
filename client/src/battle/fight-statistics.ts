import type { GameEvent, Id } from '@riposte/shared';
import { beatOf, healthChange } from '@riposte/shared/engine/presentation/health-change';
import { lineOf } from '@riposte/shared/engine/presentation/log-lines';
import { isGoodRoll, luckyRoll } from '@riposte/shared/engine/presentation/luck';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import { setDieText } from '../wording/set-die.ts';
import { type BattleSnapshot, healthOf, nameIn, sidesOf } from './snapshot.ts';

/** A fighter's totals over a whole fight. */
export interface FighterTotals {
  readonly id: Id;
  done: number;
  taken: number;
  healed: number;
  felled: number;
  answers: number;
  rolls: number;
  good: number;
  /**
   * The expected number of good rolls, summed over the rolls whose chance is known. `weighed` counts these rolls,
   * and `lucky` counts the good ones among them.
   */
  expected: number;
  lucky: number;
  weighed: number;
}

/** The health of each side after every input that changed it. */
export interface Course {
  readonly sides: readonly string[];
  /**
   * The revisions of the inputs that changed a fighter's health. The first entry is 0, for the state before any change.
   */
  readonly moves: readonly number[];
  /** Total health: a list for each side, with a number for each entry of `moves`. */
  readonly health: readonly (readonly number[])[];
}

export interface Tally {
  readonly deeds: readonly FighterTotals[];
  /** The health of each side over time; null if this seat saw health only as words, or if no fighter lost health. */
  readonly course: Course | null;
  /** The highlights as log lines, in the order of the fight. */
  readonly moments: readonly string[];
}

const [MOST_BLOWS, MOST_STROKES] = [3, 2] as const;

/** Returns the statistics of a fight, computed from all events that this seat has received. */
export function tallyOf(snapshot: BattleSnapshot, told: readonly EventsMessage[]): Tally {
  const deeds = new Map<Id, FighterTotals>(
    Object.keys(snapshot.table.fighters).map((id) => [id, nothingOf(id)]),
  );
  for (const { events } of told) for (const event of events) note(deeds, snapshot, event);
  return { deeds: [...deeds.values()], course: courseOf(snapshot, told), moments: momentsOf(snapshot, told) };
}

function nothingOf(id: Id): FighterTotals {
  const none = { done: 0, taken: 0, healed: 0, felled: 0, answers: 0 };
  return { id, ...none, rolls: 0, good: 0, expected: 0, lucky: 0, weighed: 0 };
}

function note(deeds: ReadonlyMap<Id, FighterTotals>, snapshot: BattleSnapshot, event: GameEvent): void {
  const [by, target] = [deeds.get(event.by ?? ''), deeds.get(event.target ?? '')];
  const change = healthChange(snapshot.ruleset, event);
  if (change && change.by < 0) {
    if (target) target.taken -= change.by;
    if (by && by !== target) by.done -= change.by;
  }
  if (change && change.by > 0 && by) by.healed += change.by;
  const beat = beatOf(snapshot.ruleset, event);
  if ((beat === 'fall' || beat === 'die') && by && by !== target) by.felled++;
  if ((beat === 'guard' || beat === 'counter') && by) by.answers++;
  noteRoll(by ?? target, snapshot, event);
}

function noteRoll(who: FighterTotals | undefined, { ruleset }: BattleSnapshot, event: GameEvent): void {
  const roll = ruleset.description.roll?.(event);
  if (!who || !roll?.outcome) return;
  const isGood = isGoodRoll(roll);
  who.rolls++;
  if (isGood) who.good++;
  const lucky = luckyRoll(ruleset, event);
  if (!lucky) return;
  who.weighed++;
  who.expected += lucky.chance;
  if (isGood) who.lucky++;
}

/**
 * Returns the health of each side over time; null if no event changed health. The first entry is the health before any
 * fighter was wounded.
 */
function courseOf(snapshot: BattleSnapshot, told: readonly EventsMessage[]): Course | null {
  const changes = told.flatMap(({ rev, events }) =>
    events.flatMap((event) => {
      const change = healthChange(snapshot.ruleset, event);
      return change && event.target !== undefined ? [{ rev, id: event.target, ...change }] : [];
    }),
  );
  if (changes.length === 0) return null;
  const sides = sidesOf(snapshot.table);
  const now = new Map(
    Object.keys(snapshot.table.fighters).map((id) => [id, healthOf(snapshot, id)?.now ?? 0]),
  );
  for (const { id, by, left } of changes.toReversed()) now.set(id, left - by);
  const sums = () =>
    sides.map((side) =>
      [...now].reduce((sum, [id, left]) => sum + (snapshot.table.fighters[id]?.side === side ? left : 0), 0),
    );
  const points: { rev: number; sums: number[] }[] = [{ rev: 0, sums: sums() }];
  for (const { rev, id, left } of changes) {
    now.set(id, left);
    if (points.at(-1)?.rev === rev) points.pop();
    points.push({ rev, sums: sums() });
  }
  return {
    sides,
    moves: points.map(({ rev }) => rev),
    health: sides.map((_, side) => points.map((point) => point.sums[side] ?? 0)),
  };
}

/** Returns log lines for the heaviest damage and the latest great successes. */
function momentsOf(snapshot: BattleSnapshot, told: readonly EventsMessage[]): string[] {
  const { description } = snapshot.ruleset;
  const events = told.flatMap((message) => message.events);
  const blows = events
    .flatMap((event) => (Number(healthChange(snapshot.ruleset, event)?.by) < 0 ? [event] : []))
    .sort((a, b) => Number(b.amount) - Number(a.amount))
    .slice(0, MOST_BLOWS);
  const strokes = events
    .filter((event) => description.roll?.(event)?.outcome === 'great')
    .slice(-MOST_STROKES);
  const best = new Set([...blows, ...strokes]);
  const nameOf = (id: Id) => nameIn(snapshot.table, id);
  return events
    .filter((event) => best.has(event))
    .flatMap((event) => {
      const text = lineOf(snapshot.ruleset, event, nameOf)?.text ?? [];
      return event.setDie ? `${text} ${setDieText(event.setDie)}` : text;
    });
}
