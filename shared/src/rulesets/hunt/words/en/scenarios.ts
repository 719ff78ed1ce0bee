/** Ready-made fights, and who is in them. */
export const scenarios = {
  fights: {
    duel: {
      title: 'One hog, one blade',
      blurb:
        'A young hog has turned at bay in a clearing. One hunter goes in: every rule of the hunt, one blow at a time.',
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
};
