import { counted, plural } from '@riposte/shared/engine/presentation/text/plural';
import type { Template } from '@riposte/shared/hex/template';
import type { Emote } from '@riposte/shared/protocol/chat';
import { MEASURES } from './measuring.ts';

/* Text of the map in words, besides its fighters. */

export const sceneryIs = (labels: readonly string[]) => `Scenery: ${labels.join(', ')}.`;
export const signAt = (label: string, place: string) => `${label} at ${place}`;
export const tieFromTo = (tie: string, from: string, to: string) => `${tie}: ${from} to ${to}`;
export const ground = 'Terrain on the map';
export const walls = 'walls';
export const difficultGround = 'difficult terrain';
export const cover = 'cover';
export const groundAt = (label: string, places: readonly string[]) => `${label}: ${places.join('; ')}`;
export const pings = 'Shown by others';
export const pingsHex = (name: string, place: string) => `Ping by ${name}: ${place}`;
export const measures = (name: string, from: string, to: string) => `${name}’s ruler: ${from} to ${to}`;
export const showsTemplate = (name: string, shape: Template['shape'], size: number, place: string) =>
  `${name} shows an area at ${place}: ${MEASURES[shape].toLowerCase()}, ${counted(size, 'hex', 'hexes')}`;
const EMOTES: Readonly<Record<Emote, string>> = {
  cheer: 'cheer',
  laugh: 'laugh',
  gasp: 'gasp',
  rage: 'rage',
  heart: 'love',
  skull: 'doom',
};
export const showsEmote = (name: string, emote: Emote, fighter: string) =>
  `Emote by ${name} at ${fighter}: ${EMOTES[emote]}`;
export const areaOf = (name: string, hexes: number, middle: string) =>
  `Area “${name}”: ${plural(hexes, '1 hex', `${hexes} hexes`)} around ${middle}`;
export const labelAt = (text: string, place: string) => `Label “${text}” at ${place}`;
export const drawings = (count: number) => plural(count, '1 drawing', `${count} drawings`);
