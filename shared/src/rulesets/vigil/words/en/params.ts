/** Parameters of actions in words, as in "longsword, at Raider". */
export const params = {
  nothing: 'nothing',
  at: (name: string) => `at ${name}`,
  to: (hex: string) => `to ${hex}`,
  path: (hexes: number) => `${hexes} hexes`,
  boosts: (boosts: readonly string[]) => `with ${boosts.join(' and ')}`,
  drop: 'drop what is in hand',
  draw: (weapon: string) => `draw ${weapon}`,
};
