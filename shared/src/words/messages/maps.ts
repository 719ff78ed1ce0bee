/* Generated from en/maps.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '../../engine/language/intl.ts';

export const tooLong = (megabytes: number) => `A map file can be at most ${formatNumber(megabytes)} MB.`;
export const unknown =
  'This isn’t a map. Choose a Universal VTT file (.dd2vtt, .uvtt), a hexagonal Tiled map (.tmx, .tmj) or a scenario.';
export const wrong = (path: string, takes: string) => `${path}: expected ${takes}.`;
export const theFile = 'The file';
export const outOfBounds = (path: string) => `${path}: this number is out of range.`;
export const kinds = {
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
  string: 'text',
  boolean: 'true or false',
};
export const fitting = 'a different value';
export const noXml = (why: string) => `Couldn’t read this XML: ${why}.`;
export const entities = 'A map can’t define XML entities. Remove them.';
export const tooLarge = (most: number) =>
  `The map is too large: its edge can be at most ${formatNumber(most)} hexes from the center.`;
export const tooManyWalls = (most: number) =>
  `The walls are too long: together, they can be at most ${formatNumber(most)} hexes long.`;
export const empty = 'This map is empty.';
export const size = (hexes: number, radius: number) =>
  `The map has ${pluralForm(hexes, { one: `${formatNumber(hexes)} hex`, other: `${formatNumber(hexes)} hexes` })}. Its edge is ${pluralForm(radius, { one: `${formatNumber(radius)} hex`, other: `${formatNumber(radius)} hexes` })} from the center.`;
export const outside = (hexes: number) =>
  `${pluralForm(hexes, { one: `${formatNumber(hexes)} hex around the map becomes`, other: `${formatNumber(hexes)} hexes around the map become` })} wall.`;
export const parts = (parts: number) =>
  `The open terrain has ${formatNumber(parts)} separate parts that fighters can’t walk between.`;
export const walls = (walls: number, hexes: number) =>
  `${pluralForm(walls, { one: `${formatNumber(walls)} wall becomes`, other: `${formatNumber(walls)} walls become` })} ${pluralForm(hexes, { one: `${formatNumber(hexes)} hex`, other: `${formatNumber(hexes)} hexes` })} of wall: the hexes that walls cross at least halfway or through the middle, plus any needed to close gaps.`;
export const objects = (objects: number, hexes: number) =>
  `${pluralForm(objects, { one: `${formatNumber(objects)} object that blocks sight becomes`, other: `${formatNumber(objects)} objects that block sight become` })} ${pluralForm(hexes, { one: `${formatNumber(hexes)} hex`, other: `${formatNumber(hexes)} hexes` })} of cover.`;
export const doors = (doors: number, hexes: number) =>
  `${pluralForm(doors, { one: `${formatNumber(doors)} door becomes`, other: `${formatNumber(doors)} doors become` })} ${pluralForm(hexes, { one: `${formatNumber(hexes)} door hex`, other: `${formatNumber(hexes)} door hexes` })}.`;
export const doorways = (doors: number, hexes: number) =>
  `${pluralForm(doors, { one: `${formatNumber(doors)} door becomes an open doorway`, other: `${formatNumber(doors)} doors become open doorways` })} (${pluralForm(hexes, { one: `${formatNumber(hexes)} hex`, other: `${formatNumber(hexes)} hexes` })}), because these rules don’t have doors.`;
export const openDoors = (doors: number) =>
  `${pluralForm(doors, { one: `${formatNumber(doors)} open door or window becomes`, other: `${formatNumber(doors)} open doors or windows become` })} open terrain.`;
export const scale = (squares: number) =>
  `A hex is ${pluralForm(squares, { one: `${formatNumber(squares)} square`, other: `${formatNumber(squares)} squares` })} wide.`;
export const lights = (lights: number) =>
  pluralForm(lights, { one: `${formatNumber(lights)} light isn’t imported.`, other: `${formatNumber(lights)} lights aren’t imported.` });
export const picture = 'The picture isn’t imported.';
export const pictureUnder = 'The picture becomes the background image.';
export const orthogonal = (orientation: string) =>
  `This map is ${orientation}, but only hexagonal maps can be imported. Choose "Hexagonal (Staggered)" in Tiled.`;
export const outsideTileset = (source: string) =>
  `The tileset ${source} is in a separate file. Choose "Embed Tileset" in Tiled and save the map again.`;
export const compression = (name: string) =>
  `Couldn’t unpack the tiles (${name}). Choose CSV, or Base64 with zlib or gzip, as the map’s layer format.`;
export const damaged = (layer: string) => `The tiles in the layer "${layer}" are damaged.`;
export const tileCount = (layer: string, found: number, wanted: number) =>
  `The layer "${layer}" has ${pluralForm(found, { one: `${formatNumber(found)} tile`, other: `${formatNumber(found)} tiles` })} where there should be ${formatNumber(wanted)}.`;
export const badTile = (layer: string) =>
  `The layer "${layer}" uses a tile that isn’t in any tileset of this map.`;
export const turned = 'The map is rotated by 30 degrees, because the hexes here have a corner at the top.';
export const grounds = (hexes: number, ground: string) =>
  `${pluralForm(hexes, { one: `${formatNumber(hexes)} hex becomes`, other: `${formatNumber(hexes)} hexes become` })} "${ground}" terrain.`;
export const unnamed = (hexes: number, tiles: string) =>
  `${pluralForm(hexes, { one: `${formatNumber(hexes)} hex becomes`, other: `${formatNumber(hexes)} hexes become` })} open terrain, because these tiles don’t have a "ground" property: ${tiles}. Add it in Tiled.`;
export const layersLeftOut = (layers: number) =>
  pluralForm(layers, { one: `${formatNumber(layers)} layer of objects or pictures isn’t imported.`, other: `${formatNumber(layers)} layers of objects or pictures aren’t imported.` });
export const hiddenLayers = (layers: number) =>
  pluralForm(layers, { one: `${formatNumber(layers)} layer that is hidden in Tiled isn’t imported.`, other: `${formatNumber(layers)} layers that are hidden in Tiled aren’t imported.` });
