/** What is wrong with how a battle, or somebody who joins it, is set up. */
export const setup = {
  noSuchOption: 'there is no such option',
  noSuchValue: (value: string) => `${value} is not one of its values`,
  noSuchField: 'there is no such field',
  unfit: (value: string) => `${value} does not fit`,
  noArchetype: (kind: string) => `There is no archetype "${kind}"`,
  noWall: (hex: string) => `[${hex}] is not among the walls`,
  nobodyOn: (side: string) => `nobody is on the side "${side}"`,
  noGround: 'nobody can stand there',
  taken: (by: string) => `${by} already stands there`,
  fixed: 'it cannot be set',
};
