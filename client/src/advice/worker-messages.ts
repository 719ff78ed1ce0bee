import type { Id, Table } from '@riposte/shared';
import type { Alternative } from '@riposte/shared/advice/alternatives';
import type { HexDanger } from '@riposte/shared/advice/danger';
import type { OptionsByKind, OrderTerms, TrialCounts } from '@riposte/shared/advice/order-trial';
import type { Plan } from '@riposte/shared/advice/rehearsal';

/** A table as a seat sees it, and the version of its rules. */
export interface Seen {
  readonly ruleset: string;
  readonly version: number;
  readonly table: Table;
}

/** Asks what would improve the chance of a planned action. */
export interface AlternativesQuestion extends Seen {
  readonly plan: Plan;
}

/** Asks for the danger to a fighter on each hex in reach. */
export interface DangerQuestion extends Seen {
  readonly by: Id;
}

/** Asks how often a fighter's standing order would answer in simulated rounds. */
export interface TrialQuestion extends Seen {
  readonly by: Id;
  /** The order; null to learn only which prompts the fighter would get. */
  readonly terms: OrderTerms | null;
  readonly rounds: number;
}

export type Question = AlternativesQuestion | DangerQuestion | TrialQuestion;

/** The results of a trial so far. */
export interface TrialReply {
  readonly counts: TrialCounts;
  readonly options: OptionsByKind;
  /** True if no more rounds follow. If there are none at all, the rules need more than this seat knows. */
  readonly isDone: boolean;
}

/** The alternatives to a plan, the part of the danger map that is known so far, or the results of a trial so far. */
export type Reply =
  | { readonly trial: TrialReply }
  | { readonly alternatives: readonly Alternative[] }
  | {
      readonly danger: readonly HexDanger[];
      /** The number of hexes in the complete danger map. */
      readonly hexes: number;
      readonly unknown: readonly Id[];
    };

/** A message to or from the worker. The number tells which question a reply belongs to. */
export interface Numbered<Content> {
  readonly number: number;
  readonly content: Content;
}
