import { counted } from '../../../../engine/presentation/text/plural.ts';

/** Texts for the parameters of actions, as in "longsword, at Raider". */
export const params = {
  /** The labels of the parameters in forms. */
  labels: {
    weapon: 'Weapon',
    target: 'Target',
    boosts: 'Boosts',
    ability: 'Ability',
    to: 'Hex',
    boost: 'Boost',
    path: 'Path',
    minor: 'Minor action',
    feature: 'Ladder or rope',
    stat: 'Stat',
    note: 'Description',
    action: 'Action',
    for: 'Trade for',
    difficulty: 'Difficulty',
  },
  nothing: 'nothing',
  at: (name: string) => `at ${name}`,
  to: (hex: string) => `to ${hex}`,
  path: (hexes: number) => counted(hexes, 'hex', 'hexes'),
  boosts: (boosts: readonly string[]) => `with ${boosts.join(' and ')}`,
  drop: 'drop the weapon in hand',
  draw: (weapon: string) => `draw the ${weapon}`,
};
