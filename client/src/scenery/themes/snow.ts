import { cracks, dots, facets, planks, ripples } from '../details.ts';
import { tuft } from '../props/plants.ts';
import { boulder, drift, pebbles, spikes } from '../props/stones.ts';
import { log } from '../props/timber.ts';
import { bareTree, conifer } from '../props/trees.ts';
import type { Theme } from '../theme.ts';

const FIR = conifer('#4a3727', '#2d4a45', '#44685e', '#e6eef3');

/** Snowfields with cliffs of ice. Water is frozen over. */
export const SNOW: Theme = {
  ground: {
    color: '#b9c6cf',
    light: '#d8e1e7',
    dark: '#93a5b3',
    wobble: 0,
    details: [ripples('rgb(120 140 158 / 35%)', 2), dots(['rgb(255 255 255 / 70%)'], 5, 1)],
  },
  patches: {
    color: '#a8b3b4',
    light: '#c9d3d3',
    dark: '#848f8c',
    wobble: 10,
    details: [dots(['#7d8476', '#98a09a'], 6, 1.3)],
  },
  rough: {
    color: '#a3b3c0',
    light: '#cfdae2',
    dark: '#7b8fa0',
    wobble: 7,
    details: [ripples('rgb(96 118 140 / 45%)', 3)],
  },
  brush: {
    color: '#8fa19b',
    light: '#b7c4bf',
    dark: '#6b7f79',
    wobble: 8,
    details: [dots(['#dfe7ea'], 5, 1.6)],
  },
  water: {
    color: '#5c97b5',
    light: '#a3cbdd',
    dark: '#3f7896',
    wobble: 5,
    rim: '#e9f1f5',
    isLiquid: true,
    details: [cracks('rgb(245 252 255 / 75%)', 2)],
  },
  planks: {
    color: '#7d6a56',
    light: '#a99a88',
    dark: '#5e4d3d',
    wobble: 0,
    rim: '#3b2f25',
    details: [planks('#43362a', 'rgb(255 255 255 / 35%)')],
  },
  wall: {
    height: 17,
    top: '#dfe8ee',
    lit: '#8fb0c4',
    shaded: '#6489a3',
    ink: '#2c4353',
    wobble: 4,
    face: 'cracks',
    topDetails: [facets('rgb(255 255 255 / 45%)', 'rgb(90 120 145 / 22%)')],
  },
  trifles: { props: [tuft('#7c7a5c', '#a9a684'), drift('#9fb1bf', '#dbe5ec')], count: 1, size: 0.8 },
  obstacles: {
    props: [
      drift('#8fa4b4', '#e4edf2'),
      boulder('#66717a', '#8f9aa2', '#e8f0f4'),
      pebbles('#6e7780', '#98a2aa'),
      drift('#8fa4b4', '#e4edf2'),
    ],
    count: 5,
    size: 0.9,
  },
  growth: {
    props: [conifer('#4a3727', '#2d4a45', '#44685e', '#e6eef3'), bareTree('#5c4a3c')],
    count: 3,
    size: 0.62,
  },
  cover: {
    props: [
      boulder('#66717a', '#8f9aa2', '#eaf2f6'),
      spikes('#6c99b4', '#b7dbea'),
      log('#5c4838', '#b89a74'),
    ],
    count: 6,
    size: 0.85,
  },
  surroundings: {
    surface: {
      color: '#9fb0bc',
      light: '#c1ced7',
      dark: '#7b8f9e',
      wobble: 0,
      details: [ripples('rgb(100 120 140 / 40%)', 3)],
    },
    scatter: { props: [FIR, FIR, FIR, boulder('#66717a', '#8f9aa2', '#eaf2f6')], count: 2, size: 1.1 },
  },
  frame: { ink: '#1c2530', body: '#6f7f8f', light: '#c3d3df', piece: 96, knob: '#e4eef4' },
  grid: { color: '#33485a', opacity: 0.42 },
};
