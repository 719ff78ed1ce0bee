/* A fight on a stream. */

export const notToBeShown =
  'Only a spectators’ link can be shown on a stream: others see what is not for everybody.';
export const itBeginsSoon = 'It begins soon';
