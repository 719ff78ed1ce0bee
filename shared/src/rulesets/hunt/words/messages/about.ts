/* Generated from en/about.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '../../../../engine/language/intl.ts';

export const about = {
  attacks: (by: string, target: string) => `${by} attacks ${target}.`,
  dying: (name: string) => `${name} is staring death in the face.`,
  improvises: (by: string, note: string) => `${by}: “${note}”`,
  needs: (difficulty: number) => `${formatNumber(difficulty)} or higher on 2d6`,
  needsWith: (difficulty: number, modifier: string) => `${formatNumber(difficulty)} or higher on 2d6 ${modifier}`,
  facts: {
    aim: 'Specialty',
    result: 'Hit check',
    helps: 'Supports',
    damage: 'Damage',
    part: 'Body part at risk',
    ills: 'Inflicts',
    others: 'Other targets',
    evasion: 'To evade',
    lost: 'Damaged parts',
    needed: 'Needs at least',
    rolled: 'Rolled',
  },
};
