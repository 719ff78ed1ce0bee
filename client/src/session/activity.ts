import { computed, signal } from '@preact/signals';
import type { Hex } from '@riposte/shared';
import type { Draft } from '../battle/draft.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { Measuring } from './measuring.ts';
import type { Tool } from './tool.ts';

/** Creates a map tool that a panel has selected. Called again for each snapshot. */
export type ToolFactory = (snapshot: BattleSnapshot) => Tool;

type Current =
  /** The player is preparing an action. */
  | { readonly what: 'draft'; readonly draft: Draft }
  /** A panel has selected a tool for the map. */
  | { readonly what: 'tool'; readonly tool: ToolFactory }
  /** The next press on the map points at a hex. */
  | { readonly what: 'pointing' }
  /** The map shows a path, and a second press will confirm it. */
  | { readonly what: 'path'; readonly end: Hex };

/**
 * Holds the player's current activity, such as preparing an action. A seat has one activity at a time, so a new one
 * ends the previous one.
 */
export class Activity {
  readonly #current = signal<Current | null>(null);
  /** The activity whose input was sent and has no reply yet. */
  #sent: Current | null = null;

  readonly draft = computed(() => (this.#current.value?.what === 'draft' ? this.#current.value.draft : null));
  readonly tool = computed(() => (this.#current.value?.what === 'tool' ? this.#current.value.tool : null));
  readonly isPointing = computed(() => this.#current.value?.what === 'pointing');
  /** The end of the path that the map shows until a second press confirms it; null if there is none. */
  readonly proposed = computed(() => (this.#current.value?.what === 'path' ? this.#current.value.end : null));

  /** The hex that the coach suggests; null if there is none. The map shows the path to it. */
  readonly suggested = signal<Hex | null>(null);

  /** The measuring tool; null while it is closed. It does not end the current activity. */
  readonly measuring = signal<Measuring | null>(null);

  /** Starts preparing an action. */
  prepare(draft: Draft): void {
    this.#current.value = { what: 'draft', draft };
  }

  /** Selects a map tool. */
  useTool(tool: ToolFactory): void {
    this.#current.value = { what: 'tool', tool };
  }

  /** Starts pointing at a hex. */
  point(): void {
    this.#current.value = { what: 'pointing' };
  }

  /** Shows the path to a hex. A second press confirms it. */
  propose(end: Hex): void {
    this.#current.value = { what: 'path', end };
  }

  /** Ends the current activity. */
  drop(): void {
    this.#current.value = null;
  }

  /**
   * Replaces the draft after the table has changed. Without a new draft, ends the activity. If the activity was sent,
   * its replacement counts as sent too.
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

  /** Ends the activity that was sent, unless the player has started another one since. */
  dropSent(): void {
    if (this.#current.value === this.#sent) this.drop();
  }
}
