import type { Option, Prompt } from '@riposte/shared/engine/prompt';
import { fightersOf, type Id } from '@riposte/shared/engine/table';
import { mayKnowOf, mentions } from '@riposte/shared/engine/view';
import type { LiveBattle } from '../battles/live-battle.ts';
import { viewerOf } from '../seats/rights.ts';
import type { Seating } from '../seats/seating.ts';
import { type BattleState, PromptState } from './state.ts';

/** When time is up for a prompt, in milliseconds of this machine's clock; null: never. */
export type Deadlines = (prompt: Prompt) => number | null;

interface Shown {
  readonly offered: readonly Option[];
  readonly unknown: string;
}

/** Projects who is asked what, each with the options that the one who is asked may know of. */
export class PromptProjection {
  readonly #prompts: BattleState['prompts'];
  readonly #live: LiveBattle;
  readonly #seating: Seating;
  #shown = new Map<string, Shown>();

  constructor({ prompts }: BattleState, live: LiveBattle, seating: Seating) {
    this.#prompts = prompts;
    this.#live = live;
    this.#seating = seating;
  }

  project(open: readonly Prompt[], deadlineOf: Deadlines): void {
    const ids = new Set(open.map(({ id }) => id));
    for (const id of this.#prompts.keys()) if (!ids.has(id)) this.#prompts.delete(id);
    const shown = new Map<string, Shown>();
    for (const prompt of open) {
      const state = this.#prompts.get(prompt.id) ?? promptState(prompt);
      shown.set(prompt.id, this.#show(prompt, state));
      state.deadline = deadlineOf(prompt) ?? 0;
      this.#prompts.set(prompt.id, state);
    }
    this.#shown = shown;
  }

  /** The options of a turn are left out: every client can list them from the same rules. */
  #show(prompt: Prompt, state: PromptState): Shown {
    const offered = this.#live.play?.offers.get(prompt.id) ?? [];
    const unknown = this.#unknownTo(prompt);
    const before = this.#shown.get(prompt.id);
    const now = { offered, unknown: unknown.join() };
    if (before?.offered === offered && before.unknown === now.unknown) return before;
    state.options = prompt.kind === 'turn' ? '' : JSON.stringify(withoutHidden(offered, unknown));
    return now;
  }

  /** The hidden fighters that the seat which is asked knows nothing of. */
  #unknownTo(prompt: Prompt): Id[] {
    const holder = this.#seating.playerOf(prompt.speaker);
    if (!holder) return [];
    const viewer = viewerOf(holder);
    const unknown = fightersOf(this.#live.table).filter((fighter) => !mayKnowOf(viewer, fighter));
    return unknown.map(({ id }) => id);
  }
}

function promptState(prompt: Prompt): PromptState {
  const state = new PromptState();
  state.id = prompt.id;
  state.for = prompt.for;
  if (prompt.speaker !== prompt.for) state.speaker = prompt.speaker;
  state.kind = prompt.kind;
  state.fallback = JSON.stringify(prompt.question.fallback);
  return state;
}

function withoutHidden(offered: readonly Option[], unknown: readonly Id[]): readonly Option[] {
  if (unknown.length === 0) return offered;
  return offered.flatMap(({ option, variants }) => {
    const known = variants.filter((variant) => !unknown.some((id) => mentions(variant, id)));
    return known.length > 0 ? [{ option, variants: known }] : [];
  });
}
