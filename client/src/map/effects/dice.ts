import type { Roll, RollOutcome } from '@riposte/shared';
import { BitmapText, Container, Graphics } from 'pixi.js';
import { MAP_COLORS } from '../../theme/colors.ts';
import * as words from '../../words/map.ts';

/**
 * Draws a die with its number, the number needed, and the outcome by shape and color. Marks the die if the GM has set
 * it.
 */
export function drawDie({ shown, needs, isUnder, outcome = 'good' }: Roll, isSet: boolean): Container {
  const view = new Container();
  const number = text(`${shown}`, 24, MAP_COLORS.text);
  const goal = text(needs === undefined ? '' : `${isUnder ? '≤' : '≥'} ${needs}`, 13, MAP_COLORS.path);
  const [die, width] = [Math.max(34, number.width + 14), goal.width === 0 ? 0 : goal.width + 12];
  const whole = die + width + MARK;
  const left = -whole / 2;
  const plate = new Graphics();
  plate.roundRect(left - 3, -22, whole + 6, 44, 10).fill({ color: MAP_COLORS.shade, alpha: 0.92 });
  plate.stroke({ color: COLORS[outcome], width: outcome === 'great' || outcome === 'awful' ? 4 : 2.5 });
  plate
    .roundRect(left + 2, -17, die - 4, 34, 7)
    .fill({ color: 0x4a3a2a })
    .stroke({ color: 0xd9c8a8, width: 1.5 });
  number.position.set(left + die / 2, 0);
  goal.position.set(left + die + width / 2, 0);
  drawMark(plate, outcome, left + die + width + MARK / 2);
  view.addChild(plate, number, goal);
  if (isSet) view.addChild(drawTag(words.setByGm));
  return view;
}

/** Draws a line from a die to the fighter that rolled it, which is `x` and `y` away from the die. */
export function pointAt(die: Container, x: number, y: number): void {
  const line = new Graphics().moveTo(0, 0).lineTo(x, y);
  line.stroke({ color: MAP_COLORS.shade, width: 6, cap: 'round' });
  line.moveTo(0, 0).lineTo(x, y).stroke({ color: MAP_COLORS.path, width: 2.5, cap: 'round' });
  die.addChildAt(line, 0);
}

/** Draws a small label above the die. */
function drawTag(saying: string): Container {
  const [view, said, plate] = [new Container(), text(saying, 12, MAP_COLORS.text), new Graphics()];
  const width = said.width + 14;
  plate.roundRect(-width / 2, -10, width, 20, 6).fill({ color: MAP_COLORS.condition });
  view.addChild(plate, said);
  view.position.set(0, -33);
  return view;
}

const MARK = 30;
const COLORS: Readonly<Record<RollOutcome, number>> = {
  great: MAP_COLORS.light,
  good: MAP_COLORS.healthy,
  bad: MAP_COLORS.dying,
  awful: MAP_COLORS.dying,
};

/** Draws the mark for an outcome: a star (great), a check mark (good), a cross (bad), or a cross in a ring (awful). */
function drawMark(plate: Graphics, outcome: RollOutcome, x: number): void {
  const color = COLORS[outcome];
  switch (outcome) {
    case 'great':
      plate.star(x, 0, 5, 13, 6).fill({ color });
      return;
    case 'good':
      plate.moveTo(x - 8, 1).lineTo(x - 2, 7).lineTo(x + 9, -7); // biome-ignore format: keeps the stroke on one line
      break;
    case 'awful':
    case 'bad':
      if (outcome === 'awful') plate.circle(x, 0, 12).stroke({ color, width: 2.5 });
      plate.moveTo(x - 6, -6).lineTo(x + 6, 6).moveTo(x + 6, -6).lineTo(x - 6, 6); // biome-ignore format: keeps the strokes on one line
  }
  plate.stroke({ color, width: 4, cap: 'round', join: 'round' });
}

function text(saying: string, fontSize: number, fill: number): BitmapText {
  return new BitmapText({
    text: saying,
    style: { fontFamily: 'Inter Variable', fontSize, fontWeight: '600', fill },
    anchor: 0.5,
  });
}
