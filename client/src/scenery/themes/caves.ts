import { cracks, dots, facets, planks, ripples } from '../details.ts';
import { mushrooms } from '../props/plants.ts';
import { bones, boulder, pebbles, spikes } from '../props/stones.ts';
import type { Theme } from '../theme.ts';

/** Tunnels and halls of natural rock. */
export const CAVES: Theme = {
  ground: {
    color: '#5e5a5c',
    light: '#7b7675',
    dark: '#434145',
    wobble: 0,
    details: [cracks('rgb(28 26 30 / 55%)', 1), dots(['#4b484b', '#767170'], 7, 1.2)],
  },
  patches: {
    color: '#665d55',
    light: '#82776b',
    dark: '#4b443f',
    wobble: 10,
    details: [dots(['#544c45', '#8a7f72'], 8, 1.2)],
  },
  rough: {
    color: '#4f4b4d',
    light: '#6b6665',
    dark: '#363437',
    wobble: 6,
    details: [dots(['#7d7774', '#3a373a'], 10, 1.6)],
  },
  brush: {
    color: '#4a5650',
    light: '#66746a',
    dark: '#333d39',
    wobble: 8,
    details: [dots(['#7fa08c', '#5d7a6b'], 8, 1.3)],
  },
  water: {
    color: '#123d48',
    light: '#3f7883',
    dark: '#0b2a34',
    wobble: 5,
    rim: '#3b3a3c',
    isLiquid: true,
    details: [ripples('rgb(190 235 235 / 40%)', 3)],
  },
  planks: {
    color: '#73583d',
    light: '#8f7150',
    dark: '#57412c',
    wobble: 0,
    rim: '#33261a',
    details: [planks('#3d2d1d', 'rgb(255 225 180 / 14%)')],
  },
  wall: {
    height: 18,
    top: '#343036',
    lit: '#6a6363',
    shaded: '#4a4547',
    ink: '#151317',
    wobble: 6,
    face: 'cracks',
    topDetails: [
      facets('rgb(176 164 166 / 17%)', 'rgb(0 0 0 / 32%)'),
      cracks('rgb(12 10 14 / 60%)', 2),
      dots(['#4b464d', '#242127'], 7, 1.6),
    ],
  },
  trifles: {
    props: [pebbles('#57534f', '#86807a'), mushrooms('#cfd6c4', '#5b8f9a', '#c5f0ee'), bones('#ddd3bf')],
    count: 1,
    size: 0.7,
  },
  obstacles: {
    props: [boulder('#565152', '#847d7a'), pebbles('#524e4e', '#807a77'), pebbles('#5c5654', '#8f8883')],
    count: 6,
    size: 0.85,
  },
  growth: {
    props: [mushrooms('#d8dccb', '#4f8b96', '#c5f0ee'), mushrooms('#d8cdb9', '#8f6a9c', '#ead2f0')],
    count: 6,
    size: 0.95,
  },
  cover: { props: [spikes('#565154', '#8d8583'), boulder('#565152', '#8a8380')], count: 6, size: 0.92 },
  surroundings: {
    surface: {
      color: '#2a272b',
      light: '#3a363a',
      dark: '#1b191d',
      wobble: 0,
      details: [cracks('rgb(0 0 0 / 50%)', 1)],
    },
    scatter: { props: [boulder('#2f2b2f', '#474146'), spikes('#2b282c', '#453f44')], count: 4, size: 1.3 },
  },
  frame: { ink: '#0c0b0d', body: '#46434b', light: '#77737f', piece: 58, knob: '#8d8996' },
  grid: { color: '#17151a', opacity: 0.55 },
};
