/* Generated from en/scenarios.json by `npm run words`. Edit that file instead. */

export const scenarios = {
  fights: {
    duel: {
      title: 'One hog, one blade',
      blurb: 'A young hog stands at bay in a clearing, and one hunter goes in. Every rule of the hunt, one blow at a time.',
    },
    'thorn-hollow': {
      title: 'The Boar of Thorn Hollow',
      blurb: 'Four hunters have followed the tracks into the hollow. The old boar is waiting, and it has brought its young.',
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
};
