import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Json } from '../engine/schema/json.ts';
import type { Source } from '../scenario/source-text.ts';
import * as texts from '../words/messages/maps.ts';
import { MapFault } from './reading.ts';

const SEVERAL = ['tileset', 'tile', 'property', 'layer', 'group', 'objectgroup', 'imagelayer', 'chunk'];
/** The attributes that are numbers in Tiled's JSON format but strings in its XML format. */
const NUMBERS = ['width', 'height', 'x', 'y', 'id', 'gid', 'firstgid', 'tilecount'];

type Element = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && SEVERAL.includes(name),
});

/**
 * Converts a Tiled map from the XML format (.tmx) to the form of the JSON format. Throws `MapFault` if the XML is
 * invalid.
 */
export function sourceOfTmx(text: string): Source {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) throw new MapFault(texts.entities);
  const wrong = XMLValidator.validate(text);
  if (wrong !== true)
    throw new MapFault(faultText(wrong.err.msg), { line: wrong.err.line, column: wrong.err.col });
  const map = element(parsed(text).map);
  const value = { ...valuesOf(map), layers: layersIn(map), tilesets: tilesetsIn(map) };
  return { value: value as unknown as Json, positionOf: () => ({ line: 1, column: 1 }) };
}

/** Returns the sentence for a fault of the XML parser, whose message may end with a period. */
function faultText(why: string): string {
  return texts.noXml(why.replace(/[.\s]*$/, ''));
}

function parsed(text: string): Element {
  try {
    return element(parser.parse(text));
  } catch (error) {
    throw new MapFault(faultText(error instanceof Error ? error.message : ''));
  }
}

function element(value: unknown): Element {
  return typeof value === 'object' && value !== null ? (value as Element) : {};
}

function elements(value: unknown): Element[] {
  return Array.isArray(value) ? value.map(element) : [];
}

/** Returns the attributes of an element, with numbers converted. */
function valuesOf(of: Element): Record<string, Json> {
  const attributes = Object.entries(of).flatMap(([name, value]) =>
    name.startsWith('@') ? [[name.slice(1), String(value)] as const] : [],
  );
  return Object.fromEntries(
    attributes.map(([name, value]) => [name, NUMBERS.includes(name) ? Number(value) : value]),
  );
}

function layersIn(of: Element): Record<string, unknown>[] {
  const kinds = [
    ['layer', 'tilelayer'],
    ['objectgroup', 'objectgroup'],
    ['imagelayer', 'imagelayer'],
    ['group', 'group'],
  ] as const;
  return kinds.flatMap(([name, type]) =>
    elements(of[name]).map((layer) => {
      const { visible, ...values } = valuesOf(layer);
      const data = element(layer.data);
      return {
        ...values,
        ...dataIn(layer.data),
        ...(data.chunk !== undefined && {
          chunks: elements(data.chunk).map((chunk) => ({ ...valuesOf(chunk), ...dataIn(chunk) })),
        }),
        type,
        visible: visible !== '0',
        properties: propertiesIn(layer),
        layers: layersIn(layer),
      };
    }),
  );
}

/** Returns the tiles in an element. They are packed in an encoding, or each tile is an element of its own. */
function dataIn(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') return { data: value.trim() };
  const data = element(value);
  const { encoding, compression } = valuesOf(data);
  const tiles = elements(data.tile).map((tile) => Number(valuesOf(tile).gid ?? 0));
  return {
    ...(encoding !== undefined && { encoding }),
    ...(compression !== undefined && { compression }),
    data: data.tile === undefined ? String(data['#text'] ?? '').trim() : tiles,
  };
}

function tilesetsIn(map: Element): Record<string, unknown>[] {
  return elements(map.tileset).map((set) => ({
    ...valuesOf(set),
    tiles: elements(set.tile).map((tile) => ({ ...valuesOf(tile), properties: propertiesIn(tile) })),
  }));
}

function propertiesIn(of: Element): Record<string, Json>[] {
  return elements(element(of.properties).property).map(valuesOf);
}
