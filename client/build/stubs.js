/* Stubs for parts of packages. The page's dependencies import these parts, but the page never uses them. */

/** Replaces the WebTransport client of the Colyseus SDK: the page connects by WebSocket only. */
export class H3TransportTransport {
  constructor() {
    throw new Error('This page has been built for web sockets.');
  }
}

/** Replaces PixiJS's parser of SVG documents: the map draws no SVG. */
export function SVGParser() {
  throw new Error('This page has been built without SVG documents on the map.');
}

/** Replaces the parser of SVG paths. */
export function parseSVGPath() {
  throw new Error('This page has been built without SVG paths on the map.');
}

/** Replaces the code for the arcs of SVG paths. */
export function buildArcToSvg() {
  throw new Error('This page has been built without SVG arcs on the map.');
}

/** Replaces the rounding of arbitrary shapes: the map rounds rectangles only. */
export function roundedShapeArc() {
  throw new Error('This page has been built without rounded shapes on the map.');
}

/** Replaces the code that rounds arbitrary shapes with curves. */
export function roundedShapeQuadraticCurve() {
  roundedShapeArc();
}

/** Replaces the measurement of text with style tags: the map writes plain text. */
export function measureTaggedText() {
  throw new Error('This page has been built for plain text on the map.');
}

/** Replaces the code that breaks text into lines: each text on the map has one line. */
export function wordWrap() {
  throw new Error('This page has been built for texts of one line on the map.');
}

/** Replaces patterns and gradients of letters. Returns the plain color as CSS. */
export function getCanvasFillStyle({ color, alpha = 1 }) {
  const hex = (value, digits) => value.toString(16).padStart(digits, '0');
  return `#${hex(color, 6)}${hex(Math.round(255 * alpha), 2)}`;
}

/** Replaces gradients: the map fills shapes with a single color. */
export class FillGradient {}

/**
 * Replaces particle buffers. The map draws no particles, but PixiJS imports these buffers with its replacement for
 * `eval`.
 */
export class ParticleBuffer {}

/** Replaces the code that PixiJS generates for particles. */
export function generateParticleUpdatePolyfill() {
  throw new Error('This page has been built without particles on the map.');
}

/** Replaces masks made from pictures: the map masks nothing. PixiJS creates one for each renderer. */
export class AlphaMaskPipe {
  static extension = { type: ['webgl-pipes', 'webgpu-pipes', 'canvas-pipes'], name: 'alphaMask' };
  destroy() {}
}

/** Replaces masks made from shapes. */
export class StencilMaskPipe {
  static extension = { type: ['webgl-pipes', 'webgpu-pipes'], name: 'stencilMask' };
  destroy() {}
}

/** Replaces the upload of compressed textures, which PixiJS registers for its formats of textures. */
export const glUploadCompressedTextureResource = { id: 'compressed' };

/** Replaces the greeting that PixiJS can write to the console. */
export function sayHello() {}

/** Replaces the upload of videos. */
export const glUploadVideoResource = { id: 'video' };

/** Replaces the user accounts of the Colyseus SDK: an invitation link is enough to join. */
export class Auth {}

/** Replaces the continuous player input of the Colyseus SDK: the page sends a request for each input. */
export class RoomInput {
  constructor() {
    throw new Error('This page has been built for rooms that are sent requests.');
  }
}

/** The only two color names that PixiJS itself uses. The map code writes colors as numbers. */
const COLORS = { black: { r: 0, g: 0, b: 0, a: 1 }, white: { r: 255, g: 255, b: 255, a: 1 } };

/** Replaces the plugin of the color library that knows all color names of CSS. */
export default function colorNames(_Colord, parsers) {
  parsers.string.push([(name) => COLORS[name], 'name']);
}
