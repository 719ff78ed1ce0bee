/**
 * PixiJS begins with these two colours by name. All others of the map are numbers: the hundred and fifty that CSS has names
 * for are left out.
 */
const NAMED = { black: { r: 0, g: 0, b: 0, a: 1 }, white: { r: 255, g: 255, b: 255, a: 1 } };

/** In the place of colord's plugin of the same purpose. */
export default function colourNames(_Colord, parsers) {
  parsers.string.push([(name) => NAMED[name], 'name']);
}
