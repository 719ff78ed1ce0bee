import type { Glyphs } from '../../../engine/presentation/description.ts';
import type { TEXT } from './catalog.ts';

type Words = typeof TEXT;

/** The icons of archetypes and conditions. */
export const GLYPHS = {
  archetypes: {
    duelist: 'fencer',
    bulwark: 'attached-shield',
    archer: 'bow-arrow',
    hexwright: 'wizard-face',
    envoy: 'public-speaker',
    ruffian: 'brute',
    bowman: 'bowman',
    sneak: 'hooded-assassin',
    'river-troll': 'troll',
    'mind-thief': 'evil-eyes',
    rival: 'crown',
    'ogre-warlord': 'ogre',
  } satisfies Record<keyof Words['archetypes'], string>,
  conditions: {
    bound: 'grab',
    dazed: 'star-swirl',
    defenseless: 'cracked-shield',
    disabled: 'broken-bone',
    exhausted: 'night-sleep',
    fatigued: 'night-sleep',
    held: 'grab',
    immobile: 'arrowed',
    impaired: 'broken-bone',
    prone: 'falling',
    restrained: 'grab',
    staggered: 'star-swirl',
    stunned: 'star-swirl',
    vulnerable: 'cracked-shield',
  },
} satisfies Glyphs;
