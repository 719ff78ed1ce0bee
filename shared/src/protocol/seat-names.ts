import type { Role } from './messages.ts';

/**
 * The names of seats without a name of their own, by role; the next ones have a number, as in `Player 2`. The page
 * shows them in its language.
 */
export const FIRST_NAMES: Readonly<Record<Role, string>> = {
  gm: 'Game master',
  player: 'Player',
  spectator: 'Spectator',
};
