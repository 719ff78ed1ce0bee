import { random } from '@riposte/shared/bots/random';
import { situationOf } from '@riposte/shared/bots/situations';
import { Battle } from '@riposte/shared/engine/battle/battle';
import { type Input, toInput } from '@riposte/shared/engine/battle/input';
import type { Prompt } from '@riposte/shared/engine/battle/prompt';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { groupFight } from '@riposte/shared/engine/setup/scenario';
import type { Setup, SetupFighter } from '@riposte/shared/engine/setup/setup';
import { type Dice, seededDice } from '@riposte/shared/engine/state/dice';
import { captureEvents, filterEvent } from '@riposte/shared/engine/visibility/event-audience';
import { view } from '@riposte/shared/engine/visibility/view';
import { GM_EYES, mayKnowOf, type Viewer } from '@riposte/shared/engine/visibility/viewer';
import { seedOf } from '@riposte/shared/fuzz/chance';
import type { Hex } from '@riposte/shared/hex/axial';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { arrangeBattle } from '../support/arranged.ts';
import { framesOf } from '../support/frames.ts';
import { Guest, serve, shown, UNBOUNDED } from '../support/harness.ts';
import { Wire } from '../support/tapped-socket.ts';
import { freeHexes, player } from '../support/watched-table.ts';

const FIGHTS = 2;
const INPUTS = 30;

vi.setConfig({ testTimeout: 120_000 });

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  for (const how of ['info', 'warn'] as const) vi.spyOn(console, how).mockReturnValue();
  server = await serve(RULESETS, UNBOUNDED);
});
afterAll(() => server.stop());

/** A guest on a connection that records everything that the server sends. */
interface RecordedGuest {
  readonly guest: Guest;
  readonly wire: Wire;
}

/** One of two battles that viewers must not be able to tell apart, with everything the viewers received. */
class Twin {
  readonly battle: Battle;
  readonly gm: Guest;
  readonly #viewers: readonly RecordedGuest[];

  private constructor(battle: Battle, gm: Guest, viewers: readonly RecordedGuest[]) {
    this.battle = battle;
    this.gm = gm;
    this.#viewers = viewers;
  }

  /** Seats all guests: Ann with these fighters, a spectator, and a GM who plays the others. */
  static async gather(id: string, ruleset: Ruleset, setup: Setup, heroes: readonly string[]): Promise<Twin> {
    const seed = seedOf('twins');
    const tokens = await arrangeBattle(server.store, id, { ruleset, setup, seed });
    const gm = await Guest.join(server.url, id, { token: tokens.gm });
    const viewers = [];
    for (const token of [tokens.player, tokens.spectator]) {
      const wire = await Wire.to(server.url);
      viewers.push({ guest: await Guest.join(wire.url, id, { token }), wire });
    }
    for (const fighter of heroes) await viewers[0]?.guest.seat({ do: 'claim', fighter });
    await gm.seat({ do: 'start' });
    for (const { guest } of viewers) await hasAll(guest);
    return new Twin(Battle.start(ruleset, setup, seededDice(seed)), gm, viewers);
  }

  /** Sends an input. Returns what each viewer received. */
  async say(input: Input, prompt: Prompt, isOfAnn: boolean): Promise<string[][]> {
    const guests = this.#viewers.map(({ guest }) => guest);
    const before = this.#viewers.map(({ wire }) => wire.received.length);
    const [ann] = guests;
    const reply = await (isOfAnn && ann ? ann : this.gm).say(input, { prompt: prompt.id });
    expect([input, reply]).toMatchObject([input, { ok: true }]);
    await shown(reply, ...guests);
    for (const guest of guests) await hasAll(guest);
    return this.#viewers.map(({ wire }, index) => framesOf(wire.received.subarray(before[index])));
  }

  async close(): Promise<void> {
    await this.gm.leave();
    for (const { guest, wire } of this.#viewers) {
      await guest.leave();
      wire.close();
    }
  }
}

/** Resolves once everything sent to a guest earlier has arrived. */
async function hasAll({ room }: Guest): Promise<void> {
  await room.request('history', { after: 1_000_000 });
}

/** Returns a ready-made fight with another foe, hidden on the first or the last free hex. */
function withLurker({ scenarios }: Ruleset, where: 'first' | 'last'): Setup {
  const setup = groupFight(scenarios)?.setup as Setup;
  const { order: _, ...rest } = setup;
  const [foe] = setup.combatants.filter(({ side }) => side === 'foes') as [SetupFighter];
  const free = freeHexes(setup, setup.combatants);
  const at = free.at(where === 'first' ? 0 : -1) as Hex;
  return {
    ...rest,
    combatants: [...setup.combatants, { ...foe, id: 'lurker', name: 'Lurker', hidden: true, at }],
  };
}

/** Returns all data that a viewer may see after these events, as text for comparison. */
function visibleEvents(
  viewer: Viewer,
  { ruleset, table, prompts }: Battle,
  events: Battle['table']['events'],
) {
  const own = prompts.filter(({ speaker }) => viewer.role === 'player' && viewer.fighters.includes(speaker));
  return JSON.stringify([
    captureEvents(ruleset, table, events).flatMap((told) => filterEvent(ruleset, told, viewer) ?? []),
    view(ruleset, table, viewer),
    own.map((prompt) => [prompt.id, prompt.kind, prompt.fallback, prompt.options(viewer)]),
  ]);
}

/**
 * Returns the next input: a random choice by a policy that does not see the hidden fighter. Returns the default if one
 * of the battles would reject that choice.
 */
function nextInput(twins: readonly Twin[], prompt: Prompt, eyes: Viewer, dice: Dice): Input {
  const [one] = twins as [Twin];
  const { speaker, fallback } = prompt;
  const { option, as: _, ...params } = fallback;
  const speaking = one.battle.table.fighters[speaker];
  const byDefault = toInput(prompt, { option, params });
  if (!speaking || speaking.hidden) return byDefault;
  const input = toInput(prompt, random.decide(situationOf(one.battle, prompt, dice, player(speaker))));
  return twins.every(({ battle }) => !battle.check(input, eyes)) ? input : byDefault;
}

it.each(Object.values(RULESETS))(
  'two $id fights that differ only in the place of a hidden fighter send all other seats the same bytes',
  async (ruleset) => {
    let compared = 0;
    for (let fight = 0; fight < FIGHTS; fight++) {
      const dice = seededDice(seedOf(`twins/${fight}`));
      const setups = [withLurker(ruleset, 'first'), withLurker(ruleset, 'last')];
      const heroes = setups[0]?.combatants.filter(({ side }) => side !== 'foes').map(({ id }) => id) ?? [];
      const twins = await Promise.all(
        setups.map((setup, index) =>
          Twin.gather(`twin-${ruleset.id}-${fight}-${index}`, ruleset, setup, heroes),
        ),
      );
      const [one, other] = twins as [Twin, Twin];
      for (let count = 0; count < INPUTS; count++) {
        const [prompt] = one.battle.prompts;
        const asked = other.battle.prompts[0];
        if (!prompt || prompt.id !== asked?.id || prompt.speaker !== asked.speaker) break;
        const isOfAnn = heroes.includes(prompt.speaker);
        const eyes = isOfAnn ? player(...heroes) : GM_EYES;
        const input = nextInput(twins, prompt, eyes, dice);
        const [told, toldOther] = twins.map(({ battle }) => {
          const events = battle.apply(battle.heard(input, eyes));
          return visibleEvents(player(...heroes), battle, events);
        });
        const sent = await one.say(input, prompt, isOfAnn);
        const sentOther = await other.say(input, prompt, isOfAnn);
        if (told !== toldOther) break; // stops, because the hidden fighter took part in this input
        expect([input, sentOther]).toEqual([input, sent]);
        compared++;
      }
      expect(
        Object.values(one.battle.table.fighters).some((fighter) => !mayKnowOf(player(...heroes), fighter)),
      ).toBe(true);
      for (const twin of twins) await twin.close();
    }
    expect(compared).toBeGreaterThan(FIGHTS * 10);
  },
);
