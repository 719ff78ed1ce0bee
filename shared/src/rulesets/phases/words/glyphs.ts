import type { Glyphs } from '../../../engine/presentation/description.ts';
import type { TEXT } from './catalog.ts';

type Words = typeof TEXT;

/** The icons of archetypes and conditions. */
export const GLYPHS = {
  archetypes: {
    warden: 'attached-shield',
    ranger: 'bow-arrow',
    stormcaller: 'lightning-storm',
    duelist: 'fencer',
    raider: 'battle-axe',
    slinger: 'slingshot',
    cleaver: 'brute',
    hexer: 'evil-eyes',
    skulk: 'hooded-assassin',
    'ogre-lord': 'ogre',
  } satisfies Record<keyof Words['archetypes'], string>,
  conditions: {
    dazed: 'star-swirl',
    disarmed: 'drop-weapon',
    immobilized: 'arrowed',
    marked: 'targeted',
    silenced: 'silenced',
    stunned: 'star-swirl',
    vulnerable: 'cracked-shield',
    weakened: 'broken-bone',
    grappled: 'grab',
    hidden: 'hidden',
    prone: 'falling',
  },
} satisfies Glyphs;
