import type { Glyphs } from '../../../engine/presentation/description.ts';
import type { TEXT } from './catalog.ts';

type Words = typeof TEXT;

/** Icons of archetypes and conditions. */
export const GLYPHS = {
  archetypes: {
    warden: 'attached-shield',
    duelist: 'fencer',
    archer: 'bow-arrow',
    mystic: 'wizard-face',
    militia: 'pitchfork',
    raider: 'battle-axe',
    wolf: 'wolf-head',
    hexer: 'evil-eyes',
    bowman: 'bowman',
    captain: 'bandit',
    brute: 'brute',
    'ogre-warlord': 'ogre',
  } satisfies Record<keyof Words['archetypes'], string>,
  conditions: { ambushed: 'surprised', dazed: 'star-swirl', held: 'grab', prone: 'falling' },
} satisfies Glyphs;
