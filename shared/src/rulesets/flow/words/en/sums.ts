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
  advantage: (reasons: readonly string[]) => `Advantage: ${reasons.join(', ')}`,
  disadvantage: (reasons: readonly string[]) => `Disadvantage: ${reasons.join(', ')}`,
  noRoll: 'no roll',
  rolled: (dice: readonly number[], edge: string, roll: number) =>
    `d100 ${dice.join(' and ')}${edge && ` (${edge})`} → ${roll}`,
  modified: (value: number, why: string) => ` ${value < 0 ? `− ${-value}` : `+ ${value}`} ${why}`,
  check: (skill: string, base: number, modifiers: string, tn: number, rolled: string, level: string) =>
    `${skill} ${base}${modifiers} = ${tn}; ${rolled}: ${level}`,
  damage: (sum: string, halved: boolean, dr: number, total: number) =>
    `${sum}${halved ? ', halved' : ''}${dr > 0 ? ` − DR ${dr}` : ''} = ${total}`,
};
