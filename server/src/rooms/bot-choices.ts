import { type Party, partyOf } from '@riposte/shared/bots/situations';
import type { Input } from '@riposte/shared/engine/battle/input';
import { rulesNameOf } from '@riposte/shared/engine/history/rulebook-origin';
import { findFighter } from '@riposte/shared/engine/state/table';
import { defaultAnswerTo } from '../battles/default-choice.ts';
import type { LiveBattle } from '../battles/live-battle.ts';
import type { OpenPrompt } from '../battles/open-prompt.ts';
import type { ReplayLog } from '../battles/replay-log.ts';
import { viewerOf } from '../battles/rights.ts';
import type { Bots } from '../bots/bots.ts';
import type { Seating } from '../seats/seating.ts';
import type { Settings } from '../seats/settings.ts';

/** A bot's choice, and the state that it depends on. */
interface Choice {
  readonly input: Input;
  readonly fight: object | null;
  readonly rev: number;
  readonly party: Party;
}

/** The choices of the bots at one table, made before they are due. */
export class BotChoices {
  readonly #live: LiveBattle;
  readonly #seating: Seating;
  readonly #settings: Settings;
  readonly #bots: Bots;
  /** The stored choices, by prompt id. */
  readonly #made = new Map<string, Choice>();
  #isChoosing = false;

  constructor(live: LiveBattle, seating: Seating, settings: Settings, bots: Bots) {
    this.#live = live;
    this.#seating = seating;
    this.#settings = settings;
    this.#bots = bots;
  }

  /** True while a bot is choosing. A table asks for one choice at a time. */
  get isChoosing(): boolean {
    return this.#isChoosing;
  }

  has({ id }: OpenPrompt): boolean {
    const made = this.#made.get(id);
    return made !== undefined && made.fight === this.#live.fight;
  }

  /** Lets a bot choose for an open prompt. Resolves once the choice is stored. */
  async make(prompt: OpenPrompt): Promise<void> {
    const { fight, replayLog, rev } = this.#live;
    if (!replayLog) return;
    this.#isChoosing = true;
    try {
      const party = this.#partyOf(prompt);
      const input = (await this.#chosen(prompt, replayLog, party)) ?? defaultAnswerTo(prompt);
      this.#dropClosed();
      this.#made.set(prompt.id, { input, fight, rev, party });
    } finally {
      this.#isChoosing = false;
    }
  }

  /** Returns the bot's choice. Returns null for a prompt to the GM, so that its default choice is used. */
  #chosen(prompt: OpenPrompt, log: ReplayLog, party: Party): Promise<Input | null> | null {
    const { publicViewer } = this.#settings;
    const traits = this.#settings.traitsOf(this.#live.record.setup);
    const edition = rulesNameOf(this.#live.record);
    const question = { edition, log, prompt: prompt.id, party, traits, publicViewer };
    return prompt.speaker === 'gm' ? null : this.#bots.choose(question);
  }

  /**
   * Removes and returns the choice for an open prompt; null if the table has changed since, so the bot must
   * choose again.
   */
  take(prompt: OpenPrompt): Input | null {
    const choice = this.#made.get(prompt.id);
    this.#made.delete(prompt.id);
    return choice && this.#counts(choice, prompt) ? choice.input : null;
  }

  /**
   * Returns whether a choice is still valid. After later inputs, a choice stays valid if it is still legal
   * and its party is the same.
   */
  #counts({ input, fight, rev, party }: Choice, prompt: OpenPrompt): boolean {
    if (fight !== this.#live.fight) return false;
    if (JSON.stringify(party) !== JSON.stringify(this.#partyOf(prompt))) return false;
    return rev === this.#live.rev || this.#live.accepts(input);
  }

  #dropClosed(): void {
    const open = new Set(this.#live.prompts.map(({ id }) => id));
    for (const id of this.#made.keys()) if (!open.has(id)) this.#made.delete(id);
  }

  /**
   * Returns the fighters for which the bot decides together with the fighter that is asked. These are all fighters of
   * its player. Without a player, they are the fighters of its side that bots play, or those that the GM plays.
   */
  #partyOf({ speaker }: OpenPrompt): Party {
    const { table } = this.#live;
    const { bots } = this.#settings;
    const holder = this.#seating.playerOf(speaker);
    if (holder) return { fighters: [...holder.fighters], viewer: viewerOf(holder) };
    const { fighters, viewer } = partyOf(table, findFighter(table, speaker)?.side ?? '');
    const isBot = bots.includes(speaker);
    const together = fighters.filter((id) => !this.#seating.playerOf(id) && bots.includes(id) === isBot);
    return { fighters: together, viewer };
  }
}
