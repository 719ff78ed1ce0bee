/* Generated from en/members.json by `npm run words`. Edit that file instead. */

export const members = {
  'fortune-ask': 'Asked about rolls',
  fortuneAsk: 'Asked about rolls',
  'reaction-ask': 'Asked about reactions',
  reactionAsk: 'Asked about reactions',
  free: 'Free actions taken this turn',
  defending: 'Defending',
  ready: 'Readied action',
  delaying: 'Delaying',
  grabbing: 'Grabbing',
};
