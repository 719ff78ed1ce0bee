import { type Hex, type Id, isSame } from '@riposte/shared';
import { Container, Graphics } from 'pixi.js';
import { type BattleSnapshot, sideIndex } from '../../battle/snapshot.ts';
import { centerOf } from '../../scenery/metrics.ts';
import { MAP_COLORS, SIDE_COLORS } from '../../theme/colors.ts';
import type { Motion } from '../motions.ts';
import { angleOf, around, between } from './beat.ts';

type Step = readonly [from: Hex, to: Hex];

/** Distance between two footprints, in map pixels. */
const STRIDE = 15;

/**
 * Shows the path that the acting fighter has walked this turn, as footprints in the color of its side. A path
 * disappears when the next turn begins. It contains only the steps that this seat has received.
 */
export class Traces {
  readonly view = new Container();
  readonly #prints = new Graphics();
  #turn = '';
  #rev = 0;
  #who: Id | null = null;
  #steps: readonly Step[] = [];
  #drawn: readonly Step[] = [];

  constructor() {
    this.view.addChild(this.#prints);
  }

  /** The number of steps that are shown. */
  get length(): number {
    return this.#drawn.length;
  }

  /** Adds the steps that led to a snapshot. Draws nothing yet. */
  note({ rev, table }: BattleSnapshot, motions: readonly Motion[]): void {
    const turn = table.turn === null ? this.#turn : `${table.round} ${table.turn}`;
    if (turn !== this.#turn || rev < this.#rev) this.#steps = [];
    this.#turn = turn;
    this.#rev = rev;
    this.#who = table.turn ?? this.#who;
    const steps = motions.flatMap((motion): Step[] =>
      motion.beat === 'walk' && motion.who === this.#who && !isSame(motion.from, motion.to)
        ? [[motion.from, motion.to]]
        : [],
    );
    if (steps.length > 0) this.#steps = [...this.#steps, ...steps];
  }

  /** Draws the current path, unless it is already drawn. */
  show({ table }: BattleSnapshot): void {
    if (this.#steps === this.#drawn) return;
    this.#drawn = this.#steps;
    this.#prints.clear();
    if (this.#who === null || this.#steps.length === 0) return;
    const color = SIDE_COLORS[sideIndex(table, this.#who) % SIDE_COLORS.length] ?? MAP_COLORS.text;
    for (const step of this.#steps) drawPrints(this.#prints, step);
    this.#prints.fill({ color, alpha: 0.75 }).stroke({ color: MAP_COLORS.shade, width: 1.5, alpha: 0.6 });
  }
}

/** Draws footprints from one hex to another, left and right in turn. */
function drawPrints(prints: Graphics, [from, to]: Step): void {
  const [start, end] = [centerOf(from), centerOf(to)];
  const angle = angleOf(start, end);
  const count = Math.max(2, Math.round(Math.hypot(end.x - start.x, end.y - start.y) / STRIDE));
  for (let print = 0; print < count; print++) {
    const aside = print % 2 === 0 ? Math.PI / 2 : -Math.PI / 2;
    const middle = around(between(start, end, print / count), angle + aside, 4.5);
    const corners = Array.from({ length: 8 }, (_, corner) => {
      const turn = (corner / 8) * 2 * Math.PI;
      return around(around(middle, angle, 5 * Math.cos(turn)), angle + Math.PI / 2, 2.8 * Math.sin(turn));
    });
    prints.poly(corners.flatMap(({ x, y }) => [x, y]));
  }
}
