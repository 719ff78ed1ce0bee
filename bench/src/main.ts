import { benchClient } from './client.ts';
import { benchCluster } from './cluster.ts';
import { benchEngine } from './engine.ts';
import { benchFights } from './fights.ts';
import { benchNeighbors } from './neighbors.ts';
import { benchReplay } from './replay.ts';
import { benchRewind } from './rewind.ts';
import { benchRoom } from './room.ts';
import { benchTables } from './tables.ts';

const BENCHES: Readonly<Record<string, () => void | Promise<void>>> = {
  engine: benchEngine,
  fights: benchFights,
  replay: benchReplay,
  rewind: benchRewind,
  room: benchRoom,
  tables: benchTables,
  neighbors: benchNeighbors,
  cluster: benchCluster,
  client: benchClient,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !BENCHES[name]);
if (names.length === 0 || unknown.length > 0) {
  console.error(`Usage: npm run bench -- ${Object.keys(BENCHES).join('|')}`);
  process.exit(2);
}
for (const name of names) await BENCHES[name]?.();
