/* Generated from en/phases.json by `npm run words`. Edit that file instead. */

export const phases = {
  bolster: 'Bolster',
  channel: 'Channel',
  skirmish: 'Skirmish',
  reposition: 'Reposition',
  brawl: 'Brawl',
  release: 'Release',
  'full-attack': 'Full attack',
  delay: 'Delay',
};
