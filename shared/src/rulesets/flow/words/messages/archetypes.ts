/* Generated from en/archetypes.json by `npm run words`. Edit that file instead. */

export const archetypes = {
  duelist: { label: 'Duelist', help: 'Quick with a sword or bare hands.' },
  warden: { label: 'Warden', help: 'Threatens a wide area with a glaive and breaks spells.' },
  shieldbearer: { label: 'Shieldbearer', help: 'Stands in front of the others and rallies them.' },
  skirmisher: { label: 'Skirmisher', help: 'Small and nimble, with a dagger and a hand crossbow.' },
  archer: { label: 'Archer', help: 'Deadly from afar.' },
  mage: { label: 'Mage', help: 'Casts fire, poison and healing spells, and counters enemy magic.' },
  goblin: { label: 'Goblin', help: 'Small, never alone, and never fights fair.' },
  raider: { label: 'Raider', help: 'Fights with an axe and a shield.' },
  ogre: { label: 'Ogre', help: 'Large: strikes from two hexes away and is hard to parry.' },
  troll: { label: 'Troll', help: 'Huge: few can parry it, and its wounds close on their own.' },
};
