/** The fighters that can be added. */
export const archetypes = {
  warden: { label: 'Warden', help: 'A wall with a sword: guards, steps in for friends, hits back.' },
  ranger: { label: 'Ranger', help: 'A bow from afar, two knives close by, and quick feet.' },
  stormcaller: { label: 'Stormcaller', help: 'Gathers a storm early in the round and lets it loose late.' },
  duelist: { label: 'Duelist', help: 'Small and fast; surging costs less.' },
  raider: { label: 'Raider', help: 'An axe for the near and a pike for the not quite so near.' },
  slinger: { label: 'Slinger', help: 'Throws stones, and a nasty knife when cornered.' },
  cleaver: { label: 'Cleaver', help: 'Large, slow to tire, and hits back.' },
  hexer: { label: 'Hexer', help: 'Wears people down by fear.' },
  skulk: { label: 'Skulk', help: 'Hides, stabs and is gone.' },
  'ogre-lord': { label: 'Ogre lord', help: 'Huge, mends by itself, and acts twice a round.' },
};
