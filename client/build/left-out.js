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
