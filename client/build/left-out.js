/* In the place of parts of packages that this page never uses, but that what it uses would bring along. */

/** A way to the server: the page speaks over web sockets alone. */
export class H3TransportTransport {
  constructor() {
    throw new Error('This page has been built for web sockets.');
  }
}

/** Reads whole SVG documents: the map draws by its own hand. */
export function SVGParser() {
  throw new Error('This page has been built without SVG documents on the map.');
}

/** Reads the paths of such documents. */
export function parseSVGPath() {
  throw new Error('This page has been built without SVG paths on the map.');
}

/** Draws their elliptic arcs. */
export function buildArcToSvg() {
  throw new Error('This page has been built without SVG arcs on the map.');
}

/** Round the corners of any shape: the map draws circles, and boxes that round their own. */
export function roundedShapeArc() {
  throw new Error('This page has been built without rounded shapes on the map.');
}

/** The same by curves. */
export function roundedShapeQuadraticCurve() {
  roundedShapeArc();
}

/** Measures text with tags in it, each in a style of its own: the map writes plain names. */
export function measureTaggedText() {
  throw new Error('This page has been built for plain text on the map.');
}

/** Colours that run into each other: the map fills with one. */
export class FillGradient {}

/** Thousands of particles at once: what lets PixiJS work without `eval` prepares their buffers, which nobody makes. */
export class ParticleBuffer {}

/** Accounts at the server: whoever has a link to a battle needs none. */
export class Auth {}

/** Streams what is held down on a keyboard: rooms of battles take requests. */
export class RoomInput {
  constructor() {
    throw new Error('This page has been built for rooms that are sent requests.');
  }
}

/** The two colours by whose names PixiJS begins; all others of the map are numbers. */
const COLOURS = { black: { r: 0, g: 0, b: 0, a: 1 }, white: { r: 255, g: 255, b: 255, a: 1 } };

/** Knows the hundred and fifty colours that CSS has names for. */
export default function colourNames(_Colord, parsers) {
  parsers.string.push([(name) => COLOURS[name], 'name']);
}
