import { computed, signal } from '@preact/signals';
import type { Hex } from '@riposte/shared';
import type { Draft } from '../battle/draft.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { Tool } from '../map/tool.ts';

/** Creates the map tool that a panel has selected, for the current snapshot. */
export type ToolFactory = (snapshot: BattleSnapshot) => Tool;

/** Pointing at a hex, or measuring from a hex; `from` is null until the first press. */
export type Pointing = { readonly what: 'ping' } | { readonly what: 'ruler'; readonly from: Hex | null };

type Current =
  /** An action is prepared, with its parameters. */
  | { readonly what: 'draft'; readonly draft: Draft }
  /** A panel has selected a tool for the map. */
  | { readonly what: 'tool'; readonly tool: ToolFactory }
  /** The next press on the map points at a hex or measures a distance. */
  | { readonly what: 'pointing'; readonly pointing: Pointing }
  /** A path is shown and waits for a second press. */
  | { readonly what: 'path'; readonly end: Hex };

/** Holds the current activity of this seat. Starting an activity ends the previous one. */
export class Activity {
  readonly #current = signal<Current | null>(null);
  /** The activity whose input has been sent, while there is no reply yet. */
  #sent: Current | null = null;

  readonly draft = computed(() => (this.#current.value?.what === 'draft' ? this.#current.value.draft : null));
  readonly tool = computed(() => (this.#current.value?.what === 'tool' ? this.#current.value.tool : null));
  readonly pointing = computed(() =>
    this.#current.value?.what === 'pointing' ? this.#current.value.pointing : null,
  );
  /** The end of the path that is shown until a second press confirms it. */
  readonly proposed = computed(() => (this.#current.value?.what === 'path' ? this.#current.value.end : null));

  /** The hex that a lesson suggests choosing. The map shows the path to it. Null if there is none. */
  readonly suggested = signal<Hex | null>(null);

  /** Prepares an action. */
  prepare(draft: Draft): void {
    this.#current.value = { what: 'draft', draft };
  }

  /** Selects a map tool. */
  useTool(tool: ToolFactory): void {
    this.#current.value = { what: 'tool', tool };
  }

  /** Starts pointing at a hex or measuring a distance. */
  point(pointing: Pointing): void {
    this.#current.value = { what: 'pointing', pointing };
  }

  /** Shows the path to a hex, to be confirmed by a second press. */
  propose(end: Hex): void {
    this.#current.value = { what: 'path', end };
  }

  /** Ends the current activity. */
  drop(): void {
    this.#current.value = null;
  }

  /**
   * Replaces the draft after the table has changed; without a new draft, ends the activity. A sent activity
   * stays marked as sent.
   */
  renew(draft: Draft | undefined): void {
    const before = this.#current.value;
    if (draft) this.prepare(draft);
    else this.drop();
    if (this.#sent === before) this.#sent = this.#current.value;
  }

  /** Marks the current activity as sent to the server. */
  markSent(): void {
    this.#sent = this.#current.value;
  }

  /** Ends the activity that was sent, unless another one has been started since. */
  dropSent(): void {
    if (this.#current.value === this.#sent) this.drop();
  }
}
