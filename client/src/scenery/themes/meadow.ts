import { blades, dots, facets, planks, ripples } from '../details.ts';
import { bush, flowers, tuft } from '../props/plants.ts';
import { boulder, pebbles, rubble } from '../props/stones.ts';
import { log } from '../props/timber.ts';
import { leafTree } from '../props/trees.ts';
import type { Theme } from '../theme.ts';

const LEAFAGE = { trunk: '#5b4330', dark: '#3c5528', middle: '#58773a', light: '#84a350' } as const;

/** Grassland with hedges and low walls of field stones. */
export const MEADOW: Theme = {
  ground: {
    color: '#6b7f46',
    light: '#8ea25c',
    dark: '#4f6236',
    wobble: 0,
    details: [blades('#4c6030', 9), blades('#9db268', 5)],
  },
  patches: {
    color: '#78854a',
    light: '#a3a866',
    dark: '#5b683a',
    wobble: 9,
    details: [blades('#a9b070', 7), dots(['#e8dfa8', '#d7c7e8', '#efe9d8'], 4, 1.1)],
  },
  rough: {
    color: '#766e52',
    light: '#978d6c',
    dark: '#565038',
    wobble: 7,
    details: [blades('#57602f', 6), dots(['#a59a7c', '#5a5340'], 6, 1.4)],
  },
  brush: {
    color: '#50662f',
    light: '#6f8840',
    dark: '#3a4c22',
    wobble: 8,
    details: [blades('#36481f', 12), blades('#7f9a4c', 6)],
  },
  water: {
    color: '#265d75',
    light: '#62a2b4',
    dark: '#18465c',
    wobble: 5,
    rim: '#b7a878',
    isLiquid: true,
    details: [ripples('rgb(225 245 250 / 55%)', 4)],
  },
  planks: {
    color: '#93714a',
    light: '#b08d5f',
    dark: '#745536',
    wobble: 0,
    rim: '#4a3521',
    details: [planks('#55402a', 'rgb(255 230 190 / 18%)')],
  },
  wall: {
    height: 15,
    top: '#a49c8b',
    lit: '#8b8371',
    shaded: '#67604f',
    ink: '#2f2a21',
    wobble: 2.2,
    face: 'courses',
    topDetails: [facets('rgb(255 255 255 / 13%)', 'rgb(40 34 24 / 16%)'), dots(['#7f8a55', '#6d7a48'], 4, 2)],
  },
  trifles: {
    props: [tuft('#4a5f2c', '#8ca657'), flowers('#4a5f2c', ['#f1e7b4', '#d8a6c8', '#e9f0f4'])],
    count: 2,
    size: 0.75,
  },
  obstacles: {
    props: [pebbles('#857d6b', '#b6ae99'), rubble('#837a67', '#aba28d'), tuft('#4a5f2c', '#8ca657')],
    count: 6,
    size: 0.95,
  },
  growth: {
    props: [bush('#37491f', '#4f6b2d', '#78964a'), tuft('#3f5325', '#86a150')],
    count: 5,
    size: 0.85,
  },
  cover: {
    props: [boulder('#8a8372', '#b9b2a0', '#8f9a62'), log('#6a4d33', '#c59c68')],
    count: 6,
    size: 0.82,
  },
  surroundings: {
    surface: {
      color: '#5d7040',
      light: '#768a4c',
      dark: '#44552f',
      wobble: 0,
      details: [blades('#3f5028', 10)],
    },
    scatter: {
      props: [leafTree(LEAFAGE), leafTree(LEAFAGE), bush('#37491f', '#4f6b2d', '#78964a')],
      count: 2,
      size: 1,
    },
  },
  frame: { ink: '#1a120c', body: '#6d5236', light: '#b08d5c', piece: 210, knob: '#c6a36b' },
  grid: { color: '#20280f', opacity: 0.42 },
};
