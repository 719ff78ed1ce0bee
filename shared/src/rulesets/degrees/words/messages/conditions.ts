/* Generated from en/conditions.json by `npm run words`. Edit that file instead. */

export const conditions = {
  bound: { label: 'Bound', help: 'Immobile, defenseless and impaired.' },
  compelled: { label: 'Compelled', help: 'Dazed, and someone else decides their actions.' },
  controlled: { label: 'Controlled', help: 'Someone else decides their actions.' },
  dazed: { label: 'Dazed', help: 'Has only a standard action each turn.' },
  dead: { label: 'Dead', help: 'Out of the fight for good.' },
  defenseless: { label: 'Defenseless', help: 'Defenses drop to 0.' },
  disabled: { label: 'Disabled', help: '−5 to all checks.' },
  dying: { label: 'Dying', help: 'A check at the start of each of their turns decides their fate.' },
  exhausted: { label: 'Exhausted', help: 'Hindered and impaired.' },
  fatigued: { label: 'Fatigued', help: 'Hindered.' },
  held: { label: 'Held', help: 'Hindered, and can’t leave their hex.' },
  hindered: { label: 'Hindered', help: '−1 speed rank.' },
  immobile: { label: 'Immobile', help: 'Can’t move.' },
  impaired: { label: 'Impaired', help: '−2 to all checks.' },
  incapacitated: { label: 'Incapacitated', help: 'Out of the fight.' },
  prone: { label: 'Prone', help: 'Easier to hit up close, harder to shoot; can only crawl.' },
  restrained: { label: 'Restrained', help: 'Held and vulnerable.' },
  staggered: { label: 'Staggered', help: 'Dazed and hindered until they recover.' },
  stunned: { label: 'Stunned', help: 'Can’t take actions, reactions or free actions.' },
  vulnerable: { label: 'Vulnerable', help: 'Defenses are halved.' },
};
