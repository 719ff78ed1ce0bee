/* Generated from en/archetypes.json by `npm run words`. Edit that file instead. */

export const archetypes = {
  duelist: { label: 'Duelist', help: 'Quick blade, quick feet, a sharp tongue.' },
  bulwark: { label: 'Bulwark', help: 'Plate and maul; hard to move, hard to hurt.' },
  archer: { label: 'Archer', help: 'A longbow, good eyes and sharp instincts.' },
  hexwright: { label: 'Hexwright', help: 'Fire, frost, wards, and a counter for enemy magic.' },
  envoy: { label: 'Envoy', help: 'Words that wound and words that mend.' },
  ruffian: { label: 'Ruffian', help: 'A club, and no staying power.' },
  bowman: { label: 'Bowman', help: 'A shortbow, and no staying power.' },
  sneak: { label: 'Sneak', help: 'Small, fast, and never where the arrow lands.' },
  'river-troll': { label: 'River troll', help: 'Claws and a thick hide.' },
  'mind-thief': {
    label: 'Mind thief',
    help: 'Charms people, puts them to sleep, and spreads what it hears.',
  },
  rival: { label: 'Rival', help: 'As deadly at court as the duelist is in the street.' },
  'ogre-warlord': { label: 'Ogre warlord', help: 'A huge axe, and a stomp that shakes the ground.' },
};
