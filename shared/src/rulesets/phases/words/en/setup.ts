/** Faults of a setup, or of a fighter that joins a battle. */
export const setup = {
  noGround: (hex: string) => `[${hex}] is off the map or a wall`,
  taken: (hex: string) => `[${hex}] is taken already`,
  initiative: 'it takes one to three phases from 1 to 8, each after the one before',
  noInitiative: 'a hero has none',
  strikesFar: 'what strikes has a reach, and no range',
  blastAlone: 'a blast takes no full attack, and is none of a pair',
};
