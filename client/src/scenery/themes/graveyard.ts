import { blades, dots, fallenLeaves, flagstones, planks, ripples } from '../details.ts';
import { bush, tuft } from '../props/plants.ts';
import { bones, gravestone, pebbles, rubble } from '../props/stones.ts';
import { bareTree } from '../props/trees.ts';
import type { Theme } from '../theme.ts';

const LEAVES = ['#6d5a3a', '#84663c', '#55552f'] as const;

/** An old graveyard under bare trees. */
export const GRAVEYARD: Theme = {
  ground: {
    color: '#56604a',
    light: '#727b60',
    dark: '#3e4838',
    wobble: 0,
    details: [blades('#39432f', 9), fallenLeaves(LEAVES, 3)],
  },
  patches: {
    color: '#645d4c',
    light: '#7e7661',
    dark: '#494335',
    wobble: 9,
    details: [dots(['#4b4436', '#857c66'], 8, 1.2), fallenLeaves(LEAVES, 4)],
  },
  rough: {
    color: '#524c3f',
    light: '#6d6655',
    dark: '#3a352b',
    wobble: 7,
    details: [dots(['#7d7563', '#38332a'], 9, 1.5)],
  },
  brush: {
    color: '#414d34',
    light: '#5b6a47',
    dark: '#2d3724',
    wobble: 8,
    details: [blades('#2c3622', 12), blades('#758458', 5)],
  },
  water: {
    color: '#1f3d47',
    light: '#507480',
    dark: '#142b33',
    wobble: 5,
    rim: '#514c3d',
    isLiquid: true,
    details: [ripples('rgb(210 230 230 / 40%)', 3)],
  },
  planks: {
    color: '#715a42',
    light: '#8d7457',
    dark: '#554230',
    wobble: 0,
    rim: '#33271b',
    details: [planks('#3d2e20', 'rgb(255 230 190 / 14%)')],
  },
  wall: {
    height: 16,
    top: '#99968d',
    lit: '#7f7c75',
    shaded: '#5b5954',
    ink: '#25241f',
    wobble: 1.4,
    face: 'courses',
    topDetails: [flagstones('rgb(52 50 44 / 60%)', 'rgb(255 255 245 / 18%)'), dots(['#6c7a55'], 4, 2)],
  },
  trifles: { props: [tuft('#3d4930', '#7c8a60'), pebbles('#6b6759', '#9a9585')], count: 1, size: 0.8 },
  obstacles: {
    props: [
      gravestone('#62615c', '#8d8c85'),
      rubble('#696761', '#94928a'),
      tuft('#3d4930', '#7c8a60'),
      bones('#d8d0bd'),
    ],
    count: 5,
    size: 0.8,
  },
  growth: { props: [bush('#29341f', '#41502e', '#677a49'), tuft('#35412a', '#75855a')], count: 5, size: 0.9 },
  cover: {
    props: [gravestone('#605f5b', '#96958e'), gravestone('#6a655a', '#a19a8b')],
    count: 6,
    size: 0.95,
  },
  surroundings: {
    surface: {
      color: '#454e3b',
      light: '#5a644c',
      dark: '#30382a',
      wobble: 0,
      details: [blades('#2c3524', 9), fallenLeaves(LEAVES, 3)],
    },
    scatter: {
      props: [bareTree('#4f4237'), gravestone('#62615c', '#8d8c85'), bush('#29341f', '#41502e', '#677a49')],
      count: 2,
      size: 1.15,
    },
  },
  frame: { ink: '#101214', body: '#4d5154', light: '#83888a', piece: 64, knob: '#9aa09f' },
  grid: { color: '#171c12', opacity: 0.5 },
};
