export const archetypes = {
  warden: { label: 'Warden', help: 'Mail, shield and a place in front of everyone else.' },
  duelist: { label: 'Duelist', help: 'The best blade of the party, with an answer to everything in reach.' },
  archer: { label: 'Archer', help: 'Sees first and shoots far; light on its feet.' },
  mystic: { label: 'Mystic', help: 'Fire, bonds and healing; foils what others try in haste.' },
  militia: { label: 'Militia', help: 'A farmer with a dagger.' },
  raider: { label: 'Raider', help: 'Longsword and buckler, gets in the way.' },
  wolf: { label: 'Wolf', help: 'Fast, and goes for the legs.' },
  hexer: { label: 'Hexer', help: 'Spells from behind the line.' },
  bowman: { label: 'Bowman', help: 'A short bow and quick feet.' },
  captain: { label: 'Captain', help: 'Leads the bandits, and unsettles heroes.' },
  brute: { label: 'Brute', help: 'Large, with an axe to match.' },
  'ogre-warlord': { label: 'Ogre warlord', help: 'Huge; roars, and fights with its fists.' },
};
