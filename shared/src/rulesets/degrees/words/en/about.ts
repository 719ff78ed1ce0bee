/** What is to be known of something pending. */
export const about = {
  attacks: (by: string, target: string, means: string) => `${by} goes for ${target}: ${means}.`,
  uses: (by: string, means: string) => `${by} uses ${means}.`,
  tries: (by: string, means: string) => `${by} tries ${means}.`,
  titles: {
    opportunity: 'Opportunity attack',
    ready: 'What was readied',
    'start-turn': 'The turn begins',
    'end-turn': 'The turn ends',
  },
  note: (text: string, note: string) => `${text} "${note}"`,
  facts: {
    check: 'Check',
    attack: 'Attack',
    effect: 'Effect rank',
    resist: 'Resisted with',
    margin: 'So far',
    attitude: 'Attitude',
  },
  against: (bonus: string, dc: number) => `d20 ${bonus} against ${dc}`,
  defended: (bonus: string) => `d20 ${bonus} against a roll`,
  bonus: (what: string, bonus: string) => `${what} ${bonus}`,
  total: (what: string, total: number, dc: number) => `${what}: ${total} against ${dc}`,
  succeeds: (degrees: number) => `succeeds by ${degrees === 1 ? '1 degree' : `${degrees} degrees`}`,
  fails: (degrees: number) => `fails by ${degrees === 1 ? '1 degree' : `${degrees} degrees`}`,
};

/** Pictures of a fighter. */
export const diagrams = {
  afflictions: {
    label: 'What goes on',
    legend: { held: 'now', lost: 'gone beyond' },
    track: (track: string, by: string) => `${track}, by ${by}`,
    somebody: 'somebody',
  },
  attitudes: { label: 'Attitude', legend: { held: 'now' }, others: 'To the other side' },
};

/** How far the round is. */
export const track = {
  order: 'In turn',
  delaying: 'Delaying',
  help: 'They may come in after anybody’s turn.',
};
