import { type PlannedChoice, prospectOf, type RatedOdds } from '../core/forecast.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Choice } from '../core/script.ts';
import { healthResource, roleOf } from '../presentation/description.ts';
import type { AskedId, Id } from '../schema/ids.ts';
import { own } from '../schema/records.ts';
import { fightersOf, findFighter, type Table, withCache } from '../state/table.ts';
import { view } from '../visibility/view.ts';
import type { Prompt } from './prompt.ts';

/** The maximum number of sets of parameters that are evaluated per option. An option with more is not judged. */
export const MOST_VARIANTS = 64;
/** The minimum health that a change is compared with, so that changes to a nearly dead fighter do not look huge. */
const LEAST_HEALTH = 10;
/** The value of a fighter's defeat, as a part of its health, in addition to the health that it loses. */
const DEFEAT = 0.5;

/** An option of a prompt, and its gain over `pass` in percent of a fighter's health. */
export interface Gain {
  readonly option: string;
  readonly percent: number;
}

/**
 * Returns the highest gain of each option of a prompt except `pass`, based only on what the asked fighter's seat knows.
 * Returns undefined if an option cannot be judged, because it has no odds or too many sets of parameters.
 */
export function gainsAt(ruleset: Ruleset, table: Table, prompt: Prompt): readonly Gain[] | undefined {
  const choices = prompt.choices().filter(({ option }) => option !== 'pass');
  const seen = seatView(ruleset, table, prompt);
  const judge: Judge = { ruleset, seen, by: prompt.for };
  return withCache(seen, () => {
    const passing = worthOf(judge, prospectOf(prompt.kind, 'pass', {})) ?? 0;
    const gains = choices.flatMap((choice) => {
      const best = bestOf(judge, prompt.kind, choice);
      return best === undefined ? [] : [{ option: choice.option, percent: 100 * (best - passing) }];
    });
    return gains.length === choices.length ? gains : undefined;
  });
}

/**
 * Returns the table as the asked fighter's seat sees it at a table that shows health in bands. The battle does not
 * know whether its table does, and an automatic answer must not reveal exact health.
 */
export function seatView(ruleset: Ruleset, table: Table, { for: by, eyes }: Prompt): Table {
  const own = findFighter(table, by)?.side;
  const others = new Set(fightersOf(table).map(({ side }) => side));
  others.delete(own ?? '');
  return [...others].reduce<Table>(
    (seen, banded) => view(ruleset, seen, { ...eyes, banded }),
    view(ruleset, table, eyes),
  );
}

/** The fighter that judges its options, in the view of its seat. */
export interface Judge {
  readonly ruleset: Ruleset;
  readonly seen: Table;
  readonly by: AskedId;
}

/**
 * Returns the value of the best way to take an option; undefined if a way has no odds or if there are too many ways.
 */
function bestOf(judge: Judge, kind: string, { option, variants }: Choice): number | undefined {
  const ways = variants?.() ?? [{}];
  if (ways.length > MOST_VARIANTS) return undefined;
  const values = ways.flatMap((params) => worthOf(judge, prospectOf(kind, option, params)) ?? []);
  return values.length === ways.length ? Math.max(...values) : undefined;
}

/**
 * Returns the average value of a choice for the fighter's side, as a part of a fighter's health. Undefined if the
 * choice has no odds.
 */
function worthOf({ ruleset, seen, by }: Judge, planned: PlannedChoice): number | undefined {
  const odds = ruleset.forecast(seen, by, planned)?.odds;
  return odds && worthOfOdds({ ruleset, seen, by }, odds);
}

/** Returns the average value of these odds for the fighter's side, as a part of a fighter's health. */
export function worthOfOdds({ ruleset, seen, by }: Judge, { effects, worth = 0 }: RatedOdds): number {
  const side = findFighter(seen, by)?.side;
  const changes = effects.map(({ target, field, changes: possible, defeat }) => {
    const isHealth = roleOf(ruleset.description, field) === 'health';
    const isFriend = findFighter(seen, target)?.side === side;
    const now = read(ruleset, seen, target, field) ?? 0;
    const average = possible.reduce((sum, [change, chance]) => sum + chance * Math.max(change, -now), 0);
    const health = healthOf(ruleset, seen, isFriend ? target : by); // the health of an enemy may be a band
    const value = (isHealth ? average / health : 0) - defeat * DEFEAT;
    return isFriend ? value : -value;
  });
  return changes.reduce((sum, change) => sum + change, worth / healthOf(ruleset, seen, by));
}

/** Returns a fighter's maximum health, or its current health if the rules have no maximum; at least `LEAST_HEALTH`. */
function healthOf(ruleset: Ruleset, seen: Table, id: Id): number {
  const { field, max = field } = healthResource(ruleset.description) ?? {};
  return Math.max(LEAST_HEALTH, read(ruleset, seen, id, max) ?? 0);
}

/** Returns a numeric field in a view; undefined if it is hidden or not a number. */
export function read(ruleset: Ruleset, seen: Table, id: Id, field: string | undefined): number | undefined {
  const fighter = findFighter(seen, id);
  const value = fighter && field !== undefined ? own(ruleset.fields, field)?.get(seen, fighter) : undefined;
  return typeof value === 'number' ? value : undefined;
}
