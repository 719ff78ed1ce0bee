/* Generated from en/causes.json by `npm run words`. Edit that file instead. */

export const causes = {
  'any-check': { label: 'Any check' },
  'hit-result': { label: 'Result of the Hit check' },
  distance: { label: 'Distance' },
  weapon: { label: 'Fastest weapon' },
  cover: { label: 'Cover' },
  ruling: { label: 'GM’s ruling' },
};
