import { counted } from '../../../../engine/presentation/text/plural.ts';

const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);

/** Facts about pending items. */
export const about = {
  attacks: (by: string, target: string, means: string) => `${by} goes for ${target}: ${means}.`,
  uses: (by: string, means: string) => `${by} uses ${means}.`,
  tries: (by: string, means: string) => `${by} tries ${means}.`,
  titles: {
    opportunity: 'Opportunity attack',
    ready: 'Readied action',
    'start-turn': 'Start of turn',
    'end-turn': 'End of turn',
  },
  note: (text: string, note: string) => `${text} "${note}"`,
  facts: {
    check: 'Check',
    against: 'Against',
    attack: 'Attack',
    effect: 'Effect rank',
    resist: 'Resistance',
    margin: 'So far',
    attitude: 'Attitude',
  },
  against: (bonus: string, dc: number) => `d20 ${bonus} against ${dc}`,
  defended: (bonus: string) => `d20 ${bonus} against a roll`,
  bonus: (what: string, bonus: string) => `${what} ${bonus}`,
  total: (name: string, what: string, total: number) => `${name}, ${what}: ${total}`,
  rolled: (name: string, total: number) => `${total} of ${name}`,
  succeeds: (degrees: number, margin: number) =>
    `succeeds by ${counted(degrees, 'degree')} (${signed(margin)})`,
  fails: (degrees: number, margin: number) => `fails by ${counted(degrees, 'degree')} (${signed(margin)})`,
};

/** Pictures of a fighter. */
export const diagrams = {
  afflictions: {
    label: 'Ongoing effects',
    legend: { held: 'now', lost: 'past' },
    track: (track: string, by: string) => `${track}, by ${by}`,
    somebody: 'someone',
  },
  attitudes: { label: 'Attitude', legend: { held: 'now' }, others: 'To the other side' },
};

/** The progress of a round. */
export const track = {
  order: 'Turn order',
  delaying: 'Delaying',
  help: 'They may come in after any turn.',
};
