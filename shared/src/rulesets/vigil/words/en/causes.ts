/** The causes of extra dice in a check. Other causes have the labels of their abilities, boosts and conditions. */
export const causes = {
  weapon: 'weapon',
  armor: 'armor',
  shield: 'shield',
  cover: 'cover',
  passive: 'passive defense',
};
