import type { Hex } from '../../hex/axial.ts';
import type { Content } from '../content/content.ts';
import type { Chapters } from '../language/keyed-text.ts';
import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';
import type { GameEvent, SetDie } from '../state/event.ts';
import type { Table } from '../state/table.ts';
import type { ActionEntry, ActionGroup, Entry, OptionField, PromptEntry } from './entries.ts';
import type { LogLine, Roll } from './event-display.ts';
import type { Figure } from './figure.ts';

/**
 * The meaning of a resource for its fighter. `health` keeps the fighter in the fight, and the GM can hide its exact
 * number behind bands, such as "half left". A `burden` is bad for the fighter. The client's theme has a color for
 * each role.
 */
export type ResourceRole =
  | 'health'
  | 'action'
  | 'reaction'
  | 'momentum'
  | 'focus'
  | 'movement'
  | 'burden'
  | 'neutral';

export interface ResourceDescription {
  /**
   * The fields of the table view that hold the amount and the maximum. Without a maximum, the amount is shown as a
   * plain number. Health fields must also be keys of the fighter's state, so that bands can hide them.
   */
  readonly field: string;
  readonly max?: string;
  readonly label: string;
  /** The short name of the resource: one to three letters. */
  readonly short: string;
  /**
   * A flag is true or false, and its `label` names the true state. A text is shown unchanged; null is not
   * shown.
   */
  readonly look: 'bar' | 'pips' | 'number' | 'text' | 'flag';
  readonly role: ResourceRole;
}

/** Icon names of the free collection game-icons, by id. */
export interface Glyphs {
  readonly archetypes: Readonly<Record<string, string>>;
  readonly conditions: Readonly<Record<string, string>>;
}

/**
 * A mark on the map that is neither ground nor fighter: a door, the end of a ladder or rope, an item on the
 * ground.
 */
export interface MapMark {
  readonly at: Hex;
  readonly icon: 'door' | 'open-door' | 'way' | 'thing';
  readonly label: string;
}

/** A temporary link between two fighters, such as a promise to help or a leash. */
export interface Tie {
  readonly from: Id;
  readonly to: Id;
  readonly label: string;
}

/** A round that is played in steps. */
export interface Track {
  readonly steps: readonly TrackStep[];
  /** The id of the current step; null if there is none. */
  readonly now: string | null;
  /** More information in a few words, such as the player that chooses. */
  readonly note?: string;
}

export interface TrackStep {
  readonly id: string;
  /** The name of the step, in one or two words. */
  readonly label: string;
  readonly help?: string;
  /**
   * The fighters that act in this step, in turn order if the step has one. A fighter can be in several steps.
   */
  readonly members: readonly Id[];
  /** The members that have already acted in the step. */
  readonly done: readonly Id[];
  /** True if this is not a step but a place for fighters that delay their step. It is shown separately. */
  readonly isAside?: true;
}

/** The actions that are possible for a fighter in the rest of the round if it waits. */
export interface Ahead {
  /** The fighter's possible actions in each step of the track, from the current step on. */
  readonly steps: readonly { readonly id: string; readonly things: readonly string[] }[];
  /** Facts for the decision, such as the cost of another action. */
  readonly facts?: About['facts'];
}

/**
 * The states of a cell in a diagram, which can be combined: the fighter has it, it can be used now, it is
 * lost.
 */
export const CELL_MARKS = ['held', 'open', 'lost'] as const;
export type CellMark = (typeof CELL_MARKS)[number];

export interface DiagramCell {
  /** The value that the cell represents, if a parameter is chosen on the diagram. */
  readonly id: string;
  readonly label: string;
  /** The column and row of the cell, counted from 0. */
  readonly at: readonly [column: number, row: number];
  readonly marks: readonly CellMark[];
  /** The id of the cell's group. */
  readonly group?: string;
}

/** A part of a fighter that is best shown as a picture: a grid of specialties, a body. */
export interface Diagram {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly DiagramCell[];
  /** Named groups of cells; the name is shown above the first cell. */
  readonly groups: readonly {
    readonly id: string;
    readonly label: string;
    readonly marks: readonly CellMark[];
  }[];
  /** The meanings of the marks in this diagram. Unused marks may be left out. */
  readonly legend: Readonly<Partial<Record<CellMark, string>>>;
  /**
   * The width of each column, in cells; if omitted, all columns are equally wide. A narrow column without
   * cells is a gap.
   */
  readonly columns?: readonly number[];
}

/** The description of a pending action. It is shown to the fighters that may react and to spectators. */
export interface About {
  /** The title, if the name of the action is not specific enough: for example, the ability that is used. */
  readonly title?: string;
  /** The effect that the action will have when it resolves, in one sentence. If omitted, no sentence is shown. */
  readonly text?: string;
  /** Facts that help to decide on a reaction: the total, the damage, the body part. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** The die of this roll that the GM has set; omitted if the GM has set none. */
  readonly setDie?: SetDie | undefined;
}

/** All data and texts that a client needs to display any ruleset. */
export interface Description<T extends Table = Table> {
  readonly name: string;
  readonly tagline: string;
  readonly resources: readonly ResourceDescription[];
  readonly phases: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, ActionEntry>>;
  /** Prompts by kind; each label is a question to the fighter that is asked. */
  readonly prompts: Readonly<Record<string, PromptEntry<T>>>;
  /** Options of prompts that are not actions. */
  readonly options: Readonly<Record<string, Entry>>;
  /** Names of parameter values: weapons, items, abilities, spells. */
  readonly things: Readonly<Record<string, Entry>>;
  readonly conditions: Readonly<Record<string, Entry>>;
  readonly battleOptions: readonly OptionField[];
  readonly archetypes: Readonly<Record<string, Entry>>;
  /** Icons of fighters and conditions; if omitted, letters are shown. */
  readonly glyphs?: Glyphs;
  /**
   * Returns the appearance of a fighter on the map, from the viewer's table. If omitted or undefined, the map shows
   * the icon of the archetype.
   */
  figure?(table: T, id: Id): Figure | undefined;
  /**
   * Returns the strength, remaining duration or number of a fighter's conditions, by condition. If omitted or 0, a
   * condition has no count.
   */
  counts?(table: T, id: Id): Readonly<Record<string, number>>;
  readonly sheet: readonly {
    readonly label: string;
    readonly fields: readonly { field: string; label: string }[];
  }[];
  /** Labels for entries and fields that are not on any sheet; if omitted, they are derived from the key. */
  readonly members?: Readonly<Record<string, string>>;
  /** Labels for the parameters of actions and answers; if omitted, they are derived from the key. */
  readonly params?: Readonly<Record<string, string>>;
  /** Sentences for codes of rejections, in addition to the engine's. */
  readonly rejections: Readonly<Record<string, string>>;
  /**
   * The chapters of messages that rejections can use, by name. If omitted, only rejections without a sentence of their
   * own are worded in the reader's language.
   */
  readonly messages?: Chapters;
  /**
   * Groups of actions by id, in the order of the action bar, before `ACTION_GROUPS`. `icon` is one of
   * `ACTION_GROUPS`.
   */
  readonly groups?: Readonly<Record<string, { readonly label: string; readonly icon: ActionGroup }>>;
  /** Returns the marks on the map. If omitted, the map has no marks. */
  marks?(table: T): readonly MapMark[];
  /** Returns the links between fighters, drawn as lines. If omitted, there are no links. */
  ties?(table: T): readonly Tie[];
  /**
   * Returns the progress of a round that is played in steps; if omitted or undefined, only the turn order is
   * shown.
   */
  track?(table: T): Track | undefined;
  /**
   * Returns the actions that a fighter could take in each remaining step of the round. A prompt that lets the player
   * choose when to act (`isTiming`) shows them. If omitted, no actions are shown.
   */
  ahead?(table: T, id: Id): Ahead | undefined;
  /** Returns the diagrams of a fighter. If omitted, fighters have no diagrams. */
  diagrams?(table: T, id: Id): readonly Diagram[];
  /**
   * The parameters that are chosen on a diagram: the id of the diagram, and the fighter that has it. If a ruling
   * names no target, the diagram belongs to the fighter that the ruling is about.
   */
  readonly cells?: Readonly<Record<string, { readonly diagram: string; readonly of: 'actor' | 'target' }>>;
  /**
   * Returns the description of a pending action. If undefined, the page shows only its actor, name and target.
   */
  about?(table: T, item: T['stack'][number], nameOf: (id: Id) => string): About | undefined;
  /**
   * Returns the fighter that decides for another; undefined if that fighter decides for itself. If omitted, all
   * fighters decide for themselves.
   */
  master?(table: T, id: Id): Id | undefined;
  /** Returns the time limits of prompts and turns in this battle, in seconds; null for no limit. */
  seconds(table: T): { readonly prompt: number | null; readonly turn: number | null };
  /**
   * Returns an event as a line of the log; undefined if the event is only for animation. `nameOf` returns a
   * fighter's name. `content` may rename things and conditions. The engine itself provides the lines of some
   * events: see `lineOf`.
   */
  readonly line: (
    event: GameEvent,
    nameOf: (id: Id) => string,
    content?: Content | undefined,
  ) => LogLine | undefined;
  /** Returns the roll of an event; undefined if it has none. If omitted, no event has a roll. */
  readonly roll?: (event: GameEvent) => Roll | undefined;
  /** Formats a set of parameters as text, for example "sword, at Goblin". */
  readonly say: (
    params: Readonly<Record<string, Json | undefined>>,
    nameOf: (id: Id) => string,
    content?: Content | undefined,
  ) => string;
}

/** Returns the resource that keeps a fighter in the fight; undefined if these rules have none. */
export function healthResource({
  resources,
}: Pick<Description, 'resources'>): ResourceDescription | undefined {
  return resources.find(({ role }) => role === 'health');
}

/** Returns the resource whose amount a field of the table view holds; undefined if there is none. */
export function resourceOf(
  { resources }: Pick<Description, 'resources'>,
  field: string,
): ResourceDescription | undefined {
  return resources.find((resource) => resource.field === field);
}

/** Returns the role of a field of the table view; `neutral` if the field does not hold the amount of a resource. */
export function roleOf(description: Pick<Description, 'resources'>, field: string): ResourceRole {
  return resourceOf(description, field)?.role ?? 'neutral';
}
