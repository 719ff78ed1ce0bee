/* Generated from en/sheet.json by `npm run words`. Edit that file instead. */

export const sheet = {
  stats: { label: 'Stats' },
  fighting: {
    label: 'Fighting',
    fields: { vigilance: 'Vigilance', move: 'Movement', reach: 'Reach', size: 'Size' },
  },
  gear: {
    label: 'Gear',
    fields: {
      wielded: 'In hand',
      weapons: 'Weapons',
      unloaded: 'Unloaded',
      armor: 'Armor',
      shield: 'Shield',
    },
  },
  abilities: { label: 'Abilities', fields: { abilities: 'Known', prepared: 'Prepared' } },
};
