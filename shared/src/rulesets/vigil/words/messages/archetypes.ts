/* Generated from en/archetypes.json by `npm run words`. Edit that file instead. */

export const archetypes = {
  warden: { label: 'Warden', help: 'Wears mail, carries a shield and stands in front of everyone else.' },
  duelist: { label: 'Duelist', help: 'The party’s best blade, with an answer to everything in reach.' },
  archer: { label: 'Archer', help: 'Spots enemies first, shoots from far away, and is light on their feet.' },
  mystic: { label: 'Mystic', help: 'Casts fire, binding and healing spells, and foils quick actions.' },
  militia: { label: 'Militia', help: 'A farmer with a dagger.' },
  raider: { label: 'Raider', help: 'Fights with a longsword and buckler, and blocks your path.' },
  wolf: { label: 'Wolf', help: 'Fast, and goes for the legs.' },
  hexer: { label: 'Hexer', help: 'Casts spells from behind the front line.' },
  bowman: { label: 'Bowman', help: 'Has a short bow and quick feet.' },
  captain: { label: 'Captain', help: 'Leads the bandits and unsettles the heroes.' },
  brute: { label: 'Brute', help: 'Large, with an axe to match.' },
  'ogre-warlord': { label: 'Ogre warlord', help: 'Huge; roars, and fights with its fists.' },
};
