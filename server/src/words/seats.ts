import { FIRST_NAMES } from '@riposte/shared/protocol/seat-names';

/** Names that only GMs may have. */
export const gmNames = [FIRST_NAMES.gm, 'Gamemaster', 'GM'];
