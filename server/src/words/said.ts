import { said } from '@riposte/shared/engine/language/keyed-text';
import { SERVER_CHAPTERS } from '@riposte/shared/protocol/server-chapters';

/** The messages of the server's chapters, with their keys. */
export const { 'server-failures': FAILURES, 'server-refusals': REFUSALS } = said(SERVER_CHAPTERS);
