import type { Prompt } from '@riposte/shared/engine/battle/prompt';
import type { Play } from './play.ts';

/** Determines how long the bluff-proof reaction windows of a battle stay open. */
export class ReactionWindows {
  /**
   * Returns the time at which a window closes at a table that is played by post. Returns null at other tables, where
   * the rules of the battle set the length. `opened` and the result are in milliseconds since 1970. The result must not
   * depend on who is asked.
   */
  closedByPost: (opened: number) => number | null = () => null;
  readonly #play: () => Play | null;

  constructor(play: () => Play | null) {
    this.#play = play;
  }

  /**
   * Returns the time until which a prompt's bluff-proof window stays open, even if all players have answered. Returns
   * null if the prompt closes as soon as it is answered.
   */
  openUntil(prompt: Pick<Prompt, 'id' | 'kind' | 'for'>): number | null {
    const window = this.#play()?.windowOf(prompt);
    return window ? (this.closedByPost(window.opened) ?? window.opened + window.seconds * 1000) : null;
  }
}
