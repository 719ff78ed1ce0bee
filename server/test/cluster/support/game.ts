import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@colyseus/sdk';
import { random } from '@riposte/shared/bots/random';
import { situationOf } from '@riposte/shared/bots/situations';
import { Battle } from '@riposte/shared/engine/battle/battle';
import { type Input, toInput } from '@riposte/shared/engine/battle/input';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { replay } from '@riposte/shared/engine/history/journal';
import { type Dice, seededDice } from '@riposte/shared/engine/state/dice';
import { seedOf } from '@riposte/shared/fuzz/chance';
import { expect } from 'vitest';
import { LIMITS } from '../../../src/guard/limits.ts';
import type { BattleStore } from '../../../src/store/store.ts';
import { arrangeBattle } from '../../support/arranged.ts';
import { PageGuest } from '../../support/page-guest.ts';

/** The shortest time in milliseconds between two inputs that stay within a connection's rate limit. */
const FASTEST_MS = 1_000 / LIMITS.messages.perSecond;

/**
 * A fight that one GM plays alone over the client's own connection code, with the inputs that its journal
 * must contain.
 */
export class Game {
  readonly id: string;
  readonly gm: PageGuest;
  readonly battle: Battle;
  /** The inputs that were carried out, in order. */
  readonly done: Input[] = [];
  /** The number of inputs that could not be saved. */
  notSaved = 0;
  /** Milliseconds that each step took. */
  readonly waits: number[] = [];
  readonly #url: string;
  readonly #tokens: { readonly gm: string; readonly spectator: string };
  readonly #ruleset: Ruleset;
  readonly #seed: string;
  readonly #chance: Dice;
  #rested: Promise<void> = Promise.resolve();

  private constructor(
    id: string,
    gm: PageGuest,
    {
      ruleset,
      battle,
      seed,
      url,
      tokens,
    }: Pick<Game, 'battle'> & {
      readonly ruleset: Ruleset;
      readonly seed: string;
      readonly url: string;
      readonly tokens: { readonly gm: string; readonly spectator: string };
    },
  ) {
    this.id = id;
    this.#url = url;
    this.#tokens = tokens;
    this.gm = gm;
    this.battle = battle;
    this.#ruleset = ruleset;
    this.#seed = seed;
    this.#chance = seededDice(seedOf(`decisions in ${id}`));
  }

  static async begin(url: string, store: BattleStore, id: string, ruleset: Ruleset): Promise<Game> {
    const seed = seedOf(id);
    const [scenario] = ruleset.scenarios;
    if (!scenario) throw new Error('There is nothing to play.');
    const { setup } = scenario;
    const tokens = await arrangeBattle(store, id, { ruleset, setup, seed });
    const gm = await PageGuest.sitDown(url, id, tokens.gm, { pulse: 4_000 });
    expect(await gm.controller.link.ask({ do: 'start' })).toMatchObject({ ok: true });
    await gm.until(() => gm.model.snapshot.value?.status === 'fighting');
    const battle = Battle.start(ruleset, setup, seededDice(seed));
    return new Game(id, gm, { ruleset, battle, seed, url, tokens });
  }

  get isOver(): boolean {
    return this.battle.prompts.length === 0;
  }

  /** Joins as a spectator, like a page: the server decides whether to use a relay. */
  watch(): Promise<PageGuest> {
    return PageGuest.sitDown(this.#url, this.id, this.#tokens.spectator);
  }

  /** Tries to join the battle's own room as a spectator. */
  intrude(): Promise<unknown> {
    return new Client(this.#url).joinById(this.id, { token: this.#tokens.spectator });
  }

  /** Deletes the battle at the process with this port. Returns the status of the response. */
  async delete(port: number): Promise<number> {
    const { status } = await fetch(`http://127.0.0.1:${port}/api/battles/${this.id}/delete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: this.#tokens.gm }),
    });
    return status;
  }

  /** Plays until a condition holds, and then one more step. */
  async playUntil(isReached: () => boolean): Promise<void> {
    while (!this.isOver) {
      const isLast = isReached();
      await this.step();
      if (isLast) return;
    }
  }

  /** Sends a random decision. Sends it again as long as the server reports that it could not be saved. */
  async step(): Promise<void> {
    const [prompt] = this.battle.prompts;
    if (!prompt) throw new Error('The fight is over.');
    const situation = situationOf(this.battle, prompt, this.#chance);
    const decision = prompt.for === 'gm' ? situation.fallback : random.decide(situation);
    const input = toInput(prompt, decision);
    const rev = this.done.length;
    await this.#rested;
    const start = performance.now();
    this.#rested = pause(FASTEST_MS);
    let refused = await this.gm.controller.link.outbox.send(input, prompt.id, rev);
    for (
      ;
      refused?.code === 'not-saved';
      refused = await this.gm.controller.link.outbox.send(input, prompt.id, rev)
    ) {
      this.notSaved++;
      await pause(50);
    }
    expect(refused).toBeNull();
    this.waits.push(performance.now() - start);
    this.done.push(this.battle.read(input) ?? input);
    this.battle.apply(input);
  }

  /** Compares the journal with the inputs that were carried out: none may be lost, repeated or changed. */
  async verify(store: BattleStore): Promise<void> {
    const journal = (await store.journal(this.id)).map(({ input }) => input);
    expect(journal).toEqual(this.done);
    const record = await store.find(this.id);
    if (!record) throw new Error('The battle itself is lost.');
    const { ruleset, version, setup } = record;
    const dice = seededDice(this.#seed);
    const again = replay(this.#ruleset, { format: 1, ruleset, version, setup, dice, inputs: journal });
    expect(again.hash()).toBe(this.battle.hash());
  }

  leave(): void {
    this.gm.leave();
  }
}
