import type { Sign } from '@riposte/shared/protocol/chat';
import { Container } from 'pixi.js';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { Late } from './late.ts';

/** Shows pings, measured lines and areas, and emotes. The code that draws loads with the first of them. */
export class Pointers {
  readonly view = new Container();
  readonly #late: Late<typeof import('./pointer-signs.ts')>;

  /** `onLoad` is called when the code has loaded, so the signs must be shown again. */
  constructor(onLoad: () => void) {
    this.#late = new Late(() => import('./pointer-signs.ts'), this.view, onLoad);
  }

  show(signs: readonly Sign[], snapshot: BattleSnapshot | null): void {
    for (const old of this.view.removeChildren()) old.destroy({ children: true });
    if (!snapshot || signs.length === 0) return;
    const drawings = this.#late.get()?.drawSigns(signs, snapshot) ?? [];
    for (const drawing of drawings) this.view.addChild(drawing);
  }
}
