import graveyardSkulks from './fights/graveyard-skulks.json' with { type: 'json' };
import isleOfTheHexer from './fights/isle-of-the-hexer.json' with { type: 'json' };
import wharfRaid from './fights/wharf-raid.json' with { type: 'json' };

/** Ready-made fights. */
export const scenarios = {
  fights: {
    duel: {
      title: 'A duel on the towpath',
      blurb:
        'One on one: a duelist against a cleaver who acts in two phases of every round. The quickest way to learn.',
    },
    'toll-bridge': {
      title: 'The toll bridge',
      blurb:
        'Two hexes of rubble-strewn planks lead across the river, and the ogre lord wants more than coin to let you pass.',
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
  /** Fights from files that the fight editor saved, in the order in which players see them. */
  files: {
    'graveyard-skulks': graveyardSkulks,
    'wharf-raid': wharfRaid,
    'isle-of-the-hexer': isleOfTheHexer,
  },
};
