import { cracks, dots, facets, planks, ripples } from '../details.ts';
import { cactus, reeds, tuft } from '../props/plants.ts';
import { bones, boulder, drift, pebbles } from '../props/stones.ts';
import type { Theme } from '../theme.ts';

/** Sand and sandstone. */
export const DESERT: Theme = {
  ground: {
    color: '#c7a467',
    light: '#dfc48c',
    dark: '#a78449',
    wobble: 0,
    details: [ripples('rgb(140 104 54 / 45%)', 4, 1.2), dots(['#b08d54'], 4, 1)],
  },
  patches: {
    color: '#b58f5b',
    light: '#cfac77',
    dark: '#946f40',
    wobble: 10,
    details: [cracks('rgb(98 66 34 / 50%)', 2)],
  },
  rough: {
    color: '#a9834f',
    light: '#c6a26c',
    dark: '#855f36',
    wobble: 7,
    details: [dots(['#7b5a36', '#c2a06c'], 9, 1.5)],
  },
  brush: {
    color: '#9c9152',
    light: '#b9ac68',
    dark: '#7b713c',
    wobble: 8,
    details: [ripples('rgb(94 88 42 / 45%)', 2)],
  },
  water: {
    color: '#1f6a72',
    light: '#6fbcb4',
    dark: '#13505b',
    wobble: 5,
    rim: '#8d9a52',
    isLiquid: true,
    details: [ripples('rgb(235 255 250 / 55%)', 4)],
  },
  planks: {
    color: '#9d774b',
    light: '#bb9563',
    dark: '#7b5a37',
    wobble: 0,
    rim: '#4f3821',
    details: [planks('#5a4128', 'rgb(255 240 205 / 22%)')],
  },
  wall: {
    height: 18,
    top: '#c99d68',
    lit: '#b07f4c',
    shaded: '#875a34',
    ink: '#43290f',
    wobble: 3.6,
    face: 'cracks',
    topDetails: [facets('rgb(255 235 190 / 22%)', 'rgb(90 50 15 / 20%)')],
  },
  trifles: {
    props: [pebbles('#8f7248', '#c4a474'), tuft('#8b8245', '#b9ae6a'), bones('#efe4cb')],
    count: 1,
    size: 0.75,
  },
  obstacles: {
    props: [
      drift('#a47f46', '#e2c78d'),
      boulder('#8d6a40', '#c09763'),
      pebbles('#84643c', '#b8925f'),
      drift('#a47f46', '#e2c78d'),
    ],
    count: 5,
    size: 0.9,
  },
  growth: {
    props: [cactus('#4d6b3a', '#86a35c'), tuft('#7b763a', '#b0a85c'), reeds('#7d8a40', '#a5ad58', '#7a5a34')],
    count: 4,
    size: 0.8,
  },
  cover: { props: [boulder('#8d6a40', '#c79d67'), boulder('#7f5f3a', '#b58c58')], count: 6, size: 0.92 },
  surroundings: {
    surface: {
      color: '#b08c52',
      light: '#c9a86e',
      dark: '#8e6c3a',
      wobble: 0,
      details: [ripples('rgb(120 86 40 / 50%)', 6, 1.3)],
    },
    scatter: {
      props: [drift('#94713c', '#d6b878'), cactus('#4d6b3a', '#86a35c'), boulder('#8d6a40', '#c09763')],
      count: 2,
      size: 1.1,
    },
  },
  frame: { ink: '#2a1a0d', body: '#a9824f', light: '#dcb77d', piece: 72, knob: '#e9cf9b' },
  grid: { color: '#4a3212', opacity: 0.4 },
};
