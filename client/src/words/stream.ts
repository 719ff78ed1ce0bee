/* Generated from en/stream.json by `npm run words`. Edit that file instead. */

export const notToBeShown = 'Use a spectator link for a stream. Other links would reveal hidden information.';
export const itBeginsSoon = 'Starting soon';
