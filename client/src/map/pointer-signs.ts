import { distance, type Hex } from '@riposte/shared';
import type { Emote, Sign } from '@riposte/shared/protocol/chat';
import { BitmapText, Container, Graphics } from 'pixi.js';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { centerOf, HEX_SIZE } from '../scenery/metrics.ts';
import { MAP_COLORS } from '../theme/colors.ts';
import * as said from '../words/map.ts';
import { drawSharedTemplate } from './template-layer.ts';

/** The emotes as words, because not every font has emoji. */
const EMOTE_TEXTS: Readonly<Record<Emote, string>> = {
  cheer: said.hurrah,
  laugh: said.haHa,
  gasp: said.oh,
  rage: said.grrr,
  heart: '♥',
  skull: said.doomed,
};

/** Yields drawings of the signs that seats show on the map: pings, measured lines and areas, and emotes. */
export function* drawSigns(signs: readonly Sign[], snapshot: BattleSnapshot): Iterable<Container> {
  for (const { ping, template } of signs)
    if (ping && template) yield drawSharedTemplate(snapshot.table, { from: ping, template });
  for (const sign of signs) yield* drawingsOf(sign, snapshot);
}

function* drawingsOf({ name, ping, ruler, emote }: Sign, { table }: BattleSnapshot): Iterable<Container> {
  if (ping) {
    yield ringAt(ping);
    yield captionAt(ping, name, -0.75);
  }
  if (ruler) {
    const [from, to] = ruler;
    yield lineOf(from, to);
    yield captionAt(to, `${name}: ${distance(from, to)}`, -0.75);
  }
  const about = emote && table.fighters[emote.fighter]?.at;
  if (about) yield captionAt(about, `${name}: ${EMOTE_TEXTS[emote.emote]}`, -0.95);
}

function ringAt(at: Hex): Graphics {
  const { x, y } = centerOf(at);
  const drawing = new Graphics();
  for (const radius of [0.35, 0.6, 0.9])
    drawing
      .circle(x, y, HEX_SIZE * radius)
      .stroke({ color: MAP_COLORS.asked, width: 4, alpha: 1.1 - radius });
  return drawing;
}

function lineOf(from: Hex, to: Hex): Graphics {
  const [start, end] = [centerOf(from), centerOf(to)];
  const drawing = new Graphics().moveTo(start.x, start.y).lineTo(end.x, end.y);
  drawing.stroke({ color: MAP_COLORS.asked, width: 4 });
  for (const { x, y } of [start, end]) drawing.circle(x, y, 7).fill({ color: MAP_COLORS.asked });
  return drawing;
}

/** Draws a caption on a plate, `below` hexes under the center of a hex. */
function captionAt(at: Hex, text: string, below: number): Container {
  const { x, y } = centerOf(at);
  const caption = new Container();
  const words = new BitmapText({
    text,
    style: { fontFamily: 'Inter Variable', fontSize: 15, fontWeight: '600', fill: MAP_COLORS.asked },
    anchor: { x: 0.5, y: 0.5 },
  });
  const [width, height] = [words.width + 16, words.height + 8];
  const plate = new Graphics().roundRect(-width / 2, -height / 2, width, height, 8);
  caption.addChild(plate.fill({ color: MAP_COLORS.board, alpha: 0.92 }), words);
  caption.position.set(x, y + HEX_SIZE * below);
  return caption;
}
