/* Generated from en/sums.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '../../../../engine/language/intl.ts';

export const sums = {
  die: 'd20',
  edgeDice: (dice: string) => `edge (${dice})`,
  snagDice: (dice: string) => `snag (${dice})`,
  edges: (count: number, why: string) => pluralForm(count, { one: `Edge: ${why}`, other: `${formatNumber(count)} edges: ${why}` }),
  snags: (count: number, why: string) => pluralForm(count, { one: `Snag: ${why}`, other: `${formatNumber(count)} snags: ${why}` }),
  hit: 'hit',
  miss: 'miss',
  critical: 'critical hit',
  success: 'success',
  failure: 'failure',
  versus: (other: string) => `vs. ${other}`,
  attackOn: (name: string, arm: string, target: string) => `${name}: ${arm} against ${target}`,
  saveOf: (name: string, score: string) => `${name}: save (${score})`,
  needed: {
    dodge: (least: number) => `Dodge ${formatNumber(least)}`,
    adef: (least: number) => `Arcane defense ${formatNumber(least)}`,
    saveTarget: (least: number) => `Save target ${formatNumber(least)}`,
  },
  stunned: (least: number) => `Stunned: counts as ${formatNumber(least)}`,
  toRoll: {
    plain: (bonus: string, least: number) => `d20${bonus}: ${formatNumber(least)} or more`,
    edges: (bonus: string, count: number, least: number) => `d20${bonus} + ${pluralForm(count, { one: 'd6', other: `highest of ${formatNumber(count)}d6` })}: ${formatNumber(least)} or more`,
    snags: (bonus: string, count: number, least: number) => `d20${bonus} − ${pluralForm(count, { one: 'd6', other: `highest of ${formatNumber(count)}d6` })}: ${formatNumber(least)} or more`,
  },
};
