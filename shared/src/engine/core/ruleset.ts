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
import type { PlannedChoice, RatedForecast } from './forecast.ts';
import type { Answer, Script } from './script.ts';

/** The faults of an intent that are found before the action's own check. */
export const PRECHECK_FAULTS = ['bad-input', 'not-gm', 'prompt-open'] as const;
export type PrecheckFault = (typeof PRECHECK_FAULTS)[number];

/** A field of the table view (`ID.FIELD`), and how the GM or a setup's `state` sets it. */
export interface Field<T extends Table = Table, F extends Fighter = Fighter, Value extends Json = Json> {
  readonly kind: FieldSchema<Value>;
  get(table: T, fighter: F): Value;
  /** Returns what is wrong with a value that fits the schema. */
  fault?(table: T, fighter: F, value: Value): Fault | undefined;
  /** Sets the field. If omitted, the field is read-only. */
  set?(table: T, fighter: F, value: Value): void;
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
   * Ground of this rulebook, by name; if omitted, none. Before hexes are painted, `takeUp` removes this
   * ground from them.
   */
  readonly grounds?: Readonly<Record<string, OwnGround<T>>>;
  /** Removes the ruleset's own ground from these hexes. */
  takeUp?(table: T, hexes: readonly Hex[]): void;
}

/** The contract between a rulebook and the engine. */
export interface Ruleset<T extends Table = Table, F extends Fighter = Fighter> {
  readonly id: string;
  /** Must be increased whenever an old journal would play differently. */
  readonly version: number;
  /**
   * Returns the initial table. If the setup does not fit these rules, throws a `SetupError` whose message
   * names the field.
   */
  open(setup: Setup, dice: T['dice']): T;
  /** Returns what is wrong with a fighter that the GM wants to add, in a sentence that names the field. */
  faultOf(fighter: SetupFighter, table: T): string | undefined;
  /**
   * Plays the battle from the current table. The table is the only state. While the stack is empty and turns
   * or `askFirst` questions are open, a new script on a copy of the table opens the same prompts.
   */
  play(table: T): Script;
  readonly actions: Actions<T>;
  /**
   * Returns whether an answer is malformed no matter which player sends it; such a fault is reported before
   * all others. If omitted, the option's parameters decide.
   */
  isMalformed?(answer: string, params: Params): boolean;
  readonly interjections: Readonly<Record<string, AnytimeAction<T>>>;
  /**
   * The anytime actions, including the GM's, that are legal after the end of the battle; if omitted, none.
   */
  readonly afterEnd?: readonly string[];
  /**
   * Returns why a speaker may not decide for `by`, in rulesets where players can speak for other fighters. An
   * input `{as, for}` is then an action of `for`. If omitted, all fighters speak for themselves, and `for` is
   * a parameter.
   */
  voice?(table: T, speaker: AskedId, by: AskedId, said: Answer): Fault | undefined;
  /** The order in which these faults are reported; if omitted, the order of `PRECHECK_FAULTS`. */
  readonly faults?: readonly PrecheckFault[];
  /** Returns the rulebook's name for a pending action; if omitted, `name` is used. */
  stackName?(item: T['stack'][number]): string;
  readonly gm: GmPowers<T>;
  /** The options of a battle with their defaults. */
  readonly options: FieldSchemas;
  /** The fields of a fighter that a setup may set beside its archetype (`kind`). */
  readonly sheet: FieldSchemas;
  /**
   * Converts state that is stored in another form than in the sheet back to the form of the sheet; if
   * omitted, there is none.
   */
  asWritten?(fighter: F): Readonly<Record<string, Json>>;
  /**
   * The parts of the book that are data and that a battle may extend or change; if omitted, archetypes and
   * the names of conditions.
   */
  readonly content?: ContentParts;
  readonly fields: Readonly<Record<string, Field<T, F>>>;
  /** The ruleset's events. The engine's own events may be left out. */
  readonly events: EventKinds;
  /**
   * The keys of a fighter's state that are secret, with the viewers who know them and what the others see
   * instead.
   */
  readonly secrets: Secrets<T, F>;
  /** The keys that name fighters; if omitted, only the engine's own keys. */
  readonly names?: Names;
  /** Corrects a table from which unknown fighters have been removed, where other state would reveal them. */
  asSeen?(seen: T): T;
  /**
   * Returns the exact odds of an intent or answer on a seat's view of the table, with estimates for bots,
   * or undefined if there are none. Players get them from `foretell`, without the estimates.
   */
  forecast(table: T, by: AskedId, prospect: PlannedChoice): RatedForecast | undefined;
  /**
   * Returns a plausible table after the choice, for bots where odds are not enough: a weapon drawn, a turn
   * begun. The result is a new table without secrets, or undefined if nothing is predicted. If omitted, nothing is
   * predicted.
   */
  imagine?(table: T, by: AskedId, prospect: PlannedChoice): T | undefined;
  readonly description: Description;
  /** Scenarios, the best one to start with first. */
  readonly scenarios: readonly Scenario[];
}
