/* Generated from en/archetypes.json by `npm run words`. Edit that file instead. */

export const archetypes = {
  warden: { label: 'Warden', help: 'A wall with a sword: guards, steps in for friends and hits back.' },
  ranger: { label: 'Ranger', help: 'A bow at range, two knives up close, and quick feet.' },
  stormcaller: { label: 'Stormcaller', help: 'Gathers a storm early in the round and lets it loose late.' },
  duelist: { label: 'Duelist', help: 'Small and fast, and surges for less stress.' },
  raider: { label: 'Raider', help: 'An axe for enemies up close and a pike for those a step farther away.' },
  slinger: { label: 'Slinger', help: 'Slings stones, and draws a nasty knife when cornered.' },
  cleaver: { label: 'Cleaver', help: 'Large, slow to tire, and quick to hit back.' },
  hexer: { label: 'Hexer', help: 'Wears people down with fear.' },
  skulk: { label: 'Skulk', help: 'Hides, stabs and vanishes.' },
  'ogre-lord': { label: 'Ogre lord', help: 'Huge, heals on its own, and acts twice per round.' },
};
