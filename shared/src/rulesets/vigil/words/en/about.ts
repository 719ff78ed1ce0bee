/** Details of pending actions. */
export const about = {
  weapon: 'With',
  boosts: 'Boosts',
  defense: 'Defense',
  disadvantage: 'Disadvantage',
  steps: 'Hexes gone',
  of: (made: number, length: number) => `${made} of ${length}`,
};
