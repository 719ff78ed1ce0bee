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
import type { EventKind } from '../state/event.ts';
import type { Fighter, Table } from '../state/table.ts';
import type { Names } from '../visibility/named-fighters.ts';
import type { Secrets } from '../visibility/secrets.ts';
import type { Actions, AnytimeAction } from './action.ts';
import type { Forecast, PlannedChoice } from './forecast.ts';
import type { Answer, Script } from './script.ts';

/** What can be wrong with an intent before its own check is asked. */
export const FACE_FAULTS = ['bad-input', 'not-gm', 'prompt-open'] as const;
export type FaceFault = (typeof FACE_FAULTS)[number];

/** A field of the table view (`ID.FIELD`), and how the GM and a setup's `state` set it. */
export interface Field<T extends Table = Table, F extends Fighter = Fighter, Value extends Json = Json> {
  readonly kind: FieldSchema<Value>;
  get(table: T, fighter: F): Value;
  /** What else is wrong with a value that its kind takes. */
  fault?(table: T, fighter: F, value: Value): Fault | undefined;
  /** Left out: the field can only be read. */
  set?(table: T, fighter: F, value: Value): void;
}

/**
 * Ground that only this rulebook knows, as doors are: what it is on the map, and what else follows where it
 * is painted.
 */
export interface OwnGround<T extends Table> {
  readonly terrain: Terrain;
  isAt(table: T, at: Hex): boolean;
  lay(table: T, hexes: readonly Hex[]): void;
}

/** What the GM's interventions mean in a ruleset. Each is carried out at once and may end the battle. */
export interface GmPowers<T extends Table> {
  place(table: T, id: Id, to: Hex): void;
  add(table: T, fighter: SetupFighter): void;
  remove(table: T, id: Id): void;
  /** Ends the battle without a winner. */
  end(table: T): void;
  /**
   * Ground beside what every map has, by name; left out: none. Wherever anything is painted, it is taken up
   * before.
   */
  readonly grounds?: Readonly<Record<string, OwnGround<T>>>;
  /** Takes up what was its own there. */
  takeUp?(table: T, hexes: readonly Hex[]): void;
}

/** What a rulebook is to the engine: the contract that every ruleset fills. */
export interface Ruleset<T extends Table = Table, F extends Fighter = Fighter> {
  readonly id: string;
  /** Raised whenever an old journal would be played differently. */
  readonly version: number;
  /**
   * The table at the very start. Throws `SetupError`, naming the field, if the setup is not fit for these
   * rules.
   */
  open(setup: Setup, dice: T['dice']): T;
  /**
   * What is wrong with a fighter that the GM wants to add to that table, in one sentence that names the
   * field.
   */
  faultOf(fighter: SetupFighter, table: T): string | undefined;
  /**
   * Plays the battle from wherever the table is. The table alone says where: whenever the stack is empty and
   * a `turn` prompt is open, or questions of `askFirst` are, a new script on a copy of the table opens the
   * same prompts.
   */
  play(table: T): Script;
  readonly actions: Actions<T>;
  /**
   * Whether an answer makes no sense whoever gives it, which is said before all else; left out: the prompt's
   * option says.
   */
  isMalformed?(answer: string, params: Params): boolean;
  readonly interjections: Readonly<Record<string, AnytimeAction<T>>>;
  /**
   * The interjections, the GM's among them, that are still allowed when the battle is over; left out: none.
   */
  readonly afterEnd?: readonly string[];
  /**
   * What forbids somebody to say this for a fighter, or a fighter to say it itself, where one may speak for
   * another: then an input `{as, for}` is the doing of whom it is for. Left out: all speak for themselves,
   * and `for` is a parameter.
   */
  voice?(table: T, speaker: AskedId, by: AskedId, said: Answer): Fault | undefined;
  /** In which order what is wrong with an intent on the face of it is said; left out: as in `FACE_FAULTS`. */
  readonly faults?: readonly FaceFault[];
  /** What a pending action is called in its rulebook; left out: by its `name` alone. */
  stackName?(item: T['stack'][number]): string;
  readonly gm: GmPowers<T>;
  /** The options of a battle, each with what it is if a setup does not say. */
  readonly options: FieldSchemas;
  /** What a setup may say of a fighter beside the archetype that it is made from (`kind`). */
  readonly sheet: FieldSchemas;
  /** What a fighter keeps otherwise than its sheet says it, as the sheet says it; left out: nothing. */
  asWritten?(fighter: F): Readonly<Record<string, Json>>;
  /**
   * What of the book is data alone, which a battle may add to or change; left out: archetypes and names of
   * conditions.
   */
  readonly content?: ContentParts;
  readonly fields: Readonly<Record<string, Field<T, F>>>;
  /** What the members of its events are, by type; the engine's own need not be named. */
  readonly events: Readonly<Record<string, EventKind>>;
  /** The keys of a fighter's state that not everybody may know, who does, and what the others see instead. */
  readonly secrets: Secrets<T, F>;
  /** Where fighters are named; left out: in no other key than the engine's own. */
  readonly names?: Names;
  /**
   * A table on which those are missing whom somebody does not know, with what else would tell of them put
   * right.
   */
  asSeen?(seen: T): T;
  /**
   * The exact odds of an intent or answer, as far as the table given (what a seat sees) shows; undefined:
   * none to tell.
   */
  forecast(table: T, by: AskedId, prospect: PlannedChoice): Forecast | undefined;
  /**
   * The table as it may well be once that has been done, for bots where odds say nothing: a weapon drawn, a
   * turn begun. A new table, on which nobody can tell what is not known; undefined: nothing to go by. Left
   * out: there never is.
   */
  imagine?(table: T, by: AskedId, prospect: PlannedChoice): T | undefined;
  readonly description: Description;
  /** Ready-made fights, the one to begin with first. */
  readonly scenarios: readonly Scenario[];
}
