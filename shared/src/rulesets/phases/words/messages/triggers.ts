/* Generated from en/triggers.json by `npm run words`. Edit that file instead. */

export const triggers = {
  occasions: {
    moves: (whom: 'enemy' | 'ally' | 'any' | 'other', name: string) => (whom === 'enemy' ? 'when an enemy moves' : whom === 'ally' ? 'when an ally moves' : whom === 'any' ? 'when anyone moves' : `when ${name} moves`),
    'enters-reach': (whom: 'enemy' | 'ally' | 'any' | 'other', name: string) => (whom === 'enemy' ? 'when an enemy comes within reach' : whom === 'ally' ? 'when an ally comes within reach' : whom === 'any' ? 'when anyone comes within reach' : `when ${name} comes within reach`),
    'leaves-cover': (whom: 'enemy' | 'ally' | 'any' | 'other', name: string) => (whom === 'enemy' ? 'when an enemy leaves cover' : whom === 'ally' ? 'when an ally leaves cover' : whom === 'any' ? 'when anyone leaves cover' : `when ${name} leaves cover`),
    attacks: (whom: 'enemy' | 'ally' | 'any' | 'other', name: string) => (whom === 'enemy' ? 'when an enemy attacks' : whom === 'ally' ? 'when an ally attacks' : whom === 'any' ? 'when anyone attacks' : `when ${name} attacks`),
    casts: (whom: 'enemy' | 'ally' | 'any' | 'other', name: string) => (whom === 'enemy' ? 'when an enemy casts a spell' : whom === 'ally' ? 'when an ally casts a spell' : whom === 'any' ? 'when anyone casts a spell' : `when ${name} casts a spell`),
    acts: (whom: 'enemy' | 'ally' | 'any' | 'other', name: string) => (whom === 'enemy' ? 'when an enemy takes an action' : whom === 'ally' ? 'when an ally takes an action' : whom === 'any' ? 'when anyone takes an action' : `when ${name} takes an action`),
    uses: (whom: 'enemy' | 'ally' | 'any' | 'other', name: string) => (whom === 'enemy' ? 'when an enemy uses an ability' : whom === 'ally' ? 'when an ally uses an ability' : whom === 'any' ? 'when anyone uses an ability' : `when ${name} uses an ability`),
    reacts: (whom: 'enemy' | 'ally' | 'any' | 'other', name: string) => (whom === 'enemy' ? 'when an enemy reacts' : whom === 'ally' ? 'when an ally reacts' : whom === 'any' ? 'when anyone reacts' : `when ${name} reacts`),
  },
  detailed: (occasion: string, detail: string) => `${occasion} (${detail})`,
  note: (note: string) => `when this happens: “${note}”`,
};
