import { setPriority } from 'node:os';
import { joinUnread } from './room-guests.ts';

/** Many who look on at a battle and read nothing, in a process that gives way to all others: they stand for other machines. */
setPriority(19);
const { URL: url = '', BATTLE: id = '', TOKEN: token = '', SPECTATORS = '0' } = process.env;
await joinUnread(url, { id, token }, Number(SPECTATORS));
console.log(`The crowd is ready: ${url}`);
