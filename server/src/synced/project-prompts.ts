import type { Option } from '@riposte/shared/engine/battle/prompt';
import { GM_EYES } from '@riposte/shared/engine/visibility/viewer';
import type { LiveBattle } from '../battles/live-battle.ts';
import type { OpenPrompt } from '../battles/open-prompt.ts';
import { viewerOf } from '../battles/rights.ts';
import type { Seating } from '../seats/seating.ts';
import { type BattleState, PromptState } from './state.ts';

/** Returns the time at which a prompt times out, in milliseconds since 1970; null if it never does. */
export type Deadlines = (prompt: OpenPrompt) => number | null;

/** Shows the open prompts, each with its options for the seat that is asked. */
export class PromptProjection {
  readonly #prompts: BattleState['prompts'];
  readonly #live: LiveBattle;
  readonly #seating: Seating;
  /** The options that were last shown, by prompt id. */
  #shown = new Map<string, readonly Option[]>();

  constructor({ prompts }: BattleState, live: LiveBattle, seating: Seating) {
    this.#prompts = prompts;
    this.#live = live;
    this.#seating = seating;
  }

  project(open: readonly OpenPrompt[], deadlineOf: Deadlines): void {
    const ids = new Set(open.map(({ id }) => id));
    for (const id of this.#prompts.keys()) if (!ids.has(id)) this.#prompts.delete(id);
    const shown = new Map<string, readonly Option[]>();
    for (const prompt of open) {
      const state = this.#prompts.get(prompt.id) ?? promptState(prompt);
      shown.set(prompt.id, this.#show(prompt, state));
      state.deadline = deadlineOf(prompt) ?? 0;
      this.#prompts.set(prompt.id, state);
    }
    this.#shown = shown;
  }

  /** Shows the options of a prompt. For a turn, clients list them from the table. */
  #show(prompt: OpenPrompt, state: PromptState): readonly Option[] {
    const holder = this.#seating.playerOf(prompt.speaker);
    const offered = this.#live.offersTo(prompt.id, holder ? viewerOf(holder) : GM_EYES);
    if (this.#shown.get(prompt.id) !== offered)
      state.options = prompt.kind === 'turn' ? '' : JSON.stringify(offered);
    return offered;
  }
}

function promptState(prompt: OpenPrompt): PromptState {
  const state = new PromptState();
  state.id = prompt.id;
  state.for = prompt.for;
  if (prompt.speaker !== prompt.for) state.speaker = prompt.speaker;
  state.kind = prompt.kind;
  state.fallback = JSON.stringify(prompt.fallback);
  return state;
}
