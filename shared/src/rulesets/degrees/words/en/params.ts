/** Texts for the parameters of an action, as in "rapier, at the river troll". */
export const params = {
  nothing: 'nothing',
  at: (name: string) => `at ${name}`,
  for: (name: string) => `for ${name}`,
  to: (hex: string) => `at ${hex}`,
  path: (hexes: number) => (hexes === 1 ? '1 hex' : `${hexes} hexes`),
  raise: (count: number) => (count === 1 ? 'raised' : 'raised twice'),
  ranks: (count: number) => `by ${count}`,
  trade: (minus: string, plus: string) => `${minus} for ${plus}`,
  against: (skills: string) => `against ${skills}`,
  wait: (on: string) => `when someone ${on}`,
  with: (what: string) => `with ${what}`,
  quickly: 'at once',
  traits: {
    attack: {
      close: 'Attack, close',
      ranged: 'Attack, ranged',
      court: 'Attack, court',
      rumor: 'Attack, rumor',
    },
    defense: {
      close: 'Defense, close',
      ranged: 'Defense, ranged',
      court: 'Defense, court',
      rumor: 'Defense, rumor',
    },
  },
  triggers: {
    moves: 'moves',
    'enters-reach': 'comes within reach',
    attacks: 'attacks',
    casts: 'uses a power',
    note: 'does what you wrote',
  },
};
