import type { AnytimeAction } from '../core/action.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Table } from '../state/table.ts';
import type { PendingPrompts } from './prompt.ts';

/** The state of a battle that an input is parsed and checked against. */
export interface InputContext<T extends Table> {
  readonly ruleset: Ruleset<T>;
  readonly table: T;
  /** All anytime actions, by name. */
  readonly interjections: Readonly<Record<string, AnytimeAction<T>>>;
  /** The open prompts; null if the battle is over. */
  readonly pending: PendingPrompts | null;
}
