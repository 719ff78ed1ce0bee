/** The arithmetic that is shown below a line of the log. */
export const sums = {
  levels: {
    'critical-failure': 'critical failure',
    failure: 'failure',
    normal: 'normal success',
    hard: 'hard success',
    major: 'major success',
    critical: 'critical success',
  },
  initiative: (die: number, modifier: number, total: number) => `1d10 ${die} + ${modifier} = ${total}`,
  advantage: (reasons: string) => `Advantage: ${reasons}`,
  disadvantage: (reasons: string) => `Disadvantage: ${reasons}`,
  checkOf: (name: string, skill: string) => `${name}: ${skill}`,
  limit: 'limit of 10 to 90',
  toRoll: (edge: number, most: number) =>
    `${edge === 0 ? 'd100' : edge > 0 ? 'the lower of two d100' : 'the higher of two d100'}: ${most} or less`,
  rolledLevel: (level: string) => `already rolled: ${level}`,
  unlessResisted: 'succeeds unless resisted',
  noRoll: 'no roll',
  rolled: (dice: readonly number[], roll: number) =>
    dice.length > 1 ? `d100 ${dice.join(' and ')} → ${roll}` : `d100 ${roll}`,
  check: (rolled: string, level: string) => `${rolled}: ${level}`,
  damage: (sum: string, halved: boolean, dr: number, total: number) =>
    `${sum}${halved ? ', halved' : ''}${dr > 0 ? ` − DR ${dr}` : ''} = ${total}`,
};
