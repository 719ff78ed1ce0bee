import type { Hex } from '../../hex/axial.ts';
import type { Content } from '../content/content.ts';
import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';
import type { GameEvent, SetDie } from '../state/event.ts';
import type { StackItem, Table } from '../state/table.ts';

/**
 * What a number means to who has it. `health` keeps a fighter in the fight: it can be shown in bands.
 * `burden` is the worse the more there is of it. The client's theme gives each a colour.
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
   * The table-view fields of its amount and its most. Without a most it is only a number. Those of health are
   * keys of a fighter's state too: so it can be shown in bands.
   */
  readonly field: string;
  readonly max?: string;
  readonly label: string;
  /** One to three letters. */
  readonly short: string;
  /**
   * A flag is true or false, and its `label` says what it is that is so. A text is shown as it stands; null:
   * not at all.
   */
  readonly look: 'bar' | 'pips' | 'number' | 'text' | 'flag';
  readonly role: ResourceRole;
}

/**
 * A name with one sentence of help and the clauses behind it. In those of prompts and options `{by}` and
 * `{target}` stand for the fighters of what is pending on top, and `{for}` for whoever is asked.
 */
export interface Entry {
  readonly label: string;
  readonly help: string;
  readonly clauses?: readonly string[];
}

export interface PromptEntry extends Entry {
  /**
   * It asks which of several things comes next, again and again until one is left: they can be put in order
   * at once.
   */
  readonly isSequence?: true;
  /**
   * It asks when somebody acts: what each step of the round that is still to come allows them is shown with
   * it.
   */
  readonly isTiming?: true;
  /** Its options are cells of this diagram, and are chosen there: whose it is. */
  readonly on?: { readonly diagram: string; whose(table: Table, asked: Id): Id | undefined };
}

/** The groups of actions that need no words of a ruleset. Whatever is in `attack` is done to enemies. */
export const ACTION_GROUPS = ['attack', 'move', 'defend', 'ability', 'item', 'other'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

export interface ActionEntry extends Entry {
  /** Where its button stands: one of `ACTION_GROUPS`, or of the description's own groups. */
  readonly group: string;
  /**
   * The parameters that say what it is, the ability or the item that is used: each of their values is offered
   * by itself, under its own name. Where several are given, the first counts.
   */
  readonly each?: readonly string[];
  /** How the map's pointer takes it: aims at a fighter, goes along a path, points at a hex; else a button. */
  readonly pointer?: 'fighter' | 'path' | 'hex';
}

/** A battle option as a form field. */
export type OptionField = Entry & { readonly key: string } & (
    | { readonly type: 'boolean'; readonly initial: boolean }
    | { readonly type: 'number'; readonly initial: number; readonly min: number; readonly max: number }
    | {
        readonly type: 'choice';
        readonly initial: string;
        readonly choices: readonly { value: string; label: string }[];
      }
    | {
        readonly type: 'choices';
        readonly initial: readonly string[];
        readonly choices: readonly { value: string; label: string }[];
      }
  );

/** A line of the log. `name` in the text is already the fighter's name. */
export interface LogLine {
  readonly text: string;
  /** The arithmetic of a roll: the target number made up of its parts, the dice, the level. */
  readonly arithmetic?: string;
  readonly clause?: string;
  readonly tone: 'plain' | 'good' | 'bad' | 'roll' | 'heading';
}

/** A roll as it looks: what fell, what it had to reach, and what came of it. */
export interface Roll {
  readonly shown: number;
  /** The number that decides; left out: there is none, or not everybody may know it. */
  readonly needs?: number;
  /** It had to be at most that number, not at least. */
  readonly isUnder?: true;
  /** Left out: that is not said yet. */
  readonly outcome?: RollOutcome;
  /**
   * How likely it was to be good, from 0 to 1, by the numbers of the roll itself; left out: those do not
   * tell.
   */
  readonly chance?: number;
}

export const ROLL_OUTCOMES = ['great', 'good', 'bad', 'awful'] as const;
export type RollOutcome = (typeof ROLL_OUTCOMES)[number];

/** Pictures by the names of the free collection game-icons, of each id that has one. */
export interface Glyphs {
  readonly archetypes: Readonly<Record<string, string>>;
  readonly conditions: Readonly<Record<string, string>>;
}

/**
 * Something on the map that is neither ground nor fighter: a door, the end of a ladder or rope, a thing that
 * lies there.
 */
export interface MapMark {
  readonly at: Hex;
  readonly icon: 'door' | 'open-door' | 'way' | 'thing';
  readonly label: string;
}

/**
 * What holds between two fighters until it is used or gone: a promised hand, a leash. It runs from one to the
 * other.
 */
export interface Tie {
  readonly from: Id;
  readonly to: Id;
  readonly label: string;
}

/** A round that is played in steps. */
export interface Track {
  readonly steps: readonly TrackStep[];
  /** The id of the step that is on; null: none is. */
  readonly now: string | null;
  /** What is to be known of it besides, in a few words: whose choice it is. */
  readonly note?: string;
}

export interface TrackStep {
  readonly id: string;
  /** A word or two. */
  readonly label: string;
  readonly help?: string;
  /** Who acts in it, in their order where they have one. Somebody may stand in several. */
  readonly members: readonly Id[];
  /** Which of them have acted in it. */
  readonly done: readonly Id[];
  /** No step of the round, but where they wait who have put off theirs: it stands apart. */
  readonly isAside?: true;
}

/** What somebody could do in the rest of the round, if it waits. */
export interface Ahead {
  /** By the ids of the track's steps, from the one that is on. */
  readonly steps: readonly { readonly id: string; readonly things: readonly string[] }[];
  /** What one decides by: what acting once more would cost. */
  readonly facts?: About['facts'];
}

/** What a cell of a diagram shows, any of it at once: had by its fighter, to be used now, taken from it. */
export const CELL_MARKS = ['held', 'open', 'lost'] as const;
export type CellMark = (typeof CELL_MARKS)[number];

export interface DiagramCell {
  /** Where a parameter is chosen on the diagram, its value. */
  readonly id: string;
  readonly label: string;
  /** Column and row, from 0. */
  readonly at: readonly [column: number, row: number];
  readonly marks: readonly CellMark[];
  /** The group that it belongs to. */
  readonly group?: string;
}

/** A part of a fighter that is best seen as a picture: a grid of specialties, a body. */
export interface Diagram {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly DiagramCell[];
  /** Cells that belong together under one name; it stands above the first of them. */
  readonly groups: readonly {
    readonly id: string;
    readonly label: string;
    readonly marks: readonly CellMark[];
  }[];
  /** What the marks mean here; one that is not used needs no word. */
  readonly legend: Readonly<Partial<Record<CellMark, string>>>;
  /** How wide each column is, in cells; left out: all the same. A gap is a narrow one without cells. */
  readonly columns?: readonly number[];
}

/** What is pending, told to those who answer it and to those who watch. */
export interface About {
  /** What it is, where the name of its action says too little: the ability that is used. */
  readonly title?: string;
  /** What is about to happen, in one sentence. */
  readonly text?: string;
  /** What one decides by: the total, the damage, the part. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** The die of the roll among them that the game master has set; left out: none. */
  readonly setDie?: SetDie | undefined;
}

/**
 * All that a client needs to draw a ruleset that it knows nothing about. All text that a player reads is
 * here.
 */
export interface Description {
  readonly name: string;
  readonly tagline: string;
  readonly resources: readonly ResourceDescription[];
  readonly phases: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, ActionEntry>>;
  /** Prompts by kind: the question, put to the one who is asked. */
  readonly prompts: Readonly<Record<string, PromptEntry>>;
  /** Options of prompts that are no actions. */
  readonly options: Readonly<Record<string, Entry>>;
  /** Names of parameter values: weapons, items, abilities, spells. */
  readonly things: Readonly<Record<string, Entry>>;
  readonly conditions: Readonly<Record<string, Entry>>;
  readonly battleOptions: readonly OptionField[];
  readonly archetypes: Readonly<Record<string, Entry>>;
  /** What fighters and conditions look like; left out, or of one that is missing: letters. */
  readonly glyphs?: Glyphs;
  readonly sheet: readonly {
    readonly label: string;
    readonly fields: readonly { field: string; label: string }[];
  }[];
  /**
   * What a sheet's entries and fields are called that stand on no sheet; left out, or of one that is missing:
   * as its own name says.
   */
  readonly members?: Readonly<Record<string, string>>;
  readonly rejections: Readonly<Record<string, string>>;
  /**
   * Groups of actions by id, in the order of the bar, before those of `ACTION_GROUPS`; `icon`: one of those.
   */
  readonly groups?: Readonly<Record<string, { readonly label: string; readonly icon: ActionGroup }>>;
  /** What is to be seen on the map besides. Left out: nothing. */
  readonly marks?: (table: Table) => readonly MapMark[];
  /** What holds between fighters, drawn from one to the other. Left out: nothing. */
  readonly ties?: (table: Table) => readonly Tie[];
  /**
   * How far the round is, where it is played in steps; left out, or undefined for now: by the order of turns
   * alone.
   */
  readonly track?: (table: Table) => Track | undefined;
  /**
   * What the steps of the round allow somebody, for prompts that ask when it acts; left out: nothing is said.
   */
  readonly ahead?: (table: Table, id: Id) => Ahead | undefined;
  /** The diagrams of a fighter. Left out: none. */
  readonly diagrams?: (table: Table, id: Id) => readonly Diagram[];
  /**
   * Parameters that are chosen on a diagram: on which, and on whose. Without a target it is that of whoever
   * is being ruled on.
   */
  readonly cells?: Readonly<Record<string, { readonly diagram: string; readonly of: 'actor' | 'target' }>>;
  /** What is to be known of something pending; undefined: no more than who does what to whom. */
  readonly about?: (table: Table, item: StackItem, nameOf: (id: Id) => string) => About | undefined;
  /** Who decides for somebody in its place; undefined: it decides for itself. Left out: so does everybody. */
  readonly master?: (table: Table, id: Id) => Id | undefined;
  /** How many seconds a prompt stays open in this battle, and a turn (null: no limit). */
  readonly seconds: (table: Table) => { readonly prompt: number | null; readonly turn: number | null };
  /**
   * An event as a line of the log; undefined if it is only for the animation. `nameOf` gives a fighter's
   * name, and content its own names for things and conditions. What the engine words by itself is not asked
   * here: see `lineOf`.
   */
  readonly line: (
    event: GameEvent,
    nameOf: (id: Id) => string,
    content?: Content | undefined,
  ) => LogLine | undefined;
  /** An event as a roll to be shown; undefined if it is none. Left out: none is. */
  readonly roll?: (event: GameEvent) => Roll | undefined;
  /** How a set of parameters reads, as in "sword, at Goblin". */
  readonly say: (
    params: Readonly<Record<string, Json | undefined>>,
    nameOf: (id: Id) => string,
    content?: Content | undefined,
  ) => string;
}

/** The resource that counts what keeps a fighter in the fight; undefined: these rules have none. */
export function healthResource({
  resources,
}: Pick<Description, 'resources'>): ResourceDescription | undefined {
  return resources.find(({ role }) => role === 'health');
}

/** The resource that a field of the table view counts, if it counts one. */
export function resourceOf(
  { resources }: Pick<Description, 'resources'>,
  field: string,
): ResourceDescription | undefined {
  return resources.find((resource) => resource.field === field);
}

/** What a field of the table view means to who has it. */
export function roleOf(description: Pick<Description, 'resources'>, field: string): ResourceRole {
  return resourceOf(description, field)?.role ?? 'neutral';
}
