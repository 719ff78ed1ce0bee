/** Texts for the parameters of an action, as in "longsword, at Raider". */
export const params = {
  nothing: 'nothing',
  at: (name: string) => `at ${name}`,
  of: (name: string) => `of ${name}`,
  to: (hex: string) => `to ${hex}`,
  path: (hexes: number) => `${hexes} hexes`,
  thenAt: (name: string) => `then at ${name}`,
  consume: 'spending the mark',
  take: (takes: boolean) => (takes ? 'taking the attack' : 'not taking the attack'),
  until: (phase: string) => `until ${phase}`,
  always: 'asked again from now on',
  on: (trigger: string, whose: string) => `on ${trigger} by ${whose}`,
  groups: { enemy: 'an enemy', ally: 'an ally', any: 'anyone' },
};
