import { random } from '@riposte/shared/bots/random';
import { situationOf } from '@riposte/shared/bots/situations';
import { Battle } from '@riposte/shared/engine/battle/battle';
import { type Input, toInput } from '@riposte/shared/engine/battle/input';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import { groupFight } from '@riposte/shared/engine/setup/scenario';
import { seededDice } from '@riposte/shared/engine/state/dice';
import { seedOf } from '@riposte/shared/fuzz/chance';
import { arrangeBattle } from './arranged.ts';
import type { serve } from './harness.ts';
import { PageGuest } from './page-guest.ts';

export const SEED = seedOf('cuts');

export interface Decision {
  readonly input: Input;
  readonly prompt: string | null;
}

/** Returns a ready-made fight of a ruleset, and the players' fighters in it. */
export function fightOf(ruleset: Ruleset) {
  const scenario = groupFight(ruleset.scenarios);
  if (!scenario) throw new Error('There is nothing to play.');
  const { setup } = scenario;
  const heroes = setup.combatants.filter(({ side }) => side !== 'foes').map(({ id }) => id);
  return { ruleset, setup, heroes };
}
export type Fight = ReturnType<typeof fightOf>;

/** A decision, the battle after it, and whether it adds lines to the log. */
interface Decided {
  readonly decision: Decision;
  readonly battle: Battle;
  readonly isTold: boolean;
}

/** Yields random decisions of all fighters in a fight with these dice. */
export function* decisionsIn({ ruleset, setup }: Fight): Generator<Decided> {
  const battle = Battle.start(ruleset, setup, seededDice(SEED));
  const chance = seededDice(seedOf('decisions'));
  for (;;) {
    const [prompt] = battle.prompts;
    if (!prompt) throw new Error('The fight was over too soon: take other dice.');
    const situation = situationOf(battle, prompt, chance);
    const made = prompt.for === 'gm' ? situation.fallback : random.decide(situation);
    const input = toInput(prompt, made);
    const events = battle.apply(input);
    const isTold = events.some((event) => ruleset.description.line(event, (id) => id));
    yield { decision: { input, prompt: prompt.id }, battle, isTold };
  }
}

/** A started fight: two players share the heroes, a spectator watches, and the GM plays the rest. */
export class PageGuests {
  readonly all: readonly PageGuest[];
  readonly #heroes: readonly string[];

  private constructor(all: readonly PageGuest[], heroes: readonly string[]) {
    this.all = all;
    this.#heroes = heroes;
  }

  static async gather(
    { url, store }: Pick<Awaited<ReturnType<typeof serve>>, 'url' | 'store'>,
    id: string,
    { ruleset, setup, heroes }: Fight,
  ): Promise<PageGuests> {
    const secrets = await arrangeBattle(store, id, { ruleset, setup, seed: SEED });
    const tokens = [secrets.gm, secrets.player, secrets.player, secrets.spectator];
    const all = await Promise.all(tokens.map((token) => PageGuest.sitDown(url, id, token)));
    const guests = new PageGuests(all, heroes);
    for (const fighter of heroes)
      await guests.holderOf(fighter).controller.link.ask({ do: 'claim', fighter });
    await guests.holderOf('gm').controller.link.ask({ do: 'start' });
    return guests;
  }

  /** Returns the guest who decides for a fighter, or for the GM. */
  holderOf(as: string): PageGuest {
    const index = this.#heroes.indexOf(as);
    return this.all[index < 0 ? 0 : 1 + (index % 2)] as PageGuest;
  }

  /**
   * Waits until the guest who must decide sees the prompt, and sends the decision. Returns its rejection, or
   * null.
   */
  async say({ input, prompt }: Decision, onSent: (speaker: PageGuest) => void = () => undefined) {
    const guest = this.holderOf(input.as);
    const { outbox } = guest.controller.link;
    const { snapshot } = guest.model;
    await guest.until(
      () => prompt === null || snapshot.value?.prompts.some(({ id }) => id === prompt) === true,
    );
    const answered: Promise<Rejection | null> = outbox.send(input, prompt, snapshot.value?.rev ?? 0);
    onSent(guest);
    return await answered;
  }

  leave(): void {
    for (const guest of this.all) guest.leave();
  }
}
