/* Generated from en/about.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '../../../../engine/language/intl.ts';

export const about = {
  attacks: (by: string, target: string, means: string) => `${by} attacks ${target}: ${means}.`,
  uses: (by: string, means: string) => `${by} uses ${means}.`,
  tries: (by: string, means: string) => `${by} makes an attempt: ${means}.`,
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
  against: (bonus: string, dc: number) => `d20 ${bonus} vs. ${formatNumber(dc)}`,
  defended: (bonus: string) => `d20 ${bonus} vs. a defense roll`,
  bonus: (what: string, bonus: string) => `${what} ${bonus}`,
  total: (total: number, name: string, what: string) => `${formatNumber(total)} (${name}, ${what})`,
  rolled: (total: number, name: string) => `${formatNumber(total)} (${name})`,
  margin: (result: string, margin: string) => `${result} (${margin})`,
};
