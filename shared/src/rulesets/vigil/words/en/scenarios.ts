import harbourPier from './fights/harbour-pier.json' with { type: 'json' };
import sunkenCauseways from './fights/sunken-causeways.json' with { type: 'json' };
import wolvesHollow from './fights/wolves-hollow.json' with { type: 'json' };

/** Ready-made fights and their fighters. */
export const scenarios = {
  fights: {
    duel: {
      title: 'A duel on the causeway',
      blurb: 'One on one: a warden against a brute on a causeway in the reeds. The quickest way to learn.',
    },
    'toll-bridge': {
      title: 'The toll bridge',
      blurb:
        'Four travelers want to cross, and five bandits want to be paid. The planks are rotten, and a rope hangs over the gap.',
    },
    'toll-bridge-ogre': {
      title: 'The ogre’s toll',
      blurb:
        'The same bridge, but the bandits have hired something very large to collect. One boss and only a few helpers.',
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
  /** The fights that are stored as files, in the order in which they are offered. */
  files: {
    'wolves-hollow': wolvesHollow,
    'harbour-pier': harbourPier,
    'sunken-causeways': sunkenCauseways,
  },
};
