/* Generated from en/facts.json by `npm run words`. Edit that file instead. */

export const facts = {
  attack: (name: string, compared: 'lower' | 'equal' | 'higher' | 'other', value: string) => `${name}’s attack bonus is ${(compared === 'lower' ? 'lower than yours' : compared === 'equal' ? 'the same as yours' : compared === 'higher' ? 'higher than yours' : value)}`,
  defense: (name: string, compared: 'lower' | 'equal' | 'higher' | 'other', value: string) => `${name}’s defense bonus is ${(compared === 'lower' ? 'lower than yours' : compared === 'equal' ? 'the same as yours' : compared === 'higher' ? 'higher than yours' : value)}`,
  skill: (name: string, type: string) => `${name}’s primary attack type: ${type}`,
  'attack-ability': (name: string, ability: string) => `${name}’s attack is based on ${ability}`,
  'defense-ability': (name: string, ability: string) => `${name}’s defense is based on ${ability}`,
};
