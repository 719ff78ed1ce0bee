/* Generated from en/prompts.json by `npm run words`. Edit that file instead. */

export const prompts = {
  'tie-npc': {
    label: 'Tied vigilance',
    help: 'Do you act before or after the NPCs whose vigilance equals yours?',
  },
  'tie-pc': { label: 'Who goes first?', help: 'Name the fighter you’ve all agreed on, or roll dexterity.' },
  respond: { label: 'Respond to {by}?', help: 'Your quick action resolves first.' },
  defend: { label: 'How do you defend?', help: 'Actively for 1 vigor, or passively for free.' },
  prevent: {
    label: 'Prevent this action?',
    help: 'No one can respond to it. If you don’t prevent it, it happens.',
  },
  rule: { label: 'How hard is it?', help: 'Set a difficulty, let the action succeed, or deny it.' },
};
