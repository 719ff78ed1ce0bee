/* Generated from en/triggers.json by `npm run words`. Edit that file instead. */

export const triggers = {
  moves: (whom: 'enemy' | 'ally' | 'any' | 'other', name: string) => (whom === 'enemy' ? 'an enemy moves' : whom === 'ally' ? 'an ally moves' : whom === 'any' ? 'someone moves' : `${name} moves`),
  'enters-reach': (whom: 'enemy' | 'ally' | 'any' | 'other', name: string) => (whom === 'enemy' ? 'an enemy comes within reach' : whom === 'ally' ? 'an ally comes within reach' : whom === 'any' ? 'someone comes within reach' : `${name} comes within reach`),
  attacks: (whom: 'enemy' | 'ally' | 'any' | 'other', name: string) => (whom === 'enemy' ? 'an enemy attacks' : whom === 'ally' ? 'an ally attacks' : whom === 'any' ? 'someone attacks' : `${name} attacks`),
  casts: (whom: 'enemy' | 'ally' | 'any' | 'other', name: string) => (whom === 'enemy' ? 'an enemy casts a spell' : whom === 'ally' ? 'an ally casts a spell' : whom === 'any' ? 'someone casts a spell' : `${name} casts a spell`),
  opens: (whom: 'enemy' | 'ally' | 'any' | 'other', name: string) => (whom === 'enemy' ? 'an enemy opens a door' : whom === 'ally' ? 'an ally opens a door' : whom === 'any' ? 'someone opens a door' : `${name} opens a door`),
  note: 'something else',
};
