import { amount, optional } from '../schema/field-schema.ts';

/** The position of a picture under the grid, as files and forms give it. `Backdrop` explains the values. */
export const BACKDROP_PLACE = {
  x: amount(-200, 200),
  y: amount(-200, 200),
  width: amount(0.1, 400),
  turn: optional(amount(-360, 360)),
  opacity: optional(amount(0.1, 1)),
};
