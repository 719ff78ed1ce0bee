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
