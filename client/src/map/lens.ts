/** A point on the screen or on the map, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The view of the map on the screen: the position of its origin, and the number of screen pixels per map pixel. */
export interface Lens extends Point {
  readonly scale: number;
}

/** Converts a point on the screen to a point on the map. */
export function mapAt(lens: Lens, { x, y }: Point): Point {
  return { x: (x - lens.x) / lens.scale, y: (y - lens.y) / lens.scale };
}

/** Converts a point on the map to a point on the screen. */
export function screenAt(lens: Lens, { x, y }: Point): Point {
  return { x: lens.x + x * lens.scale, y: lens.y + y * lens.scale };
}

/** Returns the lens with this scale that shows the map point `place` at the screen point `at`. */
export function lensAt(place: Point, at: Point, scale: number): Lens {
  return { x: at.x - place.x * scale, y: at.y - place.y * scale, scale };
}

/** Returns a lens with the given scale that moves the map point at the screen point `from` to the screen point `to`. */
export function zoomed(lens: Lens, from: Point, to: Point, scale: number): Lens {
  return lensAt(mapAt(lens, from), to, scale);
}
