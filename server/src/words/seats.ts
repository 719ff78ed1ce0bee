import { firstNames } from './messages/seats.ts';

/** Names that only GMs may have. */
export const gmNames = [firstNames.gm, 'Gamemaster', 'GM'];
