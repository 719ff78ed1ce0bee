/* Generated from en/diagrams.json by `npm run words`. Edit that file instead. */

export const diagrams = {
  afflictions: {
    label: 'Ongoing effects',
    legend: { held: 'Current degree', lost: 'Lower degree' },
    unknown: 'someone',
  },
  attitudes: { label: 'Attitude', legend: { held: 'Current' }, others: 'Toward the other side' },
};
