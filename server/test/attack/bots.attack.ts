import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Hex } from '@riposte/shared/hex/axial';
import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Child } from '../support/child.ts';
import { createBattle, Guest, gather, post, serve } from '../support/harness.ts';
import { hiding } from '../support/hidden-fight.ts';
import { STUBBORN } from '../support/slow-forecast.ts';

const FIGHTERS = 200;
const BOT_INPUTS = 20;
/** Milliseconds between two inputs, as fast as a connection may send. */
const INPUT_EVERY_MS = 60;
/**
 * The longest allowed wait for a reply, in milliseconds. Only a bot that blocks the server causes longer
 * waits.
 */
const LONGEST_WAIT = 3_000;

describe('a fight between 200 bots without pauses', () => {
  let folder: string;
  let server: Child;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'riposte-attack-'));
    server = await Child.start(
      { PORT: '0', RIPOSTE_DATA: folder, RIPOSTE_LOG: 'error' },
      '../../src/main.ts',
    );
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(Object.keys(RULESETS))('does not block another table: %s', async (ruleset) => {
    const quiet = await duel(server.url);
    const crowd = await botFight(server.url, ruleset);
    const waits: number[] = [];
    while (crowd.state.rev < BOT_INPUTS) {
      const start = performance.now();
      await quiet.say({ as: 'gm', do: 'gm.set', target: 'duelist', field: 'ap', value: waits.length % 2 });
      waits.push(performance.now() - start);
      await pause(INPUT_EVERY_MS);
    }
    expect(Math.max(...waits)).toBeLessThan(LONGEST_WAIT);
    await Promise.all([quiet.leave(), crowd.leave()]);
  });
});

it('bots of other tables play on even if the rules of one table hang forever', async () => {
  const server = await serve({ toy: hiding, ...STUBBORN });
  const { id, tokens } = await createBattle(server.url, { ruleset: 'hanging' });
  const hung = await Guest.join(server.url, id, { token: tokens.gm });
  await letBotsPlay(hung);
  const { gm } = await gather(server.url);
  await letBotsPlay(gm);
  await gm.until(({ rev }) => rev > BOT_INPUTS);
  await hung.until(({ rev }) => rev > 1);
  const inputs = (await server.store.journal(id)).map(({ input }) => input.do);
  expect(new Set(inputs)).toEqual(new Set(['gm.timeout']));
  await server.stop();
});

async function duel(url: string): Promise<Guest> {
  const { id, tokens } = await createBattle(url, { ruleset: 'flow', scenario: 'duel' });
  const gm = await Guest.join(url, id, { token: tokens.gm });
  await gm.seat({ do: 'start' });
  return gm;
}

async function botFight(url: string, ruleset: string): Promise<Guest> {
  const { id, links } = await post<CreatedBattle>(url, '/api/battles', { fight: crowdOf(ruleset) });
  const gm = await Guest.join(url, id, { token: links.gm.split('#')[1] ?? '' });
  await letBotsPlay(gm);
  return gm;
}

async function letBotsPlay(gm: Guest): Promise<void> {
  await gm.seat({ do: 'pace', pace: 'at-once' });
  for (const side of ['heroes', 'foes']) await gm.seat({ do: 'assign-side', side, seat: 'bot' });
  await gm.seat({ do: 'start' });
}

/** Returns a fight file with two sides in rows that face each other. */
function crowdOf(ruleset: string): object {
  const kinds = Object.keys(RULESETS[ruleset]?.description.archetypes ?? {});
  const combatants = Array.from({ length: FIGHTERS }, (_, index) => {
    const [column, row] = [index % 20, Math.floor(index / 20)];
    const at: Hex = [column - 10 - Math.floor(row / 2), row - 5];
    return {
      id: `f${index}`,
      name: `Fighter ${index}`,
      side: row < 5 ? 'heroes' : 'foes',
      at,
      sheet: { kind: kinds[index % kinds.length] },
    };
  });
  return { ruleset, title: 'A crowd', map: { radius: 20 }, combatants };
}
