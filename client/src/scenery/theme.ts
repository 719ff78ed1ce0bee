import type { Hex } from '@riposte/shared';
import type { Chance } from './noise.ts';

/** Paints on a canvas: in a web worker, or on the page if the browser has no canvas for workers. */
export type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** Where an object or a detail is painted. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The size relative to the object's usual size. */
  readonly size: number;
  readonly chance: Chance;
}

/** Paints an object that stands on the ground. `x` and `y` are the middle of its foot. */
export type Prop = (pen: Pen, spot: Spot) => void;

/** A hex whose surface is being painted. */
export interface Patch {
  readonly at: Hex;
  readonly x: number;
  readonly y: number;
  readonly chance: Chance;
}

/** Paints small marks on the surface of one hex, such as blades of grass. */
export type Detail = (pen: Pen, patch: Patch) => void;

/** The look of flat ground. Colors are CSS colors. */
export interface Surface {
  readonly color: string;
  /** The color of lighter spots. */
  readonly light: string;
  /** The color of darker spots. */
  readonly dark: string;
  readonly details: readonly Detail[];
  /** How far the edge deviates from the edges of the hexes, in map pixels; 0 for built ground. */
  readonly wobble: number;
  /** The color of the line along the edge; omitted if the surface blends into the ground around it. */
  readonly rim?: string;
  /** Whether the surface is a liquid, which has a shallow, lighter edge. */
  readonly isLiquid?: boolean;
}

/** The look of walls, which are joined into one mass across neighboring hexes. */
export interface WallStyle {
  /** In map pixels. */
  readonly height: number;
  readonly top: string;
  /** The color of faces in the light and in the shade. */
  readonly lit: string;
  readonly shaded: string;
  readonly ink: string;
  readonly wobble: number;
  /** Paints marks on the top of one hex. */
  readonly topDetails: readonly Detail[];
  /** How the faces are divided: courses of stones, cracks, planks, or not at all. */
  readonly face: 'courses' | 'cracks' | 'planks' | 'plain';
  /** Objects that stand on each hex of a wall, such as the trees of a forest's edge. */
  readonly growth?: { readonly prop: Prop; readonly count: number };
}

/** The frame around the board. Colors are CSS colors. */
export interface Frame {
  readonly ink: string;
  readonly body: string;
  readonly light: string;
  /** The length of its stones or planks, in map pixels. */
  readonly piece: number;
  /** The color of the knobs at the corners. */
  readonly knob: string;
}

/** A number of objects scattered over a hex. */
export interface Scatter {
  readonly props: readonly Prop[];
  readonly count: number;
  readonly size: number;
}

/** The look of the maps with one theme. */
export interface Theme {
  readonly ground: Surface;
  /** A second kind of ground, in patches that extend over several hexes. It has no effect on the rules. */
  readonly patches?: Surface;
  readonly water: Surface;
  readonly planks: Surface;
  /** Ground with a lot of plants or their equivalent. */
  readonly brush: Surface;
  readonly rough: Surface;
  readonly wall: WallStyle;
  /** Objects on bare ground that have no effect on the rules. Most hexes have none. */
  readonly trifles: Scatter;
  /** Objects on difficult ground. */
  readonly obstacles: Scatter;
  /** Objects on brush. */
  readonly growth: Scatter;
  /** The objects that give cover. They stand along the edge of the hex, so that a token does not hide them. */
  readonly cover: Scatter;
  /** The ground and the objects around the map. */
  readonly surroundings: { readonly surface: Surface; readonly scatter: Scatter };
  readonly frame: Frame;
  /** The color of the grid, and its opacity from 0 to 1. */
  readonly grid: { readonly color: string; readonly opacity: number };
}
