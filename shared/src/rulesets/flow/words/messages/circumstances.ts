/* Generated from en/circumstances.json by `npm run words`. Edit that file instead. */

export const circumstances = {
  'gang-up': 'gang-up',
  'off-hand': 'off hand',
  range: 'range',
  cover: 'cover',
  focus: 'focus',
  shield: 'shield',
  feint: 'feint',
  'target-prone': 'the target is prone',
  'target-exposed': 'the target is exposed',
  'total-defense': 'Total Defense',
  prone: 'prone',
  disarm: 'disarm',
  holding: 'holding someone',
};
