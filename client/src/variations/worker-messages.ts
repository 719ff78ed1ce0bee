import type { Input, Rejection, Table } from '@riposte/shared';
import type { EventsMessage, Waiting } from '@riposte/shared/protocol/messages';
import type { WirePrompt } from '@riposte/shared/protocol/synced';
import type { Variation } from '@riposte/shared/recording/variation';
import type { Origin } from '@riposte/shared/variations/variation-play';

/** A request to the worker that plays a variation. */
export type VariationRequest =
  /** Opens a variation. Sent once, first. */
  | { readonly open: { readonly origin: Origin; readonly variation: Variation } }
  /** Makes the person's choice. The reply has the same id. */
  | { readonly id: string; readonly input: Input }
  /** Undoes the person's last choice and everything after it. */
  | { readonly undo: true };

/** The table of a variation as the person's side sees it. */
export interface VariationState {
  readonly rev: number;
  readonly table: Table;
  readonly prompts: readonly WirePrompt[];
  readonly waiting: readonly Waiting[];
}

/** A message from the worker. */
export type VariationReport =
  /** The table after one more input, with the input and its events. */
  | { readonly state: VariationState; readonly input: Input; readonly result: EventsMessage }
  /**
   * The table after the variation was opened or a choice was undone. `inputs` and `results` replace all earlier ones.
   */
  | {
      readonly state: VariationState;
      readonly inputs: readonly Input[];
      readonly results: readonly EventsMessage[];
    }
  /** The reply to a choice: the reason if it was illegal, else null. */
  | { readonly id: string; readonly rejection: Rejection | null }
  /** The variation cannot be opened or continued. */
  | { readonly fault: string };
