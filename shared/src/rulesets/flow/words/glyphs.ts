import type { Glyphs } from '../../../engine/presentation/description.ts';
import type { TEXT } from './catalog.ts';

type Words = typeof TEXT;

/** Icons of archetypes and conditions. */
export const GLYPHS = {
  archetypes: {
    duelist: 'fencer',
    warden: 'halberd',
    shieldbearer: 'attached-shield',
    skirmisher: 'daggers',
    archer: 'bow-arrow',
    mage: 'wizard-face',
    goblin: 'goblin-head',
    raider: 'battle-axe',
    ogre: 'ogre',
    troll: 'troll',
  } satisfies Record<keyof Words['archetypes'], string>,
  conditions: {
    prone: 'falling',
    grappled: 'grab',
    bleeding: 'bleeding-wound',
    poisoned: 'poison-bottle',
    burning: 'small-fire',
    defending: 'shield',
    exposed: 'targeted',
    weakened: 'broken-bone',
    pinned: 'arrowed',
    stunned: 'star-swirl',
    surprised: 'surprised',
  },
} satisfies Glyphs;
