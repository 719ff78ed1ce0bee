/* Generated from en/options.json by `npm run words`. Edit that file instead. */

export const options = {
  evade: { label: 'Evade', help: '1 Willpower: make an Evasion check.' },
  pass: { label: 'Pass', help: 'Don’t use any of the other options.' },
  break: { label: 'Break it', help: 'Break a weapon you’re holding instead of making the death check.' },
  spend: { label: 'Spend Willpower', help: 'Each point adds 1 to the death check.' },
  helpless: { label: 'Spare them', help: 'They lie Helpless, out of the fight until they regain Willpower.' },
  allow: { label: 'Allow', help: 'Let them do it.' },
  check: { label: 'Call for a check', help: 'Choose the specialty, and a modifier if you like.' },
};
