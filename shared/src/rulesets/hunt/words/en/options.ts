/** Options of prompts that are not actions. */
export const options = {
  evade: { label: 'Evade', help: '1 Willpower: roll against the attack.' },
  pass: { label: 'Pass', help: 'Let it happen.' },
  break: { label: 'Break it', help: 'Destroy a weapon you hold instead of rolling.' },
  spend: { label: 'Spend Willpower', help: 'Add +1 to the death check for each.' },
  helpless: {
    label: 'Spare them',
    help: 'They lie Helpless and out of the fight until they regain Willpower.',
  },
  allow: { label: 'Allow', help: 'It works.' },
  check: { label: 'Ask for a check', help: 'Choose the specialty, and a modifier if you like.' },
};
