/** A point on the screen or on the map, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The origin of the map on the screen, and the size of a map pixel. */
export interface Lens extends Point {
  readonly scale: number;
}

/** Returns the place on the map for a point on the screen. */
export function mapAt(lens: Lens, { x, y }: Point): Point {
  return { x: (x - lens.x) / lens.scale, y: (y - lens.y) / lens.scale };
}

/** Returns the point on the screen for a place on the map. */
export function screenAt(lens: Lens, { x, y }: Point): Point {
  return { x: lens.x + x * lens.scale, y: lens.y + y * lens.scale };
}

/** Returns the lens with a scale that shows a place of the map at a point of the screen. */
export function laid(place: Point, at: Point, scale: number): Lens {
  return { x: at.x - place.x * scale, y: at.y - place.y * scale, scale };
}

/** Returns the lens zoomed by a factor, with the point under `from` moved to `to`. */
export function zoomed(lens: Lens, from: Point, to: Point, scale: number): Lens {
  return laid(mapAt(lens, from), to, scale);
}
