export const archetypes = {
  duelist: { label: 'Duelist', help: 'Quick with a sword or an empty hand.' },
  warden: { label: 'Warden', help: 'Keeps a wide circle with a glaive; breaks spells.' },
  shieldbearer: { label: 'Shieldbearer', help: 'Stands in front of others and rallies them.' },
  skirmisher: { label: 'Skirmisher', help: 'Small and nimble, with dagger and hand crossbow.' },
  archer: { label: 'Archer', help: 'Deadly from afar.' },
  mage: { label: 'Mage', help: 'Fire, poison, healing, and a counter to other people’s spells.' },
  goblin: { label: 'Goblin', help: 'Small, many, and never fair.' },
  raider: { label: 'Raider', help: 'Axe and shield.' },
  ogre: { label: 'Ogre', help: 'Large: strikes from two hexes away, and is hard to parry.' },
  troll: { label: 'Troll', help: 'Huge: cannot be parried, and its wounds close.' },
};
