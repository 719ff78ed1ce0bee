import { dots, planks, ripples } from '../details.ts';
import { reeds } from '../props/plants.ts';
import { boulder } from '../props/stones.ts';
import { barrel, crate, loosePlank, post, ropeCoil } from '../props/timber.ts';
import type { Theme } from '../theme.ts';

/** Wooden decks by the water. */
export const WHARF: Theme = {
  ground: {
    color: '#8b7152',
    light: '#a68b69',
    dark: '#6a543b',
    wobble: 0,
    details: [planks('#4a3926', 'rgb(255 236 205 / 16%)')],
  },
  rough: {
    color: '#75603f',
    light: '#917a55',
    dark: '#57452c',
    wobble: 0,
    details: [planks('#3c2d1c', 'rgb(255 236 205 / 10%)'), dots(['#4c3b27'], 6, 1.4)],
  },
  brush: {
    color: '#5f6a4c',
    light: '#7c8763',
    dark: '#465037',
    wobble: 6,
    details: [dots(['#8b9a67', '#46552f'], 8, 1.4)],
  },
  water: {
    color: '#194a63',
    light: '#4f8ea3',
    dark: '#0e3349',
    wobble: 3,
    rim: '#3d2e1f',
    isLiquid: true,
    details: [ripples('rgb(220 242 250 / 50%)', 5)],
  },
  planks: {
    color: '#a58358',
    light: '#bf9d70',
    dark: '#846540',
    wobble: 0,
    rim: '#45331f',
    details: [planks('#5a4329', 'rgb(255 240 210 / 22%)')],
  },
  wall: {
    height: 18,
    top: '#525d64',
    lit: '#8a6a48',
    shaded: '#634a31',
    ink: '#261b11',
    wobble: 0,
    face: 'planks',
    topDetails: [planks('rgb(30 36 40 / 55%)', 'rgb(235 245 250 / 14%)')],
  },
  trifles: { props: [ropeCoil('#c9b182')], count: 1, size: 0.6 },
  obstacles: {
    props: [loosePlank('#6b5133', '#99784e'), ropeCoil('#c9b182'), loosePlank('#7a5e3c', '#a88658')],
    count: 4,
    size: 0.9,
  },
  growth: { props: [reeds('#5d6b38', '#84914f', '#6d4b2c')], count: 5, size: 0.9 },
  cover: {
    props: [crate('#80603c', '#ad8753'), barrel('#74522f', '#a47c4a'), crate('#6f5335', '#9b784a')],
    count: 6,
    size: 0.88,
  },
  surroundings: {
    surface: {
      color: '#16425a',
      light: '#417d93',
      dark: '#0c2d41',
      wobble: 0,
      isLiquid: true,
      details: [ripples('rgb(215 240 250 / 40%)', 4)],
    },
    scatter: {
      props: [post('#5d4630', '#8f6f4c'), post('#5d4630', '#8f6f4c'), boulder('#4d5a5f', '#73838a')],
      count: 1,
      size: 1,
    },
  },
  frame: { ink: '#17110b', body: '#6b5438', light: '#a98a5e', piece: 110, knob: '#cdb68a' },
  grid: { color: '#20150b', opacity: 0.5 },
};
