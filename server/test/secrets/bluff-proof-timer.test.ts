import type { Input } from '@riposte/shared/engine/battle/input';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { groupFight } from '@riposte/shared/engine/setup/scenario';
import type { SetupFighter } from '@riposte/shared/engine/setup/setup';
import { toy } from '@riposte/shared/engine/testing/toy';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { describe, expect, it } from 'vitest';
import { framesOf } from '../support/frames.ts';
import { createBattle, Guest, serve, shown } from '../support/harness.ts';
import { Wire } from '../support/tapped-socket.ts';

const WINDOW_MS = 250;

/**
 * An action in a fight. Two fights that differ only in hidden facts (`changes`) must look the same to other players.
 */
interface Play {
  readonly ruleset: string;
  /** The fighters, in this order; Ann plays the first. */
  readonly order: readonly string[];
  readonly changes?: Readonly<Record<string, Partial<SetupFighter>>>;
  /** Inputs before the observation starts. */
  readonly before?: readonly Input[];
  readonly deed: Input;
}

/** Returns a ruleset whose first fight is between these fighters and has bluff-proof reaction windows. */
function safe({ ruleset: id, order, changes = {} }: Play): Ruleset {
  const ruleset = (id === 'toy' ? toy : RULESETS[id]) as Ruleset;
  const scenario = groupFight(ruleset.scenarios);
  if (!scenario) throw new Error(`${id} has no fight.`);
  const combatants = scenario.setup.combatants
    .filter((fighter) => order.includes(fighter.id))
    .map((fighter) => ({ ...fighter, ...changes[fighter.id] }));
  const setup = { ...scenario.setup, combatants, order, windowSeconds: WINDOW_MS / 1000 };
  return { ...ruleset, scenarios: [{ ...scenario, setup }] };
}

/** Plays an action to its end. Returns what the other guests received, and the time of each input. */
async function follow(play: Play) {
  const server = await serve({ [play.ruleset]: safe(play) });
  const [scenario] = safe(play).scenarios;
  const { id, tokens } = await createBattle(server.url, {
    ruleset: play.ruleset,
    scenario: scenario?.id ?? '',
  });
  const [ofBob, ofSpectator] = [await Wire.to(server.url), await Wire.to(server.url)];
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  const ann = await Guest.join(server.url, id, { token: tokens.player });
  const bob = await Guest.join(ofBob.url, id, { token: tokens.player });
  const spectator = await Guest.join(ofSpectator.url, id, { token: tokens.spectator });
  const all = [gm, ann, bob, spectator];
  await ann.seat({ do: 'claim', fighter: play.order[0] ?? '' });
  await bob.seat({ do: 'claim', fighter: play.order[1] ?? '' });
  await gm.seat({ do: 'start' });
  await Promise.all(all.map((guest) => guest.until(({ status }) => status === 'fighting')));
  for (const input of play.before ?? []) await shown(await gm.say(input), ...all);
  const before = [ofBob, ofSpectator].map((wire) => wire.received.length);
  const rev = gm.state.rev;
  answerAtOnce(gm);
  await gm.say(play.deed);
  await gm.until((state) => state.rev > rev && gm.prompts.every(({ kind }) => kind === 'turn'));
  await Promise.all(all.map((guest) => guest.until((state) => state.rev === gm.state.rev)));
  const received = [ofBob, ofSpectator].map((wire, index) => framesOf(wire.received.subarray(before[index])));
  const taken = (await server.store.journal(id)).filter(({ seq }) => seq > rev);
  for (const guest of all) await guest.leave();
  for (const wire of [ofBob, ofSpectator]) wire.close();
  await server.stop();
  return { received, taken };
}

/** Makes the GM decline every prompt with a choice as soon as it opens. */
function answerAtOnce(gm: Guest): void {
  const answered = new Set<string>();
  gm.room.onStateChange(() => {
    for (const { id, for: as, kind, options, fallback } of gm.prompts) {
      const isBlank = options.length === 1 && options[0]?.option === fallback.option;
      if (kind === 'turn' || isBlank || answered.has(id)) continue;
      answered.add(id);
      void gm.say({ as, answer: fallback.option }, { prompt: id });
    }
  });
}

const shout = {
  ruleset: 'toy',
  order: ['ana', 'ben', 'rat', 'rex'],
  deed: { as: 'ana', do: 'shout' },
} as const;
const walk = {
  ruleset: 'vigil',
  order: ['warden', 'duelist', 'captain', 'hexer'],
  deed: { as: 'warden', do: 'move', path: [[-4, 1]] },
} as const;
const lurk = (on: string) => ({
  ruleset: 'flow',
  order: ['raider1', 'duelist', 'archer'],
  before: [
    {
      as: 'raider1',
      do: 'ready',
      trigger: { on, by: 'enemy' },
      action: { do: 'step', to: [2, 0] },
    },
  ],
  deed: { as: 'duelist', do: 'move', path: [[-2, 1]] },
});

/** Returns the hexer's order to pass if the pending action is by or against a fighter. */
const ifConcerning = (concerns: string) => ({
  as: 'hexer',
  do: 'standing-order',
  kind: 'respond',
  policy: 'never-if',
  when: { concerns },
});

describe('during a bluff-proof window, other players receive the same bytes in the same order', () => {
  it.each<{ name: string; with: Play; without: Play }>([
    {
      name: 'whether or not one of several fighters can brace',
      with: { ...shout, changes: { rex: { state: { guards: 2 } } } },
      without: { ...shout, changes: { rex: { state: { guards: 0 } } } },
    },
    {
      name: 'whether or not a fighter has a response',
      with: walk,
      without: { ...walk, changes: { hexer: { sheet: { kind: 'hexer', abilities: [] } } } },
    },
    {
      name: 'whether or not a player has turned off all prompts',
      with: { ...walk, before: [{ as: 'hexer', do: 'autopass', mode: 'none' }] },
      without: { ...walk, before: [{ as: 'hexer', do: 'autopass', mode: 'all' }] },
    },
    {
      name: 'whether or not a player’s standing orders apply',
      with: { ...walk, before: [{ as: 'hexer', do: 'standing-order', kind: 'defend', policy: 'never' }] },
      without: { ...walk, before: [{ as: 'hexer', do: 'standing-order', kind: 'respond', policy: 'never' }] },
    },
    {
      name: 'whether or not a player is asked only from a certain gain',
      with: { ...walk, before: [{ as: 'hexer', do: 'standing-order', policy: 'never-below', below: 100 }] },
      without: { ...walk, before: [{ as: 'hexer', do: 'standing-order', policy: 'ask', below: 1 }] },
    },
    {
      name: 'whether or not the conditions of a player’s standing order hold',
      with: { ...walk, before: [ifConcerning('warden')] },
      without: { ...walk, before: [ifConcerning('duelist')] },
    },
    {
      name: 'whether or not a fighter’s readied action is triggered',
      with: lurk('moves'),
      without: lurk('casts'),
    },
  ])(
    '$name',
    async ({ with: holding, without }) => {
      const one = await follow(holding);
      const other = await follow(without);
      expect(other.received).toEqual(one.received);
      expect(other.taken.length).toBe(one.taken.length);
      for (const { taken } of [one, other]) {
        const opened = taken[0]?.at ?? 0;
        const answered = taken.slice(1);
        expect(answered.length).toBeGreaterThan(0);
        for (const { at } of answered) expect(at - opened).toBeGreaterThanOrEqual(WINDOW_MS);
      }
    },
    20_000,
  );
});
