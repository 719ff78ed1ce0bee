import { Gunzip, Unzlib } from 'fflate';
import * as texts from '../words/messages/maps.ts';
import { MapFault } from './reading.ts';
import type { TiledLayer } from './tiled-map.ts';

/** A mask for the number of a tile. The upper four bits hold its flips and rotation. */
const TILE = 0x0fffffff;
/**
 * The size in bytes of the chunks in which compressed tiles are unpacked. Small chunks make it possible to reject an
 * oversized result early.
 */
const PIECE = 4096;

/** A tile at a position in a layer. Tile 0 means an empty position. */
export interface PlacedTile {
  readonly x: number;
  readonly y: number;
  readonly tile: number;
}

/** Returns all tiles of a layer, without empty positions. Throws `MapFault` if the data is damaged. */
export function tilesOf(layer: TiledLayer): PlacedTile[] {
  const pieces = layer.chunks ?? [{ x: 0, y: 0, width: layer.width, height: layer.height, data: layer.data }];
  return pieces.flatMap(({ x, y, width, height, data = [] }) => {
    const tiles = unpacked(layer, data, width * height);
    if (tiles.length !== width * height)
      throw new MapFault(texts.tileCount(layer.name.slice(0, 60), tiles.length, width * height));
    return tiles.flatMap((value, index) => {
      const tile = value & TILE;
      return tile === 0 ? [] : [{ x: x + (index % width), y: y + Math.floor(index / width), tile }];
    });
  });
}

function unpacked(layer: TiledLayer, data: string | readonly number[], count: number): readonly number[] {
  if (typeof data !== 'string') return data;
  if (layer.encoding === 'csv') return separated(layer, data);
  const bytes = decompressed(layer, bytesOf(layer, data), count * 4);
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => words.getUint32(index * 4, true));
}

function separated(layer: TiledLayer, text: string): number[] {
  const tiles = text.trim() === '' ? [] : text.split(',').map((word) => Number(word.trim() || 'none'));
  if (!tiles.every((tile) => Number.isInteger(tile) && tile >= 0)) throw damaged(layer);
  return tiles;
}

function bytesOf(layer: TiledLayer, text: string): Uint8Array {
  if (layer.encoding !== 'base64') throw new MapFault(texts.compression(layer.encoding.slice(0, 20)));
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    throw damaged(layer);
  }
}

function decompressed(layer: TiledLayer, bytes: Uint8Array, most: number): Uint8Array {
  if (layer.compression === '') return bytes;
  const Unpacker = { zlib: Unzlib, gzip: Gunzip }[layer.compression];
  if (!Unpacker) throw new MapFault(texts.compression(layer.compression.slice(0, 20)));
  const out = new Uint8Array(most);
  let length = 0;
  const unpacker = new Unpacker((piece: Uint8Array) => {
    if (length + piece.length > most) throw damaged(layer);
    out.set(piece, length);
    length += piece.length;
  });
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      unpacker.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch {
    throw damaged(layer);
  }
  return out.subarray(0, length);
}

function damaged({ name }: TiledLayer): MapFault {
  return new MapFault(texts.damaged(name.slice(0, 60)));
}
