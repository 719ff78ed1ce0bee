import type { Glyphs } from '../../../engine/presentation/description.ts';
import type { TEXT } from './catalog.ts';

type Words = typeof TEXT;

/** The icons of archetypes and conditions. */
export const GLYPHS = {
  archetypes: {
    slayer: 'two-handed-sword',
    trapper: 'bow-arrow',
    mender: 'healing',
    lookout: 'spyglass',
    bruiser: 'thor-hammer',
    'horn-hare': 'rabbit-head',
    'iron-wasp': 'wasp-sting',
    'mire-wolf': 'wolf-head',
    'young-boar': 'boar-tusks',
    'ridge-boar': 'boar',
    'ember-drake': 'dragon-head',
  } satisfies Record<keyof Words['archetypes'], string>,
  conditions: {
    poisoned: 'poison-bottle',
    burning: 'small-fire',
    numbed: 'broken-bone',
    bound: 'grab',
    toppled: 'falling',
    maimed: 'bleeding-wound',
    exposed: 'targeted',
    helpless: 'night-sleep',
  },
} satisfies Glyphs;
