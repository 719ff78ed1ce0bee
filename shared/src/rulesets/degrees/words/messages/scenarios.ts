/* Generated from en/scenarios.json by `npm run words`. Edit that file instead. */

export const scenarios = {
  fights: {
    duel: {
      title: 'A duel at the ford',
      blurb: 'One on one: a quick blade against a heavy maul. The quickest way to learn.',
    },
    bridge: {
      title: 'The toll bridge',
      blurb: 'An ogre and its crew want more than coin. Four against six on a narrow crossing.',
    },
    parley: {
      title: 'The parley on the bridge',
      blurb: 'The same bridge, but fought with words instead of blades: a two-on-two conflict.',
    },
  },
  names: {
    duelist: 'Isolde',
    bulwark: 'Borg',
    archer: 'Wren',
    hexwright: 'Maelis',
    envoy: 'Sabine',
    ogre: 'Ogre warlord',
    troll: 'River troll',
    mate: 'Second troll',
    ruffian: 'Ruffian',
    thug: 'Second ruffian',
    bowman: 'Bowman',
    rival: 'Lord Farran',
    thief: 'Mind thief',
    warden: 'Warden of the ford',
  },
};
