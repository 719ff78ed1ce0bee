/* Generated from en/scenarios.json by `npm run words`. Edit that file instead. */

export const scenarios = {
  fights: {
    duel: {
      title: 'A duel on the towpath',
      blurb: 'One on one: a duelist against a cleaver who acts in two phases of every round. The quickest way to learn.',
    },
    'toll-bridge': {
      title: 'The toll bridge',
      blurb: 'Two hexes of rubble-strewn planks lead across the river, and the ogre lord wants more than coin to let you pass.',
    },
  },
  names: {
    warden: 'Warden',
    ranger: 'Ranger',
    stormcaller: 'Stormcaller',
    duelist: 'Duelist',
    'ogre-lord': 'Ogre lord',
    cleaver: 'Cleaver',
    raider: 'Raider',
    slinger: 'Slinger',
    hexer: 'Hexer',
  },
};
