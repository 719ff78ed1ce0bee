/* Generated from en/scenarios.json by `npm run words`. Edit that file instead. */

export const scenarios = {
  fights: {
    lesson: {
      title: 'The first lesson',
      blurb: 'A one-on-one fight against a weaker enemy. It shows you how to move, attack and react.',
    },
    duel: {
      title: 'A duel at the ford',
      blurb: 'One on one: a duelist against a raider, with a little rubble between them. An even fight.',
    },
    'broken-bridge': {
      title: 'The broken bridge',
      blurb: 'Four heroes hold what’s left of a bridge against an ogre and its cronies.',
    },
    'broken-bridge-troll': {
      title: 'The broken bridge: the troll',
      blurb: 'The same bridge, but a troll is crossing it, and a warden has joined the heroes.',
    },
  },
  names: {
    duelist: 'Duelist',
    shieldbearer: 'Shieldbearer',
    archer: 'Archer',
    mage: 'Mage',
    warden: 'Warden',
    ogre: 'Ogre',
    troll: 'Troll',
    raider1: 'Raider',
    raider2: 'Second Raider',
    goblin1: 'Goblin',
    goblin2: 'Second Goblin',
  },
};
