/** The reasons that change checks, apart from abilities and conditions. */
export const causes: Readonly<Record<string, { readonly label: string }>> = {
  'any-check': { label: 'any check' },
  'hit-result': { label: 'result of the Hit check' },
  distance: { label: 'distance' },
  weapon: { label: 'fastest weapon' },
  cover: { label: 'cover' },
  ruling: { label: 'GM’s ruling' },
};
