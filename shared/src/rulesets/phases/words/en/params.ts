/** Texts for the parameters of an action, as in "longsword, at Raider". */
export const params = {
  nothing: 'nothing',
  at: (name: string) => `at ${name}`,
  of: (name: string) => `of ${name}`,
  to: (hex: string) => `to ${hex}`,
  path: (hexes: number) => `${hexes} hexes`,
  thenAt: (name: string) => `then at ${name}`,
  consume: 'spending the mark',
  take: (takes: boolean) => (takes ? 'taking the blow' : 'not taking the blow'),
  until: (phase: string) => `until ${phase}`,
  always: 'always asked again',
  on: (trigger: string, whose: string) => `on ${trigger} by ${whose}`,
  groups: { enemy: 'an enemy', ally: 'an ally', any: 'anybody' },
};
