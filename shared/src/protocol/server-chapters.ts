import * as failures from '../words/messages/server-failures.ts';
import * as refusals from '../words/messages/server-refusals.ts';

/** The chapters of messages that only the server says, by the names that keys begin with. */
export const SERVER_CHAPTERS = { 'server-failures': failures, 'server-refusals': refusals };
