/* Generated from en/terms.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '../../engine/language/intl.ts';

export const terrains = { open: 'Open', wall: 'Wall', difficult: 'Difficult', cover: 'Cover' };
export const theme = {
  meadow: 'Meadow',
  forest: 'Forest',
  snow: 'Snowfield',
  desert: 'Desert',
  caves: 'Caves',
  ruins: 'Ruins and streets',
  graveyard: 'Graveyard',
  wharf: 'Wharf',
  swamp: 'Swamp',
};
export const light = { noon: 'Noon', dawn: 'Dawn', dusk: 'Dusk', night: 'Night' };
export const weather = { clear: 'Clear', rain: 'Rain', snow: 'Snow', fog: 'Fog' };
export const noteColors = {
  amber: 'Amber, rising lines',
  red: 'Red, falling lines',
  green: 'Green, level lines',
  blue: 'Blue, upright lines',
  violet: 'Violet, crossed lines',
  white: 'White, dots',
};
export const sides = { heroes: 'Heroes', foes: 'Enemies' };
export const values = { none: 'None', yes: 'Yes', no: 'No', all: 'All' };
export const atMost = (label: string) => `Maximum: ${label}`;
export const odds = { fails: 'Fails', succeeds: 'Succeeds' };
export const sums = {
  whole: (sum: string, total: number, result: string) => `${sum} = ${formatNumber(total)}; ${result}`,
  part: (sum: string, result: string) => `${sum} + something you cannot see; ${result}`,
  unseen: 'something you cannot see',
};
export const prompts = {
  'come-upon': {
    label: 'Someone runs into a hidden fighter',
    help: 'Reveal the hidden fighter, or just let them block the way?',
  },
};
export const options = {
  show: { label: 'Reveal', help: 'Everyone sees who is there.' },
  'keep-hidden': { label: 'Keep hidden', help: 'The way is blocked, and no one sees what’s blocking it.' },
};
