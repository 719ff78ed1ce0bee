import { type Hex, hexKey, type MapMark, type MapTheme, sceneryOf } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import { BitmapText, Container, Graphics } from 'pixi.js';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { centerOf, HEX_SIZE } from '../scenery/metrics.ts';
import { MAP_COLORS } from '../theme/colors.ts';

/** The colors of doors: wood, or iron in caves. Themes that are not listed have doors of plain oak. */
const DOORS: Readonly<Partial<Record<MapTheme, number>>> = {
  snow: 0x8d7a66,
  desert: 0xa9763c,
  caves: 0x5d5a63,
  ruins: 0x6b5a48,
  graveyard: 0x4f5654,
  wharf: 0x87745a,
  swamp: 0x5f5a34,
};

/** Shows objects on the map that are neither terrain nor fighters, such as doors and items. */
export class SignsLayer {
  readonly view = new Container();
  #shown = '';

  /** Draws the objects, unless they are already shown. */
  show({ ruleset, table }: BattleSnapshot): void {
    const signs = ruleset.description.marks?.(table) ?? [];
    const door = DOORS[sceneryOf(table.map).theme] ?? 0x7a4a24;
    const shown = JSON.stringify([signs, door]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    for (const old of this.view.removeChildren()) old.destroy();
    for (const drawing of [...signs.map((sign) => drawSign(sign, door)), ...namesOf(signs)])
      this.view.addChild(drawing);
  }
}

/** Draws a closed or open door of this color, the end of a rope, or an item. */
function drawSign({ at, icon }: MapMark, door: number): Graphics {
  const { x, y } = centerOf(at);
  const drawing = new Graphics();
  switch (icon) {
    case 'door':
      return drawDoor(drawing, x, y, door);
    case 'open-door':
      return drawOpenDoor(drawing, x, y, door);
    case 'way':
      drawing.circle(x, y, 12).stroke({ color: MAP_COLORS.shade, width: 6 });
      drawing.circle(x, y, 12).stroke({ color: MAP_COLORS.cover, width: 3.5 });
      return drawing.circle(x, y, 5.5).stroke({ color: MAP_COLORS.cover, width: 2.5 });
    case 'thing':
      drawing.poly([x, y - 6, x + 10, y + 4, x, y + 14, x - 10, y + 4]).fill({ color: 0x2a1d12 });
      return drawing.stroke({ color: MAP_COLORS.path, width: 2.2 });
  }
}

/** Draws a closed door across its hex. */
function drawDoor(drawing: Graphics, x: number, y: number, color: number): Graphics {
  drawing
    .roundRect(x - 17, y - 34, 34, 46, 4)
    .fill({ color })
    .stroke({ color: MAP_COLORS.shade, width: 3 });
  for (const dx of [-6, 6]) drawing.moveTo(x + dx, y - 33).lineTo(x + dx, y + 11);
  drawing.stroke({ color: MAP_COLORS.shade, width: 2, alpha: 0.6 });
  for (const dy of [-24, 0]) drawing.moveTo(x - 16, y + dy).lineTo(x + 16, y + dy);
  drawing.stroke({ color: MAP_COLORS.cover, width: 3.5 });
  return drawing.circle(x + 11, y - 11, 2.6).fill({ color: MAP_COLORS.path });
}

/** Draws the two leaves of an open door. */
function drawOpenDoor(drawing: Graphics, x: number, y: number, color: number): Graphics {
  for (const side of [-1, 1]) {
    const [hinge, edge] = [x + side * 31, x + side * 24];
    drawing.poly([hinge, y - 26, edge, y - 16, edge, y + 20, hinge, y + 12]).fill({ color });
    drawing.stroke({ color: MAP_COLORS.cover, width: 2 });
  }
  return drawing;
}

/** Returns a label for each hex, with the names of all objects there. */
function namesOf(signs: readonly MapMark[]): Container[] {
  const places = [...Map.groupBy(signs, ({ at }) => hexKey(at)).values()];
  return places.flatMap((there) =>
    there.slice(0, 1).map(({ at }) => nameAt(at, formatList(there.map(({ label }) => label)))),
  );
}

/** Draws a name on a dark plate, so that it is readable on any ground. */
function nameAt(at: Hex, text: string): Container {
  const name = new BitmapText({
    text,
    style: { fontFamily: 'Inter Variable', fontSize: 11, fontWeight: '600', fill: MAP_COLORS.path },
    anchor: { x: 0.5, y: 0.5 },
  });
  const { x, y } = centerOf(at);
  const sign = new Container();
  const [half, high] = [name.width / 2 + 4, 16];
  sign.addChild(
    new Graphics()
      .roundRect(-half, -high / 2, 2 * half, high, 4)
      .fill({ color: MAP_COLORS.shade, alpha: 0.72 }),
    name,
  );
  sign.position.set(x, y + HEX_SIZE * 0.6);
  return sign;
}
