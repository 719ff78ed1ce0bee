import type { MapTheme } from '@riposte/shared';
import type { Theme } from './theme.ts';
import { CAVES } from './themes/caves.ts';
import { DESERT } from './themes/desert.ts';
import { FOREST } from './themes/forest.ts';
import { GRAVEYARD } from './themes/graveyard.ts';
import { MEADOW } from './themes/meadow.ts';
import { RUINS } from './themes/ruins.ts';
import { SNOW } from './themes/snow.ts';
import { SWAMP } from './themes/swamp.ts';
import { WHARF } from './themes/wharf.ts';

export const THEMES: Readonly<Record<MapTheme, Theme>> = {
  meadow: MEADOW,
  forest: FOREST,
  snow: SNOW,
  desert: DESERT,
  caves: CAVES,
  ruins: RUINS,
  graveyard: GRAVEYARD,
  wharf: WHARF,
  swamp: SWAMP,
};
