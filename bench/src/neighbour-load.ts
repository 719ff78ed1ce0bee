import { setPriority } from 'node:os';
import { LOADS } from './neighbour-loads.ts';

/** Puts one load on a server: `node neighbour-load.ts NAME URL`. Gives way to the server, which would have a machine of its own. */
setPriority(10);
const [name = '', url = ''] = process.argv.slice(2);
const load = LOADS[name];
if (!load) throw new Error(`There is no load "${name}".`);
await load(url);
process.exit(0);
