/* Generated from en/map-details.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '@riposte/shared/engine/language/intl';

export const sceneryIs = (labels: string) => `Scenery: ${labels}.`;
export const signAt = (label: string, place: string) => `${label} at ${place}`;
export const tieFromTo = (tie: string, from: string, to: string) => `${tie}: ${from} to ${to}`;
export const ground = 'Terrain on the map';
export const walls = 'walls';
export const difficultGround = 'difficult terrain';
export const cover = 'cover';
export const groundAt = (label: string, places: string) => `${label}: ${places}`;
export const pings = 'Shown by others';
export const pingsHex = (name: string, place: string) => `Ping by ${name}: ${place}`;
export const measures = (name: string, from: string, to: string) => `${name}’s ruler: ${from} to ${to}`;
export const showsTemplate = (name: string, place: string, shape: 'ruler' | 'burst' | 'cone' | 'line' | 'other', size: number) =>
  `${name} shows an area at ${place}: ${(shape === 'ruler' ? 'ruler' : shape === 'burst' ? 'burst' : shape === 'cone' ? 'cone' : shape === 'line' ? 'line' : '')}, ${pluralForm(size, { one: `${formatNumber(size)} hex`, other: `${formatNumber(size)} hexes` })}`;
export const showsEmote = (name: string, fighter: string, emote: 'cheer' | 'laugh' | 'gasp' | 'rage' | 'heart' | 'skull' | 'other') =>
  `Emote by ${name} at ${fighter}: ${(emote === 'cheer' ? 'cheer' : emote === 'laugh' ? 'laugh' : emote === 'gasp' ? 'gasp' : emote === 'rage' ? 'rage' : emote === 'heart' ? 'love' : emote === 'skull' ? 'doom' : '')}`;
export const areaOf = (name: string, hexes: number, middle: string) =>
  `Area “${name}”: ${pluralForm(hexes, { one: `${formatNumber(hexes)} hex`, other: `${formatNumber(hexes)} hexes` })} around ${middle}`;
export const labelAt = (text: string, place: string) => `Label “${text}” at ${place}`;
export const drawings = (count: number) =>
  pluralForm(count, { one: `${formatNumber(count)} drawing`, other: `${formatNumber(count)} drawings` });
