/* Generated from en/causes.json by `npm run words`. Edit that file instead. */

export const causes = {
  weapon: 'weapon',
  armor: 'armor',
  shield: 'shield',
  cover: 'cover',
  passive: 'passive defense',
  prone: 'prone',
};
