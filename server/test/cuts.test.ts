import { situationOf } from '@riposte/shared/bots/fight';
import { toInput } from '@riposte/shared/bots/policy';
import { random } from '@riposte/shared/bots/random';
import { Battle } from '@riposte/shared/engine/battle';
import { rollDie, seededDice } from '@riposte/shared/engine/dice';
import type { Input } from '@riposte/shared/engine/input';
import { replay } from '@riposte/shared/engine/journal';
import type { Ruleset } from '@riposte/shared/engine/ruleset';
import { seedOf } from '@riposte/shared/fuzz/chance';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { arrangeBattle } from './arranged.ts';
import { Diner } from './diner.ts';
import { serve } from './harness.ts';

const CUTS = 200;
const DECISIONS = 240;

vi.setConfig({ testTimeout: 120_000 });

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  for (const how of ['info', 'warn'] as const) vi.spyOn(console, how).mockReturnValue(); // the framework tells of every cut
  const all = { burst: 1e9, perSecond: 1e9 };
  server = await serve(RULESETS, { requests: all, joins: all, messages: all });
});
afterAll(() => server.stop());

const [ruleset] = Object.values(RULESETS);
const scenario = ruleset?.scenarios[0];
if (!ruleset || !scenario) throw new Error('There is nothing to play.');
const { setup } = scenario;
const SEED = seedOf('cuts');
const heroes = setup.combatants.filter(({ side }) => side !== 'foes').map(({ id }) => id);

interface Decision {
  readonly input: Input;
  readonly prompt: string | null;
}

/** What everybody decides in a fight with these dice until the GM ends it; and how it stands then. */
function fight(): { decisions: Decision[]; hash: string } {
  const battle = Battle.start(ruleset as never, setup, seededDice(SEED));
  const chance = seededDice(seedOf('decisions'));
  const decisions: Decision[] = [];
  for (let number = 0; number < DECISIONS; number++) {
    const [prompt] = battle.prompts;
    if (!prompt) throw new Error('The fight was over too soon: take other dice.');
    const situation = situationOf(battle, prompt, chance);
    const decision = prompt.for === 'gm' ? situation.fallback : random.decide(situation);
    const input = toInput(prompt.for, prompt.kind, decision);
    decisions.push({ input, prompt: prompt.id });
    battle.apply(input);
  }
  const end = { as: 'gm', do: 'gm.end' };
  decisions.push({ input: end, prompt: null });
  battle.apply(end);
  return { decisions, hash: battle.hash() };
}

/** A fight with those dice that has begun: two players share the heroes, one watches, the GM has the rest. */
async function gatherAround(id: string) {
  const secrets = await arrangeBattle(server.store, id, { ruleset: ruleset as Ruleset, setup, seed: SEED });
  const [gm, ann, bob, watcher] = await Promise.all([
    Diner.sitDown(server.url, id, secrets.gm),
    Diner.sitDown(server.url, id, secrets.player),
    Diner.sitDown(server.url, id, secrets.player),
    Diner.sitDown(server.url, id, secrets.spectator),
  ] as const);
  for (const [index, fighter] of heroes.entries())
    await (index % 2 === 0 ? ann : bob).play.ask({ do: 'claim', fighter });
  await gm.play.ask({ do: 'start' });
  const holderOf = (fighter: string) => {
    if (!heroes.includes(fighter)) return gm;
    return heroes.indexOf(fighter) % 2 === 0 ? ann : bob;
  };
  return { everybody: [gm, ann, bob, watcher], holderOf };
}

/** Plays the decisions; what disturbs it is called before each. Gives all that is known of the battle in the end. */
async function play(id: string, decisions: readonly Decision[], disturb: (diners: readonly Diner[]) => void) {
  const { everybody, holderOf } = await gatherAround(id);
  for (const [rev, { input, prompt }] of decisions.entries()) {
    const diner = holderOf(input.as);
    const { scene, outbox } = diner.play;
    await diner.until(
      () => prompt === null || scene.value?.prompts.some(({ id: open }) => open === prompt) === true,
    );
    const answered = outbox.send(input, prompt, scene.value?.rev ?? 0);
    disturb(everybody);
    expect([rev, await answered]).toEqual([rev, null]);
  }
  const isWhole = ({ play: { connection, scene } }: Diner) =>
    connection.value === 'connected' && scene.value?.status === 'over';
  await Promise.all(everybody.map((diner) => diner.until(() => isWhole(diner))));
  const journal = (await server.store.journal(id)).map(({ input }) => input);
  const dice = seededDice(SEED);
  const { id: name, version } = ruleset as { id: string; version: number };
  const saved = replay(ruleset as never, { format: 1, ruleset: name, version, setup, dice, inputs: journal });
  return { everybody, journal, hash: saved.hash() };
}

const linesOf = ({ play: { log } }: Diner) => log.value.map(({ key }) => key).sort();

it(`loses and doubles nothing over ${CUTS} cuts in one fight, which ends as the undisturbed one does`, async () => {
  const { decisions, hash } = fight();
  const calm = await play('calm', decisions, () => undefined);
  expect(calm.journal).toEqual(decisions.map(({ input }) => input));
  expect(calm.hash).toBe(hash);

  const chance = seededDice(seedOf('moments'));
  let cuts = 0;
  const torn = await play('torn', decisions, (everybody) => {
    if (cuts === CUTS) return;
    cuts++;
    const victim = everybody[rollDie(chance, everybody.length) - 1];
    setTimeout(() => victim?.wire.cut(), rollDie(chance, 12) - 1);
  });
  expect(cuts).toBe(CUTS);
  expect(torn.journal).toEqual(calm.journal);
  expect(torn.hash).toBe(calm.hash);
  for (const [index, diner] of torn.everybody.entries()) {
    const undisturbed = calm.everybody[index] as Diner;
    expect(diner.play.scene.value?.table).toEqual(undisturbed.play.scene.value?.table);
    await diner.until(() => linesOf(diner).length >= linesOf(undisturbed).length);
    expect(linesOf(diner)).toEqual(linesOf(undisturbed));
  }
  for (const diner of [...calm.everybody, ...torn.everybody]) diner.leave();
});
