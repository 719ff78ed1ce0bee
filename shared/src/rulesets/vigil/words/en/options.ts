/** Options of prompts that are not actions. */
export const options = {
  own: { label: 'About others', help: 'You are asked about every action but your own.' },
  none: { label: 'About everything', help: 'You are asked about your own actions, too.' },
  all: { label: 'Never', help: 'You pass on everything without being asked.' },
  pass: { label: 'Pass', help: 'Let it happen.' },
  prepared: { label: 'Do what you prepared', help: 'Your prepared action, as a quick one.' },
  active: { label: 'Active defence', help: 'Roll defend with armour and shield; costs 1 vigor.' },
  prevent: { label: 'Prevent', help: 'It leaves without effect; what it cost stays spent.' },
  first: { label: 'Go first', help: 'Stand before those who are as watchful as you.' },
  after: { label: 'Go after', help: 'Let those go first who are as watchful as you.' },
  roll: { label: 'Roll for it', help: 'Dexterity decides, the higher first.' },
  deny: { label: 'Deny', help: 'It comes to nothing; the action is spent.' },
  easy: { label: 'Easy', help: 'Difficulty 8.' },
  normal: { label: 'Normal', help: 'Difficulty 11.' },
  hard: { label: 'Hard', help: 'Difficulty 14.' },
  'no-check': { label: 'No check', help: 'It simply works.' },
};
