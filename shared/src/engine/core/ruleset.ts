import type { Hex } from '../../hex/axial.ts';
import type { Terrain } from '../../hex/map.ts';
import type { ContentParts } from '../content/content.ts';
import type { Description } from '../presentation/description.ts';
import type { Fault } from '../presentation/rejection.ts';
import type { FieldSchema, FieldSchemas } from '../schema/field-schema.ts';
import type { AskedId, Id } from '../schema/ids.ts';
import type { Json, Params } from '../schema/json.ts';
import type { Scenario } from '../setup/scenario.ts';
import type { Setup, SetupFighter } from '../setup/setup.ts';
import type { EventKinds } from '../state/event.ts';
import type { Fighter, Table } from '../state/table.ts';
import type { Names } from '../visibility/named-fighters.ts';
import type { Secrets } from '../visibility/secrets.ts';
import type { Actions, AnytimeAction } from './action.ts';
import type { OwnBotValues } from './bot-values.ts';
import type { PlannedChoice, RatedForecast, RatedOdds } from './forecast.ts';
import type { Growth } from './growth.ts';
import type { Lasting, Rest, RestName } from './lasting.ts';
import type { Answer, Script } from './script.ts';

/** The faults of an intent that are found before the action's own check. */
export const EARLY_FAULTS = ['bad-input', 'not-gm', 'prompt-open'] as const;
export type EarlyFault = (typeof EARLY_FAULTS)[number];

/**
 * A field of the table view: a value of a fighter, addressed as `ID.FIELD`. Also defines how the GM, or the `state`
 * in a setup, sets the value.
 */
export interface Field<T extends Table = Table, F extends Fighter = Fighter, Value extends Json = Json> {
  readonly kind: FieldSchema<Value>;
  get(table: T, fighter: F): Value;
  /** Returns why a value is not allowed, although it fits the schema; undefined if it is allowed. */
  fault?(table: T, fighter: F, value: Value): Fault | undefined;
  /** Sets the field. If omitted, the field is read-only. */
  set?(table: T, fighter: F, value: Value): void;
  /** The rules for a value that lasts beyond the fight. If omitted, each fight starts with the value of the sheet. */
  readonly lasts?: Lasting<T, F, Value>;
}

/**
 * Ground that only this rulebook has, such as doors: its terrain on the map, and its effects when it is
 * painted.
 */
export interface OwnGround<T extends Table> {
  readonly label: string;
  readonly terrain: Terrain;
  isAt(table: T, at: Hex): boolean;
  lay(table: T, hexes: readonly Hex[]): void;
}

/** The effects of the GM's interventions in a ruleset. Each is performed at once and may end the battle. */
export interface GmPowers<T extends Table> {
  place(table: T, id: Id, to: Hex): void;
  add(table: T, fighter: SetupFighter): void;
  remove(table: T, id: Id): void;
  /** Ends the battle without a winner. */
  end(table: T): void;
  /**
   * Ground that only this rulebook has, by name; omitted if there is none. Before hexes are painted, `takeUp` removes
   * this ground from them.
   */
  readonly grounds?: Readonly<Record<string, OwnGround<T>>>;
  /** Removes the ruleset's own ground from these hexes. */
  takeUp?(table: T, hexes: readonly Hex[]): void;
}

/** The contract between a rulebook and the engine. */
export interface Ruleset<T extends Table = Table, F extends Fighter = Fighter> {
  readonly id: string;
  /** The version of the rules. Must be increased whenever an old journal would play differently. */
  readonly version: number;
  /**
   * Returns the initial table. If the setup does not fit these rules, throws a `SetupError` whose message
   * names the field.
   */
  open(setup: Setup, dice: T['dice']): T;
  /** Returns why the GM cannot add this fighter, in a sentence that names the field; undefined if the GM can. */
  faultOf(fighter: SetupFighter, table: T): string | undefined;
  /**
   * Plays the battle from the current table. The table is the only state. While the stack is empty and turns
   * or `askFirst` questions are open, a new script on a copy of the table opens the same prompts.
   */
  play(table: T): Script;
  readonly actions: Actions<T>;
  /**
   * Returns whether an answer is malformed, regardless of which player sends it. This fault is reported before all
   * others. If omitted, an answer is malformed if its parameters do not fit the option's schemas.
   */
  isMalformed?(answer: string, params: Params): boolean;
  /** The anytime actions, by the name that intents use. */
  readonly interjections: Readonly<Record<string, AnytimeAction<T>>>;
  /**
   * The anytime actions, including the GM's, that are legal after the end of the battle; if omitted, there are none.
   */
  readonly afterEnd?: readonly string[];
  /**
   * Returns why a speaker may not decide for `by`, in rulesets where players can decide for other fighters. There,
   * an input `{as, for}` is an action of the fighter in `for`. If omitted, all fighters decide for themselves, and
   * `for` is an ordinary parameter.
   */
  voice?(table: T, speaker: AskedId, by: AskedId, said: Answer): Fault | undefined;
  /** The order in which these faults are reported; the order of `EARLY_FAULTS` if omitted. */
  readonly faults?: readonly EarlyFault[];
  /** Returns the rulebook's name for a pending action; if omitted, `name` is used. */
  stackName?(item: T['stack'][number]): string;
  readonly gm: GmPowers<T>;
  /** The options of a battle with their defaults. */
  readonly options: FieldSchemas;
  /** The fields of a fighter that a setup may set besides its archetype (`kind`). */
  readonly sheet: FieldSchemas;
  /**
   * Returns the state that a fighter stores in a different form from its sheet, converted back to the form of the
   * sheet. If omitted, the fighter stores all state in the form of the sheet.
   */
  asWritten?(fighter: F): Readonly<Record<string, Json>>;
  /** The rests that fighters can take between fights. If omitted, there are none. */
  readonly rests?: Readonly<Partial<Record<RestName, Rest<T>>>>;
  /** The fields of the sheet that experience can raise. If omitted, there are none. */
  readonly grows?: Growth;
  /**
   * Returns the gear that a fighter gets back after the fight if it no longer has it, such as a weapon that it
   * dropped. May name gear that the fighter never had. If omitted, fighters get nothing back.
   */
  regained?(table: T, fighter: F): readonly string[];
  /**
   * The parts of the book that are data and that a battle may extend or change. If omitted, a battle may change only
   * archetypes and the names of conditions.
   */
  readonly content?: ContentParts;
  readonly fields: Readonly<Record<string, Field<T, F>>>;
  /** The ruleset's events. The engine's own events may be left out. */
  readonly events: EventKinds;
  /**
   * The secret keys of a fighter's state, with the viewers who know them and the values that other viewers see
   * instead.
   */
  readonly secrets: Secrets<T, F>;
  /** The keys whose values are ids of fighters. If omitted, only the engine's own keys have such values. */
  readonly names?: Names;
  /** Adjusts a view after unknown fighters have been removed from it, so that other state does not reveal them. */
  asSeen?(seen: T): T;
  /**
   * Returns the exact odds of an intent or answer, computed on a seat's view of the table; undefined if there are
   * none. They include estimates for bots. `foretell` returns them for players, without the estimates.
   */
  forecast(table: T, by: AskedId, prospect: PlannedChoice): RatedForecast | undefined;
  /**
   * Returns the odds of the action at the top of the stack if no fighter reacts; undefined if there are none. Rulesets
   * define this only if the forecast of a prompt's `pass` does not include these odds.
   */
  pendingOdds?(table: T): RatedOdds | undefined;
  /**
   * Returns a plausible table after the choice, for bots where odds are not enough: a weapon drawn, a turn
   * begun. The result is a new table without secrets, or undefined if nothing is predicted. If omitted, nothing is
   * predicted.
   */
  imagine?(table: T, by: AskedId, prospect: PlannedChoice): T | undefined;
  /** The values that bots at level `hard` use instead of the usual ones; if omitted, they use the usual ones. */
  readonly botValues?: OwnBotValues;
  readonly description: Description<T>;
  /** Ready-made scenarios. The first one is the best to start with. */
  readonly scenarios: readonly Scenario[];
}
