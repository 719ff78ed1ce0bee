/** Returns a count with the noun in singular or plural. */
function many(count: number, one: string, several = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count} ${several}`;
}

const hexes = (count: number) => many(count, 'hex', 'hexes');
const be = (count: number) => (count === 1 ? 'becomes' : 'become');

/** The English texts for imported maps. */
export const en = {
  tooLong: (megabytes: number) => `A map's file takes at most ${megabytes} MB.`,
  unknown:
    'This is no map: a Universal VTT file (.dd2vtt, .uvtt), a hexagonal map of Tiled (.tmx, .tmj) or a fight is.',
  wrong: (path: string, takes: string) => `${path || 'The file'}: ${takes} belongs here.`,
  outOfBounds: (path: string) => `${path}: this is more or less than a map can have.`,
  kinds: {
    number: 'a number',
    int: 'a whole number',
    array: 'a list',
    object: 'a record',
    string: 'a text',
    boolean: 'true or false',
  } as Readonly<Record<string, string>>,
  fitting: 'something else',
  noXml: (why: string) => `This is no XML that can be read: ${why.replace(/[.\s]*$/, '')}.`,
  entities: 'Entities of its own are nothing that a map has: take them out.',
  tooLarge: (most: number) => `The map is too large: no hex lies more than ${most} hexes from its middle.`,
  tooManyWalls: (most: number) => `All walls together are longer than ${most} hexes.`,
  empty: 'There is nothing on this map.',

  size: (count: number, radius: number) =>
    `The map has ${hexes(count)}; the farthest lies ${many(radius, 'hex', 'hexes')} from the middle.`,
  outside: (count: number) => `${hexes(count)} around it ${be(count)} wall.`,
  parts: (count: number) => `The open ground falls into ${count} parts that nobody can walk between.`,
  walls: (walls: number, count: number) =>
    `${many(walls, 'wall')} ${be(walls)} ${hexes(count)} of wall: where one runs through at least half of a hex, or over its middle, and where it would leave a gap.`,
  objects: (objects: number, count: number) =>
    `${many(objects, 'thing')} that ${objects === 1 ? 'blocks' : 'block'} sight ${be(objects)} ${hexes(count)} of cover.`,
  doors: (doors: number, count: number) => `${many(doors, 'door')} ${be(doors)} ${hexes(count)} of door.`,
  doorways: (doors: number, count: number) =>
    `${many(doors, 'door')} ${be(doors)} ${hexes(count)} of open doorway: these rules have no doors.`,
  openDoors: (doors: number) =>
    `${many(doors, 'door or window', 'doors or windows')} that ${doors === 1 ? 'stands' : 'stand'} open ${be(doors)} open ground.`,
  scale: (squares: number) => `A hex is as wide as ${many(squares, 'square')} of the grid.`,
  lights: (count: number) => `${many(count, 'light')} left out.`,
  picture: 'The picture is left out.',
  pictureUnder: 'The picture lies under the grid, where the file has it.',

  orthogonal: (orientation: string) =>
    `Only hexagonal maps can be read, and this one is ${orientation}: choose "Hexagonal (Staggered)" in Tiled.`,
  outsideTileset: (source: string) =>
    `The tileset ${source} is a file of its own: choose "Embed Tileset" in Tiled, and save the map again.`,
  compression: (name: string) =>
    `Tiles cannot be unpacked from ${name}: choose CSV, or Base64 with zlib or gzip, as the map's layer format.`,
  damaged: (layer: string) => `The tiles of the layer "${layer}" are damaged.`,
  tileCount: (layer: string, found: number, wanted: number) =>
    `The layer "${layer}" has ${many(found, 'tile')} where there should be ${wanted}.`,
  badTile: (layer: string) => `A tile of the layer "${layer}" is of no tileset of this map.`,
  turned: 'The map is turned by 30 degrees: hexes stand on a point here.',
  grounds: (ground: string, count: number) => `${hexes(count)} ${be(count)} ${ground}.`,
  unnamed: (count: number, tiles: string) =>
    `${hexes(count)} ${be(count)} open ground, for nothing says what these tiles are: ${tiles}. Give them a property "ground" in Tiled.`,
  doorTiles: (count: number) =>
    `${hexes(count)} of door ${be(count)} open doorway: these rules have no doors.`,
  layersLeftOut: (count: number) =>
    `${many(count, 'layer')} of objects or pictures ${count === 1 ? 'is' : 'are'} left out.`,
  hiddenLayers: (count: number) =>
    `${many(count, 'layer')} that ${count === 1 ? 'is' : 'are'} hidden in Tiled ${count === 1 ? 'is' : 'are'} left out.`,
};
