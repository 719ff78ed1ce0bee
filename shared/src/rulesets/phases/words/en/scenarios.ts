/** Ready-made fights. */
export const scenarios = {
  fights: {
    'toll-bridge': {
      title: 'The toll bridge',
      blurb: 'Two hexes of rubble lead over the river, and the ogre lord wants more than coins for it.',
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
