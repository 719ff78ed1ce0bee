import type { Role } from '@riposte/shared/protocol/messages';

/** The default names of seats, until their holders choose a name. */
export const firstNames: Readonly<Record<Role, string>> = {
  gm: 'Game master',
  player: 'Player',
  spectator: 'Spectator',
};

/** Names that only GMs may have. */
export const gmNames = ['Game master', 'Gamemaster', 'GM'];

/** The author of the chat lines of a person who has deleted everything about themselves. */
export const unnamed = 'Somebody';
