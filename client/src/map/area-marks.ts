import type { AffectedArea, Table } from '@riposte/shared';
import { Late } from './late.ts';
import { Overlay } from './overlay.ts';

/** Shows the area that the prepared action affects. The code that draws loads with the first area. */
export class AreaMarks {
  readonly #overlay = new Overlay();
  readonly view = this.#overlay.view;
  readonly #late: Late<typeof import('./template-layer.ts')>;
  #shown = '';

  /** `onLoad` is called when the code has loaded, so the area must be shown again. */
  constructor(onLoad: () => void) {
    this.#late = new Late(() => import('./template-layer.ts'), this.view, onLoad);
  }

  /** Draws the area, unless it is already shown. */
  show({ fighters }: Table, area: AffectedArea | undefined): void {
    const code = area && this.#late.get(); // if loading fails, the area appears only as text
    const struck = area?.fighters.flatMap((id) => (fighters[id]?.at ? [fighters[id].at] : [])) ?? [];
    const shown = code ? JSON.stringify([area.hexes, struck]) : '';
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#overlay.clear();
    if (area) code?.drawAffectedArea(this.#overlay, area.hexes, struck);
  }
}
