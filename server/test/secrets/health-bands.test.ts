import { type Policy, pick } from '@riposte/shared/bots/policy';
import { random } from '@riposte/shared/bots/random';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { healthResource } from '@riposte/shared/engine/presentation/description';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serve, UNBOUNDED } from '../support/harness.ts';
import { gatherAround, player, type Table } from '../support/watched-table.ts';

/** The usual number of decisions, and the maximum if no blow has hurt a foe by then. */
const DECISIONS = Number(process.env.SERVER_INPUTS ?? 160);
const MOST_DECISIONS = 400;
/** The same for foes with much health. The maximum is low so that no fight ends, because the end reveals the dice seed. */
const DECISIONS_OF_THE_MIGHTY = 0.75 * DECISIONS;
const MOST_OF_THE_MIGHTY = 300;

vi.setConfig({ testTimeout: 120_000 });

/** A number for the foes' health that does not appear anywhere else by chance. */
const TELLTALE = 71_000_000;
const SPREAD = 1_000_000;

type Numbers = Record<string, number> & { readonly id: string };
const foesOf = (table: Pick<Table['truth']['table'], 'fighters'>) =>
  Object.values(table.fighters).filter(({ side }) => side === 'foes') as unknown as Numbers[];

function isAnyHurt({ ruleset, truth }: Table): boolean {
  const { field: now = '', max = now } = healthResource(ruleset.description) ?? {};
  return foesOf(truth.table).some((foe) => foe[now] !== foe[max]);
}

/** Attacks a foe with health whenever possible, otherwise acts at random. */
const fierce: Policy = {
  name: 'fierce',
  decide(situation) {
    const { choices, view, dice, ruleset } = situation;
    const { field = '' } = healthResource(ruleset.description) ?? {};
    const worthy = new Set(foesOf(view).flatMap((foe) => (foe[field] === undefined ? [] : [foe.id])));
    const ways = choices.find(({ option }) => option === 'attack')?.variants?.() ?? [];
    const blows = ways.filter(({ target }) => worthy.has(String(target)));
    return blows.length > 0 ? { option: 'attack', params: pick(dice, blows) } : random.decide(situation);
  },
};

/** Rulesets with foes that have recognizable numbers for health. */
const mighty = Object.fromEntries(
  Object.values(RULESETS).map((ruleset): [string, Ruleset] => {
    const id = `${ruleset.id}-mighty`;
    const open: Ruleset['open'] = (setup, dice) => {
      const table = ruleset.open(setup, dice);
      const { field: now = '', max: most = now } = healthResource(ruleset.description) ?? {};
      for (const [index, foe] of foesOf(table).entries()) foe[now] = foe[most] = TELLTALE + index * SPREAD;
      return table;
    };
    return [id, { ...ruleset, id, open }];
  }),
);

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  for (const how of ['info', 'warn'] as const) vi.spyOn(console, how).mockReturnValue();
  server = await serve({ ...RULESETS, ...mighty }, UNBOUNDED);
});
afterAll(() => server.stop());

it.each(Object.values(RULESETS))(
  'foes’ health is shown in bands throughout a $id fight, and in numbers once bands are off',
  async (ruleset) => {
    const { table, gm, kim } = await gatherAround(server, `bands-${ruleset.id}`, ruleset);
    const [foe = ''] = Object.values(table.truth.table.fighters)
      .filter(({ side, hidden }) => side === 'foes' && !hidden)
      .map(({ id }) => id);
    await gm.guest.seat({ do: 'assign', fighter: foe, seat: kim.seat });
    table.become('kim', player(foe));
    await gm.guest.seat({ do: 'settings', bands: true });
    table.banded = 'foes';
    const isDone = (decision: number) => decision > (isAnyHurt(table) ? DECISIONS : MOST_DECISIONS);
    for (let decision = 1; !isDone(decision); decision++) {
      await table.goOn(fierce);
      if (decision % 10 === 0) await table.expectViews();
    }
    const { field: now = '' } = healthResource(ruleset.description) ?? {};
    const knownOf = async (name: string) => {
      const { guest } = table.seats.get(name) ?? gm;
      const history = (await guest.room.request('history', { after: -1 })) as EventsMessage[];
      const all = [...guest.events, ...history].flatMap(({ events }) => events);
      const told = all.filter(({ target, [now]: number }) => target !== undefined && number !== undefined);
      return new Set(
        told.map(({ target = '' }) => target).filter((id) => table.truth.table.fighters[id]?.side === 'foes'),
      );
    };
    for (const name of ['ann', 'bob', 'idle', 'watcher'])
      expect([name, [...(await knownOf(name))]]).toEqual([name, []]);
    expect([...(await knownOf('kim'))].filter((id) => id !== foe)).toEqual([]);
    expect((await knownOf('gm')).size).toBeGreaterThan(0);

    await gm.guest.seat({ do: 'settings', bands: false });
    table.banded = undefined;
    await table.expectViews();
    for (const watched of table.seats.values()) watched.close();
  },
);

it.each(Object.values(mighty))(
  'a seat that is shown bands never receives a number of a foe’s health: $id',
  async (ruleset) => {
    const { table, gm, kim } = await gatherAround(server, `numbers-${ruleset.id}`, ruleset, { bands: true });
    const { field: now = '', max = now } = healthResource(ruleset.description) ?? {};
    const [given] = foesOf(table.truth.table);
    table.banded = 'foes';
    await gm.guest.seat({ do: 'assign', fighter: given?.id ?? '', seat: kim.seat });
    table.become('kim', player(given?.id ?? ''));
    const numbers = () => [...table.leaks.secrets.values()].filter(({ kind }) => kind === 'number');
    const areLearned = () => numbers().length > foesOf(table.truth.table).length;
    const most = () => (areLearned() ? DECISIONS_OF_THE_MIGHTY : MOST_OF_THE_MIGHTY);
    for (let decision = 0; decision < most(); decision++) {
      for (const foe of foesOf(table.truth.table))
        for (const number of [foe[now], foe[max]]) // 0 is public: all seats see that a fighter has fallen
          if (number !== 0) table.leaks.learn(String(number), table.leaks.knowing(foe.id), 'number');
      await table.goOn(fierce);
    }
    await table.expectViews();
    for (const { guest } of table.seats.values()) await guest.room.request('history', { after: -1 });
    expect([...table.leaks.expectNoLeaks()]).toContain('number');
    expect(areLearned()).toBe(true);
    for (const watched of table.seats.values()) watched.close();
  },
);
