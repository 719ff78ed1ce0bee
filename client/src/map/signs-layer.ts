import { type Hex, hexKey, type MapMark } from '@riposte/shared';
import { BitmapText, Container, Graphics } from 'pixi.js';
import type { Scene } from '../store/scene.ts';
import { centreOf, HEX_SIZE } from './metrics.ts';

/** What is on the map that is neither ground nor fighter: doors, ways, things that lie about. */
export class SignsLayer {
  readonly view = new Container();
  #shown = '[]';

  /** Draws what there is, unless it is what is already shown. */
  show({ ruleset, table }: Scene): void {
    const signs = ruleset.description.marks?.(table) ?? [];
    const shown = JSON.stringify(signs);
    if (shown === this.#shown) return;
    this.#shown = shown;
    for (const old of this.view.removeChildren()) old.destroy();
    for (const drawing of [...signs.map(drawSign), ...namesOf(signs)]) this.view.addChild(drawing);
  }
}

/** A door in its wall, a rope's end, or a thing on the ground. */
function drawSign({ at, icon }: MapMark): Graphics {
  const { x, y } = centreOf(at);
  const drawing = new Graphics();
  if (icon === 'way') {
    drawing.circle(x, y, 11).stroke({ color: 0xc9a063, width: 3, alpha: 0.9 });
    return drawing.circle(x, y, 5).stroke({ color: 0xc9a063, width: 2.5, alpha: 0.7 });
  }
  if (icon === 'thing') {
    const corners = [x, y - 5, x + 9, y + 4, x, y + 13, x - 9, y + 4];
    return drawing.poly(corners).fill({ color: 0x2a1d12 }).stroke({ color: 0xf0d3a0, width: 1.8 });
  }
  drawing
    .roundRect(x - 13, y - 24, 26, 40, 4)
    .fill({ color: 0x6d4524 })
    .stroke({ color: 0xc9a063, width: 2 });
  drawing
    .moveTo(x, y - 24)
    .lineTo(x, y + 16)
    .stroke({ color: 0x3d2712, width: 2 });
  return drawing.circle(x + 8, y - 3, 2.4).fill({ color: 0xf0d3a0 });
}

/** What is in each hex, by name. */
function namesOf(signs: readonly MapMark[]): BitmapText[] {
  const places = [...Map.groupBy(signs, ({ at }) => hexKey(at)).values()];
  return places.flatMap((there) =>
    there.slice(0, 1).map(({ at }) => nameAt(at, there.map(({ label }) => label).join(', '))),
  );
}

function nameAt(at: Hex, text: string): BitmapText {
  const name = new BitmapText({
    text,
    style: { fontFamily: 'Inter Variable', fontSize: 11, fontWeight: '600', fill: 0xf0d3a0 },
    anchor: { x: 0.5, y: 0.5 },
    alpha: 0.8,
  });
  const { x, y } = centreOf(at);
  name.position.set(x, y + HEX_SIZE * 0.6);
  return name;
}
