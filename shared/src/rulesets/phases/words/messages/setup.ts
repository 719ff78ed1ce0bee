/* Generated from en/setup.json by `npm run words`. Edit that file instead. */

export const setup = {
  noGround: (hex: string) => `[${hex}] is off the map or a wall`,
  taken: (hex: string) => `[${hex}] is already taken`,
  initiative: 'an NPC needs one to three phases from 1 to 8, in ascending order',
  noInitiative: 'heroes have no initiative',
  strikesFar: 'a melee weapon has a reach but no range',
  blastAlone: 'a blast can’t use a full attack or be part of a linked pair',
};
