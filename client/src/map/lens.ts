/** A place on the screen or on the map, in pixels of its own. */
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

/** Shows the map at that scale, such that one place of it lies there on the screen. */
export function laid(place: Point, at: Point, scale: number): Lens {
  return { x: at.x - place.x * scale, y: at.y - place.y * scale, scale };
}

/** Brings the map nearer or farther off, and what lay under `from` under `to`. */
export function zoomed(lens: Lens, from: Point, to: Point, scale: number): Lens {
  return laid(mapAt(lens, from), to, scale);
}
