/** Options of prompts that are not actions. */
export const options = {
  evade: { label: 'Evade', help: '1 Willpower: roll against the attack.' },
  pass: { label: 'Pass', help: 'Choose none of the other options.' },
  break: { label: 'Break it', help: 'Break a weapon in your hand instead of rolling.' },
  spend: { label: 'Spend Willpower', help: 'Each point adds 1 to the death check.' },
  helpless: {
    label: 'Spare them',
    help: 'They lie Helpless, out of the fight until they regain Willpower.',
  },
  allow: { label: 'Allow', help: 'It’s allowed.' },
  check: { label: 'Ask for a check', help: 'Choose the specialty, and a modifier if you like.' },
};
