/** The round track: the purpose of each phase, and the note that says which group has the pick. */
export const track = {
  helps: {
    bolster: 'Defend, refresh, brace, barrier',
    channel: 'Start channeling',
    skirmish: 'Mark, search, volley, taunt, hush',
    reposition: 'Rush, hide, leap',
    brawl: 'Fight, shove, grapple',
    release: 'Release channeled abilities',
    'full-attack': 'Two attacks, or one with a slow weapon',
    delay: 'Whatever an earlier phase allows',
  },
  picks: { pc: 'The heroes have the pick', npc: 'The NPCs have the pick' },
  noneDue: 'Only heroes are left in this phase',
};

/** The preview of the actions that a hero could take in the remaining phases. */
export const ahead = {
  anything: 'Any action from an earlier phase',
  double: 'Two attacks',
  surge: 'Surge cost',
  stress: (price: string) => `${price} stress`,
};

/** Labels for the facts about a pending attack. */
export const about = { facts: { edges: 'Edges', snags: 'Snags' } };
