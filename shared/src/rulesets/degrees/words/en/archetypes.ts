/** Archetypes. */
export const archetypes = {
  duelist: { label: 'Duelist', help: 'Quick blade, quick feet, a sharp tongue.' },
  bulwark: { label: 'Bulwark', help: 'Plate and maul; hard to move, hard to hurt.' },
  archer: { label: 'Archer', help: 'A longbow, good eyes and a keen hunch.' },
  hexwright: { label: 'Hexwright', help: 'Fire, frost, wards, and the undoing of spells.' },
  envoy: { label: 'Envoy', help: 'Words that wound and words that mend.' },
  ruffian: { label: 'Ruffian', help: 'A club, and no staying power.' },
  bowman: { label: 'Bowman', help: 'A shortbow, and no staying power.' },
  sneak: { label: 'Sneak', help: 'Small, fast, and never where the arrow lands.' },
  'river-troll': { label: 'River troll', help: 'Claws and a thick hide.' },
  'mind-thief': { label: 'Mind thief', help: 'Charms, puts to sleep, and spreads what it hears.' },
  rival: { label: 'Rival', help: 'At court what the duelist is in the street.' },
  'ogre-warlord': { label: 'Ogre warlord', help: 'A huge axe, and the ground shakes.' },
};
