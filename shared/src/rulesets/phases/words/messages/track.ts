/* Generated from en/track.json by `npm run words`. Edit that file instead. */

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
