/* Generated from en/battle-options.json by `npm run words`. Edit that file instead. */

export const battleOptions = {
  surgeStart: { label: 'Starting surge level', help: 'A higher level makes the first surge cost more.' },
  surgeMode: {
    label: 'Surges',
    help: 'How often heroes can surge, and what a surge allows.',
    choices: {
      normal: 'A full turn, once per round',
      partial: 'Part of a turn, once per round',
      restricted: 'A full turn, once per fight',
    },
  },
  firstPick: {
    label: 'First pick',
    help: 'Which group gets the first pick of the fight.',
    choices: { pc: 'The heroes', npc: 'The NPCs' },
  },
};
