/* A fight on a stream. */

export const notToBeShown = 'Use a spectator link for a stream. Other links would reveal hidden information.';
export const itBeginsSoon = 'Starting soon';
