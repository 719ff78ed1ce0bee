/* Generated from en/scenarios.json by `npm run words`. Edit that file instead. */

export const scenarios = {
  fights: {
    duel: {
      title: 'A duel on the causeway',
      blurb: 'One on one: a warden against a brute on a causeway in the reeds. The quickest way to learn.',
    },
    'toll-bridge': {
      title: 'The toll bridge',
      blurb: 'Four travelers want to cross, and five bandits want to be paid. The planks are rotten, and a rope hangs over the gap.',
    },
    'toll-bridge-ogre': {
      title: 'The ogre’s toll',
      blurb: 'The same bridge, but the bandits have hired something very large to collect. One boss and only a few helpers.',
    },
  },
  names: {
    warden: 'Warden',
    duelist: 'Duelist',
    archer: 'Archer',
    mystic: 'Mystic',
    raider: 'Raider',
    captain: 'Captain',
    brute: 'Brute',
    bowman: 'Bowman',
    hexer: 'Hexer',
    'ogre-warlord': 'Ogre warlord',
  },
};
