/** What is wrong with how a battle, or somebody who joins it, is set up. */
export const setup = {
  nobodyCanStand: 'nobody can stand there',
};
