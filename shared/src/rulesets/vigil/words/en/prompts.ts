/** Questions of prompts. */
export const prompts = {
  'tie-npc': { label: 'Before or after?', help: 'You are as watchful as one of the others: who goes first?' },
  'tie-pc': { label: 'Who goes first?', help: 'Name the same one, or let dexterity decide.' },
  respond: { label: 'Answer {by}?', help: 'Lay a quick action on top; it is done before what it answers.' },
  defend: { label: 'How do you defend?', help: 'Actively for a point of vigor, or as well as you can.' },
  prevent: { label: 'Prevent that?', help: 'Nobody can answer it; without you it happens.' },
  rule: { label: 'How hard is that?', help: 'Set the difficulty, allow it, or forbid it.' },
};
