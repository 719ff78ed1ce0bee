import type { Hex } from '../hex/axial.ts';
import type { GameEvent } from './event.ts';
import type { Id, Json, Table } from './table.ts';

/**
 * What a number means to who has it. `health` keeps a fighter in the fight: it can be shown in bands. `burden` is the
 * worse the more there is of it. The client's theme gives each a colour.
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
   * The table-view fields of its amount and its most. Without a most it is only a number. Those of health are keys of
   * a fighter's state too: so it can be shown in bands.
   */
  readonly field: string;
  readonly max?: string;
  readonly label: string;
  /** One to three letters. */
  readonly short: string;
  readonly look: 'bar' | 'pips' | 'number';
  readonly role: ResourceRole;
}

/** A name with one sentence of help and the clauses behind it. */
export interface Entry {
  readonly label: string;
  readonly help: string;
  readonly clauses?: readonly string[];
}

export interface ActionEntry extends Entry {
  readonly group: 'attack' | 'move' | 'defend' | 'ability' | 'item' | 'other';
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

/** Something on the map that is neither ground nor fighter: a door, the end of a ladder or rope, or a thing that lies there. */
export interface MapMark {
  readonly at: Hex;
  readonly icon: 'door' | 'way' | 'thing';
  readonly label: string;
}

/** All that a client needs to draw a ruleset that it knows nothing about. All text that a player reads is here. */
export interface Description {
  readonly name: string;
  readonly tagline: string;
  readonly resources: readonly ResourceDescription[];
  readonly phases: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, ActionEntry>>;
  /** Prompts by kind: the question, put to the one who is asked. */
  readonly prompts: Readonly<Record<string, Entry>>;
  /** Options of prompts that are no actions. */
  readonly options: Readonly<Record<string, Entry>>;
  /** Names of parameter values: weapons, items, abilities, spells. */
  readonly things: Readonly<Record<string, Entry>>;
  readonly conditions: Readonly<Record<string, Entry>>;
  readonly battleOptions: readonly OptionField[];
  readonly archetypes: Readonly<Record<string, Entry>>;
  readonly sheet: readonly {
    readonly label: string;
    readonly fields: readonly { field: string; label: string }[];
  }[];
  readonly rejections: Readonly<Record<string, string>>;
  /** What is to be seen on the map besides; looked up again whenever the table changes. Left out: nothing. */
  readonly marks?: (table: Table) => readonly MapMark[];
  /** How many seconds a prompt stays open in this battle, and a turn (null: no limit). */
  readonly seconds: (table: Table) => { readonly prompt: number | null; readonly turn: number | null };
  /** An event as a line of the log; undefined if it is only for the animation. `nameOf` gives a fighter's name. */
  readonly line: (event: GameEvent, nameOf: (id: Id) => string) => LogLine | undefined;
  /** How a set of parameters reads, as in "sword, at Goblin". */
  readonly say: (params: Readonly<Record<string, Json | undefined>>, nameOf: (id: Id) => string) => string;
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
