import type { Lens, Point } from '../lens.ts';

/**
 * How far the canvas reaches beyond each edge of its element while a CSS transform moves it, as a share of the
 * element's size. Half a screen is as far as most drags go, so the map is rarely drawn again during a drag.
 */
const REACH = 0.5;
/** The largest factor by which a drawn picture is enlarged or reduced before it is drawn again. */
const MOST_STRETCH = 1.25;

/** The parts of a PixiJS application that are resized and moved. */
interface Drawn {
  readonly renderer: { resize(width: number, height: number, resolution: number): void };
  readonly stage: { readonly position: { set(x: number, y: number): void } };
  readonly canvas: { readonly style: { transform: string; transformOrigin: string; willChange: string } };
}

/** The size of an element, in CSS pixels. */
type Size = Pick<HTMLElement, 'clientWidth' | 'clientHeight'>;

/**
 * Moves the drawn map with a CSS transform instead of drawing it again. While it does so, the canvas reaches beyond the
 * edges of its element.
 */
export class CarriedCanvas {
  readonly #app: Drawn;
  /** The element that contains the canvas and shows a part of it. */
  readonly #host: Size;
  /** How far the canvas reaches beyond the left and right edges, and the top and bottom edges, in CSS pixels. */
  #margin = { x: 0, y: 0 };
  /** The lens of the last drawn frame. */
  #drawn: Lens = { x: 0, y: 0, scale: 1 };

  constructor(app: Drawn, host: Size) {
    this.#app = app;
    this.#host = host;
  }

  /** Enlarges the canvas, at a resolution in canvas pixels per CSS pixel. The map must be drawn again. */
  begin(resolution: number): void {
    const { clientWidth, clientHeight } = this.#host;
    this.#resize({ x: Math.ceil(REACH * clientWidth), y: Math.ceil(REACH * clientHeight) }, resolution);
    this.#app.canvas.style.willChange = 'transform'; // otherwise, the browser looks for new layers in each frame
  }

  /** Gives the canvas the size of its element again. The map must be drawn again. */
  end(resolution: number): void {
    this.#resize({ x: 0, y: 0 }, resolution);
    this.#app.canvas.style.willChange = '';
  }

  /** Records that the canvas has been drawn through a lens. */
  draw(lens: Lens): void {
    this.#drawn = lens;
    this.#place(1, { x: -this.#margin.x, y: -this.#margin.y });
  }

  /** Moves the drawn canvas to its place under a lens. Returns false if the map must be drawn again. */
  carry({ x, y, scale }: Lens): boolean {
    const { clientWidth, clientHeight } = this.#host;
    const times = scale / this.#drawn.scale;
    const left = x - times * (this.#drawn.x + this.#margin.x);
    const top = y - times * (this.#drawn.y + this.#margin.y);
    const right = left + times * (clientWidth + 2 * this.#margin.x);
    const bottom = top + times * (clientHeight + 2 * this.#margin.y);
    const isCovered = left <= 0 && top <= 0 && right >= clientWidth && bottom >= clientHeight;
    if (!isCovered || Math.max(times, 1 / times) > MOST_STRETCH) return false;
    this.#place(times, { x: left, y: top });
    return true;
  }

  #resize(margin: Point, resolution: number): void {
    const { renderer, stage } = this.#app;
    const { clientWidth, clientHeight } = this.#host;
    this.#margin = margin;
    renderer.resize(clientWidth + 2 * margin.x, clientHeight + 2 * margin.y, resolution);
    stage.position.set(margin.x, margin.y);
  }

  #place(times: number, { x, y }: Point): void {
    const { style } = this.#app.canvas;
    style.transformOrigin = '0 0';
    style.transform = this.#margin.x === 0 ? '' : `matrix(${times}, 0, 0, ${times}, ${x}, ${y})`;
  }
}
