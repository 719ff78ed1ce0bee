/** Options of prompts that are not actions. */
export const options = {
  evade: { label: 'Evade', help: 'Roll against the attack for one Willpower.' },
  pass: { label: 'Pass', help: 'Let it happen.' },
  break: { label: 'Break it', help: 'Discard a weapon you hold instead of rolling.' },
  spend: { label: 'Spend Willpower', help: 'Add it to the death check, one for one.' },
  helpless: { label: 'Spare it', help: 'It lies Helpless, out of the fight until it has Willpower again.' },
  allow: { label: 'Allow', help: 'It goes through.' },
  check: { label: 'Ask for a check', help: 'Name the specialty, and a modifier if you like.' },
};
