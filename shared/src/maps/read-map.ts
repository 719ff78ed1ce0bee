import { readSource } from '../scenario/source-text.ts';
import * as texts from '../words/messages/maps.ts';
import { readOwnMap } from './own-map.ts';
import { MapFault, type MapRead, type MapReading, type ReadingChoices } from './reading.ts';
import { readTiled } from './tiled.ts';
import { isTiled } from './tiled-map.ts';
import { sourceOfTmx } from './tmx.ts';
import { isUvtt, readUvtt } from './uvtt.ts';

/** The maximum size of a map file in bytes. Some map files contain pictures. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Reads a map from the text of a file in any known format. Returns the map with remarks on the conversion, or the
 * fault found.
 */
export function readMap(text: string, choices: ReadingChoices): MapReading {
  try {
    return read(text.replace(/^\uFEFF/, '').trimStart(), choices);
  } catch (error) {
    if (!(error instanceof MapFault)) throw error;
    return { fault: { ...error.at, message: error.message } };
  }
}

function read(text: string, choices: ReadingChoices): MapRead {
  if (text.length > MOST_BYTES) throw new MapFault(texts.tooLong(MOST_BYTES / 1024 / 1024));
  if (text.startsWith('<')) return readTiled(sourceOfTmx(text), choices);
  const source = readSource(text);
  if (!('value' in source)) throw new MapFault(source.message, source);
  const { value } = source;
  if (typeof value !== 'object' || value === null) throw new MapFault(texts.unknown);
  if (isTiled(value)) return readTiled(source, choices);
  if (isUvtt(value)) return readUvtt(source, choices);
  return readOwnMap(source, choices);
}
