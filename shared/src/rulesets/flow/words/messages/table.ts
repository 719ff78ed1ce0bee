/* Generated from en/table.json by `npm run words`. Edit that file instead. */

export const table = {
  name: 'Flow',
  tagline: 'Fast d100 sword fights: spend action, reaction and flow points, and counter almost anything.',
  resources: {
    hp: { label: 'Hit points', short: 'HP' },
    ap: { label: 'Action points', short: 'AP' },
    rp: { label: 'Reaction points', short: 'RP' },
    fp: { label: 'Flow points', short: 'FP' },
    mana: { label: 'Mana', short: 'MP' },
  },
  phases: { explore: 'Before the fight', surprise: 'Surprise round', combat: 'Fight' },
  door: 'Door',
  openDoor: 'Open door',
};
