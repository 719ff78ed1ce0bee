/* Generated from en/sheet.json by `npm run words`. Edit that file instead. */

export const sheet = {
  state: {
    label: 'State',
    kind: 'Archetype',
    fields: {
      level: 'Level',
      size: 'Size',
      step: 'Acts in',
      done: 'Has acted',
      last: 'Last check',
      spared: 'Spared',
    },
  },
  body: {
    label: 'Body and skills',
    fields: { parts: 'Damaged parts', abilities: 'Abilities', habit: 'Habit' },
  },
  gear: {
    label: 'Gear',
    fields: { weapons: 'In hand', armour: 'Worn', items: 'Carried loose', bagged: 'In bags' },
  },
  help: { label: 'Help', fields: { links: 'For the next attack' } },
};
