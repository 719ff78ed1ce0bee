/* Generated from en/sheet.json by `npm run words`. Edit that file instead. */

export const sheet = {
  body: {
    label: 'Body',
    fields: { size: 'Size', armor: 'Armor', dodge: 'Dodge', adef: 'Arcane defense', speed: 'Speed' },
  },
  scores: {
    label: 'Scores',
    fields: {
      grit: 'Grit',
      bulk: 'Bulk',
      agility: 'Agility',
      mind: 'Mind',
      magic: 'Magic',
      scope: 'Scope',
      saveTarget: 'Save target',
    },
  },
  limits: {
    label: 'Limits',
    fields: {
      stressCap: 'Stress limit',
      woundCap: 'Wound limit',
      overstress: 'Overstress',
      overstressCap: 'Overstress limit',
    },
  },
  now: {
    label: 'Now',
    fields: {
      channeling: 'Channeling',
      readied: 'Readied',
      surgeLevel: 'Surge level',
      surged: 'Surged',
      reactionUsed: 'Reacted this turn',
      used: 'Used up this round',
      spent: 'Used up this fight',
      broken: 'Broken',
      unloaded: 'Unloaded',
      grappledWith: 'Grappling with',
      known: 'Knows the stats of',
      skipUntil: 'Waiting until',
    },
  },
};
