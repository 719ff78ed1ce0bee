import 'pixi.js/unsafe-eval'; // imported first, because the page's security policy forbids eval
import type { ReadonlySignal } from '@preact/signals';
import { Application } from 'pixi.js';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { BattleViewModel } from '../battle/view-model.ts';
import type { Spot, Tool } from '../session/tool.ts';
import { DrawnBoard } from './drawn-board.ts';
import type { MapPicture, PicturedParts } from './map-picture.ts';
import type { Overlay } from './overlay.ts';

const FONTS = ["600 20px 'Inter Variable'", "700 34px 'Fraunces Variable'"] as const;

/** The highest resolution of the map, in canvas pixels per CSS pixel. */
const MOST_SHARP = 2;

/** The map that is drawn on the page, for panels that control it. */
export interface Board {
  /** Handles a key: arrow keys move the cursor, Enter presses. Returns whether the key was handled. */
  key(key: string): boolean;
  /**
   * Opens the menu of the hex at `place`, a position on the page. Without `place`, opens the menu of the hex under the
   * cursor.
   */
  menu(place?: { readonly x: number; readonly y: number }): void;
  /** Converts a position on the page to a position on the map. */
  spotAt(x: number, y: number): Spot;
  fit(): void;
  zoomBy(share: number): void;
  skip(): void;
  /** Adds an overlay, which the caller draws on and destroys. Changes show after `redraw`. */
  lay(): Overlay;
  redraw(): void;
  /** Prepares a picture of the map in a snapshot, for print. The caller destroys the picture. */
  picture(snapshot: BattleSnapshot, parts: PicturedParts): Promise<MapPicture>;
  destroy(): void;
}

/** Draws a battle's map into an element. The current tool decides what the pointer does. */
export async function openBoard(
  host: HTMLElement,
  stage: BattleViewModel,
  tool: ReadonlySignal<Tool | null>,
): Promise<Board> {
  const app = new Application();
  const resolution = Math.min(MOST_SHARP, devicePixelRatio);
  const names = Object.values(stage.snapshot.peek()?.table.fighters ?? {}).map(({ name }) => name);
  const fonts = FONTS.map((font) => document.fonts.load(font, `A0${names.join('')}`)); // includes the fighters' names, whose letters may be in other font files
  await Promise.all([
    ...fonts,
    app.init({
      preference: 'webgl',
      antialias: resolution < MOST_SHARP, // on dense screens, smoothing would more than double the time of a frame
      backgroundAlpha: 0,
      resolution,
      autoDensity: true,
      autoStart: false,
      width: host.clientWidth,
      height: host.clientHeight,
    }),
  ]);
  host.append(app.canvas);
  return new DrawnBoard(app, host, stage, tool);
}
