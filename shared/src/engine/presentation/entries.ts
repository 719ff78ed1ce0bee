import type { Id } from '../schema/ids.ts';
import type { Table } from '../state/table.ts';

/**
 * An entry of a catalog: a name, one sentence of help, and its clauses in the rulebook. In prompts and options,
 * `{by}` and `{target}` are replaced by the fighters of the top pending action, and `{for}` by the fighter that is
 * asked.
 */
export interface Entry {
  readonly label: string;
  readonly help: string;
  readonly clauses?: readonly string[];
}

export interface PromptEntry<T extends Table = Table> extends Entry {
  /**
   * True if the prompt repeatedly asks which of several things comes next. The client then offers to order all of
   * them at once.
   */
  readonly isSequence?: true;
  /**
   * True if the prompt asks when a fighter acts. The client then shows what the fighter could do in each remaining
   * step of the round.
   */
  readonly isTiming?: true;
  /** The diagram whose cells are the prompt's options. `whose` returns the fighter that has the diagram. */
  readonly on?: { readonly diagram: string; whose(table: T, asked: Id): Id | undefined };
}

/** The action groups that need no labels from a ruleset. Actions in `attack` target enemies. */
export const ACTION_GROUPS = ['attack', 'move', 'defend', 'ability', 'item', 'other'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

export interface ActionEntry extends Entry {
  /** The group of the action's button: one of `ACTION_GROUPS`, or one of the description's own groups. */
  readonly group: string;
  /**
   * The parameters that select what is used, such as an ability or item. The client lists each value separately. If an
   * action has several of these parameters, the first one applies.
   */
  readonly each?: readonly string[];
  /**
   * The way to select the action on the map: aiming at a fighter, following a path, or pointing at a hex. If
   * omitted, the action has a button.
   */
  readonly pointer?: 'fighter' | 'path' | 'hex';
  /** True if the fighter may leave the fight for good with this action. */
  readonly leavesFight?: true;
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
