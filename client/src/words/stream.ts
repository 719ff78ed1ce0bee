/* Text of the stream page. */

export const notToBeShown = 'Use a spectator link for a stream. Other links would reveal hidden information.';
export const itBeginsSoon = 'Starting soon';
