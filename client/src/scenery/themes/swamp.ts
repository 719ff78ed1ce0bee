import { blades, dots, facets, planks, ripples } from '../details.ts';
import { bush, lilies, reeds, tuft } from '../props/plants.ts';
import { boulder } from '../props/stones.ts';
import { log, stakes, stump } from '../props/timber.ts';
import { bareTree } from '../props/trees.ts';
import type { Theme } from '../theme.ts';

/** Wet ground, reeds and dead trees. */
export const SWAMP: Theme = {
  ground: {
    color: '#626142',
    light: '#7d7a55',
    dark: '#47472f',
    wobble: 0,
    details: [blades('#414a29', 8), dots(['#4a4a31', '#83825a'], 5, 1.4)],
  },
  patches: {
    color: '#566344',
    light: '#71805a',
    dark: '#3d4a30',
    wobble: 10,
    details: [blades('#3a4729', 10), blades('#86945c', 4)],
  },
  rough: {
    color: '#4d4b31',
    light: '#696743',
    dark: '#353421',
    wobble: 8,
    details: [ripples('rgb(150 150 105 / 30%)', 3), blades('#343c20', 8)],
  },
  brush: {
    color: '#4a5932',
    light: '#667845',
    dark: '#334021',
    wobble: 8,
    details: [blades('#2f3c1d', 13), blades('#7d8f50', 6)],
  },
  water: {
    color: '#25392f',
    light: '#58755a',
    dark: '#182820',
    wobble: 7,
    rim: '#4b4a2e',
    isLiquid: true,
    details: [
      ripples('rgb(205 225 180 / 34%)', 3),
      (pen, { x, y, chance }) =>
        lilies('#6d8f47', '#ecd9e6')(pen, {
          x: x + (chance() - 0.5) * 34,
          y: y + (chance() - 0.5) * 30,
          size: 0.9,
          chance,
        }),
    ],
  },
  planks: {
    color: '#77613f',
    light: '#937c55',
    dark: '#5a482d',
    wobble: 0,
    rim: '#352919',
    details: [planks('#41321f', 'rgb(240 230 190 / 14%)')],
  },
  wall: {
    height: 17,
    top: '#56492f',
    lit: '#7a6443',
    shaded: '#564631',
    ink: '#1f170d',
    wobble: 2,
    face: 'planks',
    topDetails: [facets('rgb(190 180 120 / 12%)', 'rgb(0 0 0 / 20%)'), dots(['#6b7a44', '#5a6a38'], 6, 2)],
    growth: { prop: stakes('#6f5a3c', '#8d7550'), count: 3 },
  },
  trifles: {
    props: [tuft('#414d27', '#7f8c4e'), reeds('#58663a', '#7d8a50', '#6d4b2c')],
    count: 1,
    size: 0.75,
  },
  obstacles: {
    props: [reeds('#4d5b30', '#7d8c4c', '#704c2b'), tuft('#414d27', '#7f8c4e'), stump('#4b3d2b', '#8f7850')],
    count: 6,
    size: 0.9,
  },
  growth: {
    props: [bush('#2c381c', '#475630', '#6f8048'), reeds('#4d5b30', '#7d8c4c', '#704c2b')],
    count: 5,
    size: 0.9,
  },
  cover: {
    props: [stump('#4b3d2b', '#a1875b'), log('#51412d', '#9d8157'), boulder('#5c5b4b', '#83826c', '#6b7b42')],
    count: 6,
    size: 0.92,
  },
  surroundings: {
    surface: {
      color: '#3f4a35',
      light: '#596748',
      dark: '#2b3425',
      wobble: 0,
      details: [blades('#2b351d', 9), ripples('rgb(160 175 130 / 22%)', 2)],
    },
    scatter: {
      props: [
        bareTree('#4d4130'),
        reeds('#4d5b30', '#7d8c4c', '#704c2b'),
        bush('#2c381c', '#475630', '#6f8048'),
      ],
      count: 3,
      size: 1.15,
    },
  },
  frame: { ink: '#12130b', body: '#4c4a2c', light: '#82804c', piece: 120, knob: '#99945a' },
  grid: { color: '#161a0c', opacity: 0.5 },
};
