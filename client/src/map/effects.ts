import { Container } from 'pixi.js';
import type * as Code from './effects/loaded-effects.ts';

/**
 * Loads the motions of events, the numbers of pending actions and the traces of turns. The map can be used before they
 * have loaded, and if loading fails.
 */
export class Effects {
  readonly below = new Container();
  readonly above = new Container();
  code: typeof Code | undefined;
  parts: Code.LoadedEffects | undefined;

  async load(): Promise<void> {
    this.code = await import('./effects/loaded-effects.ts').catch(() => undefined); // without it, the map shows each new state at once
    if (this.code && !this.below.destroyed) this.parts = new this.code.LoadedEffects(this.below, this.above);
  }
}
