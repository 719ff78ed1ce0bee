/** The round as it is drawn: what each phase is for, and who may act first in it. */
export const track = {
  helps: {
    bolster: 'Defend, refresh; brace, barrier',
    channel: 'Begin to channel',
    skirmish: 'Mark, search, volley; taunt, hush',
    reposition: 'Rush, hide; leap',
    brawl: 'Fight, shove, grapple',
    release: 'Let loose what is channeled',
    'full-attack': 'Two attacks, or one with a slow weapon',
    delay: 'Whatever an earlier phase allows',
  },
  picks: { pc: 'The heroes pick', npc: 'The others pick' },
  noneDue: 'Only heroes are left to pick',
};

/** What somebody could do in the phases to come. */
export const ahead = {
  anything: 'Anything from before',
  double: 'Two attacks',
  surge: 'A surge costs',
  stress: (price: string) => `${price} stress`,
};

/** What is pending. */
export const about = { facts: { edges: 'Edges', snags: 'Snags' } };
