/* Generated from en/conditions.json by `npm run words`. Edit that file instead. */

export const conditions = {
  ambushed: { label: 'Ambushed', help: 'Has only a quick action and can’t use boosts until round 2.' },
  dazed: {
    label: 'Dazed',
    help: 'Has no regular action and only half movement until the end of their turn.',
  },
  held: { label: 'Held', help: 'Can’t leave their hex until the end of their turn.' },
  prone: {
    label: 'Prone',
    help: 'Can’t move to another hex, and has 1 die of disadvantage on assault and defend checks, until they stand up.',
  },
};
