import { setPriority } from 'node:os';
import { LOADS } from './neighbor-loads.ts';

/**
 * Puts one load on a server: `node neighbor-load.ts NAME URL`. It runs at low priority, because in production
 * clients do not share the server's machine.
 */
setPriority(10);
const [name = '', url = ''] = process.argv.slice(2);
const load = LOADS[name];
if (!load) throw new Error(`There is no load "${name}".`);
await load(url);
process.exit(0);
