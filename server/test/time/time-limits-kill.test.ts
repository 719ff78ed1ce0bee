import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SyncedBanks } from '@riposte/shared/protocol/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TimeRecord } from '../../src/store/saved-time.ts';
import { Child } from '../support/child.ts';
import { Guest, gather, shown } from '../support/harness.ts';

vi.setConfig({ testTimeout: 60_000 }); // long, because the tests start whole processes

let folder: string;
let child: Child;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-test-'));
  child = await start();
});
afterEach(async () => {
  await child.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = () => Child.start({ PORT: '0', RIPOSTE_DATA: folder });

/** Returns the saved time of a battle. Works while the server runs. */
function written(): TimeRecord | null {
  const db = new DatabaseSync(join(folder, 'riposte.sqlite'), { readOnly: true });
  const row = db.prepare('SELECT record FROM clocks').get();
  db.close();
  return row ? (JSON.parse(String(row.record)) as TimeRecord) : null;
}

/** Kills the server and starts another. Returns the time of the kill, in milliseconds since 1970. */
async function killAndStart() {
  const killed = Date.now();
  await child.kill();
  child = await start();
  return killed;
}

/** Returns when the battle was opened in this process. */
const opened = () => Number(/"time":(\d+)[^\n]*battle opened/.exec(child.output())?.[1]);

const SECOND = 1_000;
const SHOUTED = [{ for: 'ben' }, { for: 'rex' }];

describe('after kill -9,', () => {
  it('a prompt has the time that was left, to within a second, including extensions and pauses', async () => {
    const { id, ann, gm, guests } = await gather(child.url);
    await gm.seat({ do: 'settings', absenceSeconds: 3600 });
    await shown(await ann.say({ as: 'ana', do: 'shout' }), ...guests);
    await gm.seat({ do: 'extend', seconds: 90 });
    await gm.seat({ do: 'settings', paused: true });
    await gm.seat({ do: 'settings', paused: false });
    await gm.until(() => (gm.waiting[0]?.deadline ?? 0) > Date.now() + 100 * SECOND);
    const spent = () => Object.values(written()?.clocks?.answers ?? {})[0] ?? 0;
    const before = spent();
    await expect.poll(spent, { timeout: 20_000 }).toBeGreaterThan(before + 1.5 * SECOND);
    expect(gm.waiting).toMatchObject(SHOUTED);
    const deadlines = gm.waiting.map(({ deadline }) => deadline ?? 0);
    const killed = await killAndStart();

    const back = await Guest.join(child.url, id, { seatKey: gm.welcome.seatKey ?? '' });
    expect(back.waiting).toMatchObject(SHOUTED);
    for (const [index, { deadline }] of back.waiting.entries()) {
      const left = (deadlines[index] ?? 0) - killed;
      expect(Math.abs((deadline ?? 0) - opened() - left)).toBeLessThan(SECOND);
    }
  });

  it('both time banks have the time that was left, to within a second', async () => {
    const { id, ann, bob, gm, guests } = await gather(child.url);
    const bank = { seconds: 600, refill: 0 };
    await gm.seat({ do: 'settings', banks: { turn: bank, reaction: bank } });
    await gm.seat({ do: 'extend', seconds: 90 });
    const left = (name: Guest, kind: 'turn' | 'reaction') =>
      written()?.banks?.left[name.welcome.seat]?.[kind] ?? 9e9;
    await expect.poll(() => left(ann, 'turn'), { timeout: 20_000 }).toBeLessThan(689 * SECOND);
    await shown(await ann.say({ as: 'ana', do: 'shout' }), ...guests);
    await expect.poll(() => left(bob, 'reaction'), { timeout: 20_000 }).toBeLessThan(598.5 * SECOND);
    const banks = (of: Guest, whose: Guest) =>
      JSON.parse(of.state.seats.get(whose.welcome.seat)?.banks ?? '') as SyncedBanks;
    const [turn, reaction] = [banks(gm, ann).turn, banks(gm, bob)];
    const killed = await killAndStart();

    const back = await Guest.join(child.url, id, { seatKey: gm.welcome.seatKey ?? '' });
    expect(Math.abs(banks(back, ann).turn - turn)).toBeLessThan(SECOND);
    const now = banks(back, bob);
    expect(now.running).toBe('reaction');
    const [leftThen, leftNow] = [
      reaction.reaction - (killed - reaction.at),
      now.reaction - (opened() - now.at),
    ];
    expect(Math.abs(leftNow - leftThen)).toBeLessThan(SECOND);
  });

  it('a pause is still on, and no player loses time', async () => {
    const { id, ann, gm, guests } = await gather(child.url);
    await shown(await ann.say({ as: 'ana', do: 'shout' }), ...guests);
    await gm.seat({ do: 'settings', paused: true });
    await gm.until(() => gm.waiting[0]?.deadline === null);
    await killAndStart();
    const back = await Guest.join(child.url, id, { seatKey: gm.welcome.seatKey ?? '' });
    expect(back.waiting).toMatchObject([{ deadline: null }, { deadline: null }]);
    await back.seat({ do: 'settings', paused: false });
    const resumed = Date.now();
    await back.until(() => back.waiting[0]?.deadline !== null);
    expect(back.waiting[0]?.deadline ?? 0).toBeGreaterThan(resumed + 20 * SECOND);
  });
});
