import { blades, cobbles, dots, flagstones, planks, ripples } from '../details.ts';
import { bush, tuft } from '../props/plants.ts';
import { brokenColumn, pebbles, rubble } from '../props/stones.ts';
import { crate } from '../props/timber.ts';
import type { Theme } from '../theme.ts';

/** Streets and fallen buildings. */
export const RUINS: Theme = {
  ground: {
    color: '#85796a',
    light: '#a29582',
    dark: '#665c50',
    wobble: 0,
    details: [cobbles('rgb(52 45 37 / 55%)', 'rgb(190 178 158 / 30%)', 'rgb(60 52 42 / 22%)')],
  },
  patches: {
    color: '#8d8473',
    light: '#aaa08d',
    dark: '#6e6657',
    wobble: 6,
    details: [flagstones('rgb(54 48 38 / 60%)', 'rgb(255 245 225 / 16%)'), blades('#6d7a45', 4)],
  },
  rough: {
    color: '#6f6558',
    light: '#8c8171',
    dark: '#524a40',
    wobble: 6,
    details: [dots(['#9c917e', '#554c41'], 10, 1.7)],
  },
  brush: {
    color: '#66703f',
    light: '#828d52',
    dark: '#4b542d',
    wobble: 8,
    details: [blades('#454f27', 11), blades('#93a05a', 6)],
  },
  water: {
    color: '#2c5b6e',
    light: '#659aa4',
    dark: '#1c4152',
    wobble: 0,
    rim: '#a89c86',
    isLiquid: true,
    details: [ripples('rgb(225 245 248 / 45%)', 4)],
  },
  planks: {
    color: '#8c6c48',
    light: '#a9885d',
    dark: '#6d5135',
    wobble: 0,
    rim: '#45321f',
    details: [planks('#503b26', 'rgb(255 230 190 / 18%)')],
  },
  wall: {
    height: 18,
    top: '#b9ad97',
    lit: '#9c8f79',
    shaded: '#75695a',
    ink: '#332b21',
    wobble: 1.2,
    face: 'courses',
    topDetails: [cobbles('rgb(80 70 55 / 45%)', 'rgb(255 248 230 / 16%)', 'rgb(70 60 46 / 14%)')],
  },
  trifles: { props: [tuft('#5d6835', '#8f9b58'), pebbles('#7d7362', '#b1a693')], count: 1, size: 0.7 },
  obstacles: {
    props: [rubble('#857a68', '#b5aa95'), rubble('#7a7060', '#a99d89'), pebbles('#7d7362', '#b1a693')],
    count: 6,
    size: 1,
  },
  growth: {
    props: [bush('#3f4b22', '#5c6d33', '#87994f'), tuft('#4e5a2b', '#8f9d58')],
    count: 5,
    size: 0.85,
  },
  cover: {
    props: [brokenColumn('#8f8573', '#c2b7a2'), rubble('#857a68', '#b5aa95'), crate('#7a5a38', '#a8814f')],
    count: 6,
    size: 0.88,
  },
  surroundings: {
    surface: {
      color: '#6c6152',
      light: '#857969',
      dark: '#4f463b',
      wobble: 0,
      details: [cobbles('rgb(40 34 27 / 60%)', 'rgb(160 148 130 / 20%)', 'rgb(40 34 27 / 24%)')],
    },
    scatter: {
      props: [rubble('#6f6556', '#978b78'), brokenColumn('#7b7161', '#a99e8a'), tuft('#5d6835', '#8f9b58')],
      count: 2,
      size: 1.15,
    },
  },
  frame: { ink: '#15140f', body: '#69645a', light: '#a09a8b', piece: 64, knob: '#b9b2a0' },
  grid: { color: '#241d14', opacity: 0.42 },
};
