import drakeQuarry from './fights/drake-quarry.json' with { type: 'json' };
import droveAtTheFord from './fights/drove-at-the-ford.json' with { type: 'json' };
import haresInTheGraves from './fights/hares-in-the-graves.json' with { type: 'json' };

/** Ready-made fights and their fighters. */
export const scenarios = {
  fights: {
    duel: {
      title: 'One hog, one blade',
      blurb:
        'A young hog stands at bay in a clearing, and one hunter goes in. Every rule of the hunt, one blow at a time.',
    },
    'thorn-hollow': {
      title: 'The Boar of Thorn Hollow',
      blurb:
        'Four hunters have followed the tracks into the hollow. The old boar is waiting, and it has brought its young.',
    },
  },
  names: {
    slayer: 'Slayer',
    bruiser: 'Bruiser',
    trapper: 'Trapper',
    mender: 'Mender',
    boar: 'Old boar',
    sow: 'Young sow',
    hog: 'Young hog',
    hare: 'Horn hare',
  },
  /** The fights that are stored as files, in the order in which they are offered. */
  files: {
    'hares-in-the-graves': haresInTheGraves,
    'drove-at-the-ford': droveAtTheFord,
    'drake-quarry': drakeQuarry,
  },
};
