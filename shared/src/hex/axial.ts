/** A hex in axial coordinates `[q, r]`, pointy-top; one hex is about 2 m. Source: cases/FORMAT.md. */
export type Hex = readonly [q: number, r: number];
