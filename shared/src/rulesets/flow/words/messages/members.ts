/* Generated from en/members.json by `npm run words`. Edit that file instead. */

export const members = {
  pc: 'Player character',
  apMax: 'Maximum action points',
  rpMax: 'Maximum reaction points',
  rpExtra: 'Extra reaction points for a round',
  dr: 'Damage reduction',
  reactionFp: 'Earned FP for a reaction this round',
  apNext: 'Extra action points next turn',
  freeUsed: 'Free actions taken this turn',
};
