/* Generated from en/options.json by `npm run words`. Edit that file instead. */

export const options = {
  own: { label: 'Others’ actions', help: 'You can respond to every action except your own.' },
  none: { label: 'All actions', help: 'You can respond to your own actions, too.' },
  all: { label: 'Never (auto-pass)', help: 'You always pass without being asked.' },
  pass: { label: 'Pass', help: 'Let it happen.' },
  prepared: { label: 'Use prepared action', help: 'Take it now, as a quick action.' },
  active: { label: 'Active defense', help: '1 vigor: make a defend check with your armor and shield dice.' },
  prevent: { label: 'Prevent', help: 'The action has no effect, and its costs aren’t refunded.' },
  first: { label: 'Go first', help: 'Act before the NPCs whose vigilance equals yours.' },
  after: { label: 'Go later', help: 'Act after the NPCs whose vigilance equals yours.' },
  roll: { label: 'Roll for it', help: 'Roll dexterity; the higher result goes first.' },
  deny: { label: 'Deny', help: 'The action has no effect, but it still counts as taken.' },
  easy: { label: 'Easy', help: 'Difficulty 8.' },
  normal: { label: 'Normal', help: 'Difficulty 11.' },
  hard: { label: 'Hard', help: 'Difficulty 14.' },
  'no-check': { label: 'No check', help: 'The action succeeds without a roll.' },
};
