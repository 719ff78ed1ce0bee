/* Generated from en/table.json by `npm run words`. Edit that file instead. */

export const table = {
  name: 'Degrees',
  tagline: 'Larger-than-life d20 heroes who duel with blades and words. The margin of each roll decides how much happens.',
  resources: {
    hp: { label: 'Health', short: 'HP' },
    std: { label: 'Standard action', short: 'S' },
    mov: { label: 'Move action', short: 'M' },
    quick: { label: 'Quick action', short: 'Q' },
    reaction: { label: 'Reaction', short: 'R' },
    bruises: { label: 'Bruises', short: 'BRU' },
    strains: { label: 'Strains', short: 'STR' },
    stress: { label: 'Stress', short: 'STS' },
    surgeDebt: { label: 'Surge debt', short: 'SRG' },
    destiny: { label: 'Destiny', short: 'DES' },
    fate: { label: 'Fate', short: 'FAT' },
    corruption: { label: 'Corruption', short: 'COR' },
  },
  phases: { combat: 'Combat', conflict: 'Conflict', challenge: 'Challenge' },
};
