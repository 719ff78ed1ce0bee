import type { Container } from 'pixi.js';
import { OrderMarks } from './order-marks.ts';
import { Traces } from './traces.ts';

export { CarriedCanvas } from './carried-canvas.ts';
export { floatingDie, floatingNumber } from './floats.ts';
export { gestureOf } from './gesture.ts';
export { endOf } from './order-marks.ts';
export { Sharpness } from './sharpness.ts';

/** The parts of the map that are loaded after its first frame: numbers on pending actions, and traces of turns. */
export class LoadedEffects {
  readonly marks = new OrderMarks();
  readonly traces = new Traces();

  constructor(below: Container, above: Container) {
    below.addChild(this.traces.view);
    above.addChild(this.marks.view);
  }
}
