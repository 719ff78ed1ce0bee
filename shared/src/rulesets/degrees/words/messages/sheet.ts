/* Generated from en/sheet.json by `npm run words`. Edit that file instead. */

export const sheet = {
  fighting: {
    label: 'Fighting',
    fields: {
      speed: 'Speed rank',
      size: 'Size',
      stance: 'Stance',
      aim: 'Aim',
      mods: 'Modifiers',
      last: 'Last check',
    },
  },
  harm: {
    label: 'Harm',
    fields: {
      bruises: 'Bruises',
      strains: 'Strains',
      stress: 'Stress',
      effects: 'Ongoing effects',
      deathFails: 'Failed death saves',
    },
  },
  gear: {
    label: 'Gear',
    fields: {
      held: 'In hand',
      carried: 'Within easy reach',
      pack: 'In the pack',
      worn: 'Worn',
      loaded: 'Loaded',
      ammo: 'Shots',
      damaged: 'Damaged',
      broken: 'Broken',
    },
  },
  powers: { label: 'Powers', fields: { active: 'Active effect', edges: 'Edges', locked: 'Locked' } },
  words: {
    label: 'Words',
    fields: {
      attitude: 'Attitude',
      opinions: 'Opinions',
      topic: 'Topic',
      topicEase: 'Topic benefit',
      analysis: 'Analyzed',
      intel: 'Knows',
      order: 'Order',
    },
  },
  time: { label: 'Time', fields: { clock: 'Seconds elapsed', runStreak: 'Runs in a row' } },
};
