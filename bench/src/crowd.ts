import { setPriority } from 'node:os';
import { joinUnread } from './room-guests.ts';

/**
 * Runs many spectators that discard all messages unread, at the lowest priority. They represent clients on
 * other machines.
 */
setPriority(19);
const { URL: url = '', BATTLE: id = '', TOKEN: token = '', SPECTATORS = '0' } = process.env;
await joinUnread(url, { id, token }, Number(SPECTATORS));
console.log(`The crowd is ready: ${url}`);
