import type { Processes } from '../../server/cluster/support/processes.ts';
import { line } from './measure.ts';
import { at, shown, waitsOf } from './pace.ts';
import { battleAudience, joinUnread, openBattle, type Plant, sitDown } from './room-guests.ts';
import { percentile } from './room-measures.ts';
import type { Fight } from './room-script.ts';

const TABLE = 8;
const SPECTATORS = 2_000;

/** What players wait for each other with nobody watching, and with thousands who look on through relays. */
export async function measureSpectators(processes: Processes, fights: readonly Fight[]): Promise<void> {
  const plant: Plant = (battle, seed) => processes.plant(battle, seed);
  const url = `http://127.0.0.1:${processes.members[0]?.port}`;
  const quiet = await battleAudience(url, { guests: TABLE - 1, as: 'player' }, at(fights, 1), plant);
  const alone = await waitsOf(quiet);
  await quiet.leave();
  const battle = await openBattle(url, at(fights, 1), plant);
  const table = await sitDown(url, { guests: TABLE - 1, as: 'player' }, at(fights, 1), battle);
  const start = performance.now();
  const spectators = await joinUnread(
    processes.url,
    { id: battle.id, token: battle.tokens.spectator },
    SPECTATORS,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const watched = await waitsOf(table);
  const ratio = percentile(watched, 95) / percentile(alone, 95);
  console.log(
    `     ${SPECTATORS} spectators came in within ${seconds} s, through relays of ${processes.members.length} processes`,
  );
  console.log(`     players, none watching, p50/p95/p99 ms: ${shown(alone)}`);
  console.log(
    line(`players, ${SPECTATORS} watching, p50/p95/p99 ms`, shown(watched), '1.2 x none', ratio <= 1.2),
  );
  for (const room of spectators) void room.leave(false);
  await table.leave();
}
