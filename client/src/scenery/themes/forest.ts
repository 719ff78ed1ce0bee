import { blades, dapples, dots, facets, fallenLeaves, planks, ripples } from '../details.ts';
import { bush, fern, mushrooms, tuft } from '../props/plants.ts';
import { boulder } from '../props/stones.ts';
import { log, stump } from '../props/timber.ts';
import { leafTree } from '../props/trees.ts';
import type { Theme } from '../theme.ts';

const OAK = { trunk: '#4b3626', dark: '#2c4326', middle: '#456533', light: '#6f8f46' } as const;
const AUTUMN = { trunk: '#4b3626', dark: '#5c4a22', middle: '#7f6a2c', light: '#b08f3e' } as const;
const LEAVES = ['#8a5f2e', '#a67a36', '#6b7236', '#5c4526'] as const;

/** A wood whose walls are dense trees. */
export const FOREST: Theme = {
  ground: {
    color: '#64663f',
    light: '#868552',
    dark: '#454a2d',
    wobble: 0,
    details: [dapples('rgb(232 222 140 / 11%)', 7), fallenLeaves(LEAVES, 14), blades('#424f2a', 8)],
  },
  patches: {
    color: '#56703a',
    light: '#74904d',
    dark: '#3d5228',
    wobble: 9,
    details: [dapples('rgb(220 232 140 / 11%)', 7), blades('#3c4c26', 10), dots(['#86a050'], 5, 1.5)],
  },
  rough: {
    color: '#4d4a2c',
    light: '#6a653c',
    dark: '#353420',
    wobble: 7,
    details: [fallenLeaves(LEAVES, 14)],
  },
  brush: {
    color: '#3f5629',
    light: '#587237',
    dark: '#2b3d1c',
    wobble: 8,
    details: [blades('#2b3d1a', 12), blades('#6c8a42', 6)],
  },
  water: {
    color: '#1f4446',
    light: '#507d76',
    dark: '#143032',
    wobble: 5,
    rim: '#5a5638',
    isLiquid: true,
    details: [ripples('rgb(210 235 220 / 40%)', 3), fallenLeaves(LEAVES, 3)],
  },
  planks: {
    color: '#7e6343',
    light: '#9a7d57',
    dark: '#604830',
    wobble: 0,
    rim: '#3c2c1c',
    details: [planks('#463421', 'rgb(255 230 190 / 16%)')],
  },
  wall: {
    height: 6,
    top: '#2b3a1f',
    lit: '#3a3a22',
    shaded: '#2a2b1a',
    ink: '#161a0f',
    wobble: 5,
    face: 'plain',
    topDetails: [facets('rgb(120 150 80 / 12%)', 'rgb(0 0 0 / 18%)')],
    growth: { prop: (pen, spot) => leafTree(spot.chance() < 0.22 ? AUTUMN : OAK)(pen, spot), count: 4 },
  },
  trifles: {
    props: [
      fern('#39522a', '#64844a'),
      tuft('#3c4f27', '#7a9450'),
      fern('#4a5a2a', '#8a8f4a'),
      mushrooms('#e3d7bd', '#a5442f', '#f0e2cf'),
      tuft('#4c4f27', '#94905a'),
    ],
    count: 3,
    size: 0.8,
  },
  obstacles: {
    props: [
      fern('#39522a', '#6c8d4e'),
      stump('#513b29', '#b48e5c'),
      boulder('#6d6a59', '#93907c', '#66803f'),
      fern('#39522a', '#64844a'),
    ],
    count: 5,
    size: 0.85,
  },
  growth: {
    props: [bush('#28391b', '#3f5b28', '#648342'), fern('#2f4622', '#5f7f43')],
    count: 5,
    size: 0.95,
  },
  cover: {
    props: [log('#5a4330', '#b98f5c'), stump('#513b29', '#b48e5c'), boulder('#6d6a59', '#93907c', '#66803f')],
    count: 6,
    size: 0.9,
  },
  surroundings: {
    surface: {
      color: '#3c4727',
      light: '#515e33',
      dark: '#29321b',
      wobble: 0,
      details: [fallenLeaves(LEAVES, 6)],
    },
    scatter: {
      props: [leafTree(OAK), leafTree(OAK), leafTree(AUTUMN), bush('#28391b', '#3f5b28', '#648342')],
      count: 4,
      size: 1.15,
    },
  },
  frame: { ink: '#14100a', body: '#5a452b', light: '#94774a', piece: 130, knob: '#a6874f' },
  grid: { color: '#15190c', opacity: 0.48 },
};
