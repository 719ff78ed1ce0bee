/** The labels for details of pending actions. */
export const about = {
  weapon: 'Weapon',
  boosts: 'Boosts',
  defense: 'Defense',
  disadvantage: 'Disadvantage dice',
  steps: 'Hexes moved',
  of: (made: number, length: number) => `${made} of ${length}`,
};
