import { counted } from '../../../../engine/presentation/text/plural.ts';
import { signed } from './signed.ts';

/** Texts about pending actions. */
export const about = {
  attacks: (by: string, target: string, means: string) => `${by} attacks ${target}: ${means}.`,
  uses: (by: string, means: string) => `${by} uses ${means}.`,
  tries: (by: string, means: string) => `${by}’s attempt: ${means}.`,
  titles: {
    opportunity: 'Opportunity attack',
    ready: 'Readied action',
    'start-turn': 'Start of turn',
    'end-turn': 'End of turn',
  },
  note: (text: string, note: string) => `${text} “${note}”`,
  facts: {
    check: 'Check',
    against: 'Against',
    attack: 'Attack',
    effect: 'Effect rank',
    resist: 'Resistance',
    margin: 'So far',
    attitude: 'Attitude',
  },
  against: (bonus: string, dc: number) => `d20 ${bonus} vs. ${dc}`,
  defended: (bonus: string) => `d20 ${bonus} vs. a defense roll`,
  bonus: (what: string, bonus: string) => `${what} ${bonus}`,
  total: (name: string, what: string, total: number) => `${total} (${name}, ${what})`,
  rolled: (name: string, total: number) => `${total} (${name})`,
  succeeds: (degrees: number, margin: number) =>
    `succeeds by ${counted(degrees, 'degree')} (${signed(margin)})`,
  fails: (degrees: number, margin: number) => `fails by ${counted(degrees, 'degree')} (${signed(margin)})`,
};

/** Texts for a fighter's diagrams. */
export const diagrams = {
  afflictions: {
    label: 'Ongoing effects',
    legend: { held: 'Current degree', lost: 'Lower degree' },
    track: (track: string, by: string) => `${track} from ${by}`,
    somebody: 'someone',
  },
  attitudes: { label: 'Attitude', legend: { held: 'Current' }, others: 'Toward the other side' },
};

/** Texts for the turn order. */
export const track = {
  order: 'Turn order',
  delaying: 'Delaying',
  help: 'Fighters who delay can act after any other fighter’s turn.',
};
