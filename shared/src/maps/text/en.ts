import { counted } from '../../engine/presentation/text/plural.ts';

const hexes = (count: number) => counted(count, 'hex', 'hexes');
const be = (count: number) => (count === 1 ? 'becomes' : 'become');
const doorways = (count: number) => (count === 1 ? 'an open doorway' : 'open doorways');

/** The English texts for imported maps. */
export const en = {
  tooLong: (megabytes: number) => `A map file can be at most ${megabytes} MB.`,
  unknown:
    'This isn’t a map. Choose a Universal VTT file (.dd2vtt, .uvtt), a hexagonal Tiled map (.tmx, .tmj) or a scenario.',
  wrong: (path: string, takes: string) => `${path || 'The file'}: expected ${takes}.`,
  outOfBounds: (path: string) => `${path}: this number is out of range.`,
  kinds: {
    number: 'a number',
    int: 'a whole number',
    array: 'a list',
    object: 'an object',
    string: 'text',
    boolean: 'true or false',
  } as Readonly<Record<string, string>>,
  fitting: 'a different value',
  noXml: (why: string) => `Couldn’t read this XML: ${why.replace(/[.\s]*$/, '')}.`,
  entities: 'A map can’t define XML entities. Remove them.',
  tooLarge: (most: number) => `The map is too large: its edge can be at most ${most} hexes from the center.`,
  tooManyWalls: (most: number) => `The walls are too long: together, they can be at most ${most} hexes long.`,
  empty: 'This map is empty.',

  size: (count: number, radius: number) =>
    `The map has ${hexes(count)}. Its edge is ${hexes(radius)} from the center.`,
  outside: (count: number) => `${hexes(count)} around the map ${be(count)} wall.`,
  parts: (count: number) => `The open terrain has ${count} separate parts that fighters can’t walk between.`,
  walls: (walls: number, count: number) =>
    `${counted(walls, 'wall')} ${be(walls)} ${hexes(count)} of wall: the hexes that walls cross at least halfway or through the middle, plus any needed to close gaps.`,
  objects: (objects: number, count: number) =>
    `${counted(objects, 'object')} that ${objects === 1 ? 'blocks' : 'block'} sight ${be(objects)} ${hexes(count)} of cover.`,
  doors: (doors: number, count: number) =>
    `${counted(doors, 'door')} ${be(doors)} ${counted(count, 'door hex', 'door hexes')}.`,
  doorways: (doors: number, count: number) =>
    `${counted(doors, 'door')} ${be(doors)} ${doorways(doors)} (${hexes(count)}), because these rules don’t have doors.`,
  openDoors: (doors: number) =>
    `${counted(doors, 'open door or window', 'open doors or windows')} ${be(doors)} open terrain.`,
  scale: (squares: number) => `A hex is ${counted(squares, 'square')} wide.`,
  lights: (count: number) => `${counted(count, 'light')} ${count === 1 ? 'isn’t' : 'aren’t'} imported.`,
  picture: 'The picture isn’t imported.',
  pictureUnder: 'The picture becomes the background image.',

  orthogonal: (orientation: string) =>
    `This map is ${orientation}, but only hexagonal maps can be imported. Choose "Hexagonal (Staggered)" in Tiled.`,
  outsideTileset: (source: string) =>
    `The tileset ${source} is in a separate file. Choose "Embed Tileset" in Tiled and save the map again.`,
  compression: (name: string) =>
    `Couldn’t unpack the tiles (${name}). Choose CSV, or Base64 with zlib or gzip, as the map’s layer format.`,
  damaged: (layer: string) => `The tiles in the layer "${layer}" are damaged.`,
  tileCount: (layer: string, found: number, wanted: number) =>
    `The layer "${layer}" has ${counted(found, 'tile')} where there should be ${wanted}.`,
  badTile: (layer: string) => `The layer "${layer}" uses a tile that isn’t in any tileset of this map.`,
  turned: 'The map is rotated by 30 degrees, because the hexes here have a corner at the top.',
  grounds: (ground: string, count: number) => `${hexes(count)} ${be(count)} "${ground}" terrain.`,
  unnamed: (count: number, tiles: string) =>
    `${hexes(count)} ${be(count)} open terrain, because these tiles don’t have a "ground" property: ${tiles}. Add it in Tiled.`,
  doorTiles: (count: number) =>
    `${counted(count, 'door hex', 'door hexes')} ${be(count)} ${doorways(count)}, because these rules don’t have doors.`,
  layersLeftOut: (count: number) =>
    `${counted(count, 'layer')} of objects or pictures ${count === 1 ? 'isn’t' : 'aren’t'} imported.`,
  hiddenLayers: (count: number) =>
    `${counted(count, 'layer')} that ${count === 1 ? 'is' : 'are'} hidden in Tiled ${count === 1 ? 'isn’t' : 'aren’t'} imported.`,
};
