import type { EventsMessage } from '@riposte/shared/protocol/messages';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serve } from './harness.ts';
import { gatherAround, player } from './watched-table.ts';

const DECISIONS = 120;

vi.setConfig({ testTimeout: 120_000 });

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  for (const how of ['info', 'warn'] as const) vi.spyOn(console, how).mockReturnValue();
  const all = { burst: 1e9, perSecond: 1e9 };
  server = await serve(RULESETS, { requests: all, joins: all, messages: all, bytes: all });
});
afterAll(() => server.stop());

it.each(Object.values(RULESETS))(
  'foes’ health is told in bands in a whole fight of $id, and in numbers again',
  async (ruleset) => {
    const { table, gm, kim } = await gatherAround(server, `bands-${ruleset.id}`, ruleset);
    const [foe = ''] = Object.values(table.truth.table.fighters)
      .filter(({ side, hidden }) => side === 'foes' && !hidden)
      .map(({ id }) => id);
    await gm.guest.seat({ do: 'assign', fighter: foe, seat: kim.seat });
    table.become('kim', player(foe));
    await gm.guest.seat({ do: 'settings', bands: true });
    table.banded = 'foes';
    for (let decision = 1; decision <= DECISIONS; decision++) {
      await table.goOn();
      if (decision % 10 === 0) await table.expectViews();
    }
    const { now = '' } = ruleset.health ?? {};
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
