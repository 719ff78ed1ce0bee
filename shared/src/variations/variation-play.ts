import { botDice, choiceOfSide, unpromptedChoice } from '../bots/fight.ts';
import type { Chosen } from '../bots/policy.ts';
import { inputOf, partyOf, situationOf } from '../bots/situations.ts';
import { tactical } from '../bots/tactical.ts';
import type { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { Prompt } from '../engine/battle/prompt.ts';
import type { Edition } from '../engine/history/edition.ts';
import type { Rejection } from '../engine/presentation/rejection.ts';
import { type Dice, seededDice } from '../engine/state/dice.ts';
import { fightersOf, findFighter, sidesStanding } from '../engine/state/table.ts';
import type { ObservedEvent } from '../engine/visibility/event-audience.ts';
import type { Viewer } from '../engine/visibility/viewer.ts';
import { begin, step } from '../recording/play-again.ts';
import type { Recording } from '../recording/recording.ts';
import { MOST_INPUTS, type Variation } from '../recording/variation.ts';
import * as texts from '../words/messages/variations.ts';
import { VariationFault } from './packing.ts';

/** The part of a recording that variations begin from. */
export type Origin = Pick<Recording, 'head' | 'moments'>;

/** The point where a variation begins, the side of its person, and its dice. */
export type Beginning = Pick<Variation, 'from' | 'seed' | 'side'>;

/** A variation in progress: its battle, and the inputs since it left the recorded fight. */
export class VariationPlay {
  readonly battle: Battle;
  readonly side: string;
  readonly #inputs: Input[] = [];
  /** Dice for the bots' own random choices. The choices themselves are saved as inputs. */
  readonly #chance: Dice;

  /**
   * Replays a recorded fight to where a variation begins. Throws `VariationFault` if the recording has no proof, or if
   * the variation does not fit it.
   */
  constructor(edition: Edition, { head: { proof }, moments }: Origin, { from, seed, side }: Beginning) {
    if (!proof) throw new VariationFault(texts.noProof);
    const last = moments.findIndex(({ rev }) => rev === from);
    if (last < 0) throw new VariationFault(texts.noSuchMoment);
    this.battle = begin(edition, { ...proof, entries: [] });
    for (const { input } of moments.slice(0, last + 1)) if (input) step(this.battle, input);
    if (!fightersOf(this.battle.table).some((fighter) => fighter.side === side))
      throw new VariationFault(texts.noSuchSide);
    this.battle.table.dice = seededDice(seed); // the later dice of the recorded fight are never used
    this.side = side;
    this.#chance = botDice(seed);
  }

  /** Opens a variation and plays all inputs that it has so far. Throws `VariationFault` if that is impossible. */
  static open(edition: Edition, origin: Origin, variation: Omit<Variation, 'name'>): VariationPlay {
    const play = new VariationPlay(edition, origin, variation);
    for (const input of variation.inputs) play.repeat(input);
    return play;
  }

  /** Applies a saved input and returns its events. Throws `VariationFault` if the rules forbid it. */
  repeat(input: Input): readonly ObservedEvent[] {
    if (this.battle.check(input)) throw new VariationFault(texts.illegal(this.#inputs.length + 1));
    return this.#apply(input);
  }

  /** The inputs since the variation began, oldest first. */
  get inputs(): readonly Input[] {
    return this.#inputs;
  }

  /** Returns whether the person, not a bot or the GM, made the input. */
  isOwnInput({ as }: Input): boolean {
    return findFighter(this.battle.table, as)?.side === this.side;
  }

  /** The view of the person's side. */
  get viewer(): Viewer {
    return partyOf(this.battle.table, this.side).viewer;
  }

  /** True if the fight is over, or if the variation has the maximum number of inputs. */
  get isOver(): boolean {
    return this.battle.table.over !== null || this.#inputs.length >= MOST_INPUTS;
  }

  /** The open prompts that the person answers. */
  get prompts(): readonly Prompt[] {
    return this.battle.prompts.filter((prompt) => this.#isOwn(prompt));
  }

  #isOwn({ speaker }: Prompt): boolean {
    return findFighter(this.battle.table, speaker)?.side === this.side;
  }

  /** Applies the person's input and returns its events. Returns the reason if it is illegal; then nothing changes. */
  act(input: Input): readonly ObservedEvent[] | Rejection {
    const { battle, viewer } = this;
    const fault = battle.check(input, viewer);
    return fault ?? this.#apply(battle.heard(battle.read(input) ?? input, viewer));
  }

  #apply(input: Input): readonly ObservedEvent[] {
    this.#inputs.push(input);
    return step(this.battle, input);
  }

  /**
   * Makes the next choice of a bot, or gives the GM's default answer. Returns the events; undefined if the battle
   * waits for the person, or is over.
   */
  actForBots(): readonly ObservedEvent[] | undefined {
    const chosen = this.isOver ? undefined : this.#botChoice();
    if (!chosen) return undefined;
    return this.#apply(inputOf(this.battle, chosen.situation, chosen.decision));
  }

  #botChoice(): Chosen | undefined {
    const { battle } = this;
    const others = sidesStanding(battle.table).filter((side) => side !== this.side);
    const prompt = battle.prompts.find((open) => !this.#isOwn(open));
    const asked = prompt && situationOf(battle, prompt, this.#chance);
    for (const side of others) {
      const free = side === asked?.side ? undefined : unpromptedChoice(battle, side, tactical, this.#chance);
      if (free) return free;
    }
    if (!asked) return undefined;
    if (asked.side === undefined) return { situation: asked, decision: asked.fallback };
    const chosen = choiceOfSide(battle, asked.side, tactical, this.#chance);
    return chosen ?? { situation: asked, decision: tactical.decide(asked) };
  }
}
