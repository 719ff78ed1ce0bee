import { counted } from '../../engine/presentation/text/plural.ts';

const hexes = (count: number) => counted(count, 'hex', 'hexes');
const be = (count: number) => (count === 1 ? 'becomes' : 'become');

/** The English texts for imported maps. */
export const en = {
  tooLong: (megabytes: number) => `A map file can have at most ${megabytes} MB.`,
  unknown:
    'This isn’t a map. Choose a Universal VTT file (.dd2vtt, .uvtt), a hexagonal Tiled map (.tmx, .tmj) or a scenario.',
  wrong: (path: string, takes: string) => `${path || 'The file'}: expected ${takes}.`,
  outOfBounds: (path: string) => `${path}: this number is out of range.`,
  kinds: {
    number: 'a number',
    int: 'a whole number',
    array: 'a list',
    object: 'a record',
    string: 'a text',
    boolean: 'true or false',
  } as Readonly<Record<string, string>>,
  fitting: 'something else',
  noXml: (why: string) => `Couldn’t read this XML: ${why.replace(/[.\s]*$/, '')}.`,
  entities: 'A map can’t define XML entities. Remove them.',
  tooLarge: (most: number) => `The map is too large: its edge can be at most ${most} hexes from the center.`,
  tooManyWalls: (most: number) => `The walls are too long: at most ${most} hexes altogether.`,
  empty: 'This map is empty.',

  size: (count: number, radius: number) =>
    `The map has ${hexes(count)}. Its edge is ${hexes(radius)} from the center.`,
  outside: (count: number) => `${hexes(count)} around it ${be(count)} wall.`,
  parts: (count: number) => `The open terrain has ${count} separate parts that fighters can’t walk between.`,
  walls: (walls: number, count: number) =>
    `${counted(walls, 'wall')} ${be(walls)} ${hexes(count)} of wall: where one runs through at least half of a hex, or over its middle, and where it would leave a gap.`,
  objects: (objects: number, count: number) =>
    `${counted(objects, 'thing')} that ${objects === 1 ? 'blocks' : 'block'} sight ${be(objects)} ${hexes(count)} of cover.`,
  doors: (doors: number, count: number) => `${counted(doors, 'door')} ${be(doors)} ${hexes(count)} of door.`,
  doorways: (doors: number, count: number) =>
    `${counted(doors, 'door')} ${be(doors)} ${hexes(count)} of open doorway: these rules have no doors.`,
  openDoors: (doors: number) =>
    `${counted(doors, 'open door or window', 'open doors or windows')} ${be(doors)} open terrain.`,
  scale: (squares: number) => `A hex is ${counted(squares, 'square')} wide.`,
  lights: (count: number) => `${counted(count, 'light')} not imported.`,
  picture: 'The picture isn’t imported.',
  pictureUnder: 'The picture becomes the background image.',

  orthogonal: (orientation: string) =>
    `This map is ${orientation}, and only hexagonal maps can be imported. Choose "Hexagonal (Staggered)" in Tiled.`,
  outsideTileset: (source: string) =>
    `The tileset ${source} is in a separate file. Choose "Embed Tileset" in Tiled and save the map again.`,
  compression: (name: string) =>
    `Couldn’t unpack the tiles (${name}). Choose CSV, or Base64 with zlib or gzip, as the map’s layer format.`,
  damaged: (layer: string) => `The tiles of the layer "${layer}" are damaged.`,
  tileCount: (layer: string, found: number, wanted: number) =>
    `The layer "${layer}" has ${counted(found, 'tile')} where there should be ${wanted}.`,
  badTile: (layer: string) => `The layer "${layer}" uses a tile that isn’t in any tileset of this map.`,
  turned: 'The map is rotated by 30 degrees, because hexes stand on a corner here.',
  grounds: (ground: string, count: number) => `${hexes(count)} ${be(count)} ${ground}.`,
  unnamed: (count: number, tiles: string) =>
    `${hexes(count)} ${be(count)} open terrain, because these tiles have no property "ground": ${tiles}. Add it in Tiled.`,
  doorTiles: (count: number) =>
    `${hexes(count)} of door ${be(count)} open doorway: these rules have no doors.`,
  layersLeftOut: (count: number) =>
    `${counted(count, 'layer')} of objects or pictures ${count === 1 ? 'isn’t' : 'aren’t'} imported.`,
  hiddenLayers: (count: number) =>
    `${counted(count, 'layer')} that ${count === 1 ? 'is' : 'are'} hidden in Tiled ${count === 1 ? 'isn’t' : 'aren’t'} imported.`,
};
