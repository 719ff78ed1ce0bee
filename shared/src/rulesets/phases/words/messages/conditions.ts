/* Generated from en/conditions.json by `npm run words`. Edit that file instead. */

export const conditions = {
  dazed: { label: 'Dazed', help: 'A snag on attacks, checks and saves.' },
  disarmed: { label: 'Disarmed', help: 'No weapons; only improvised attacks, grapples and shoves.' },
  immobilized: { label: 'Immobilized', help: 'Can’t move, shift or stand up.' },
  marked: { label: 'Marked', help: 'An attacker can spend the mark for an edge.' },
  silenced: { label: 'Silenced', help: 'No spells and no releases.' },
  stunned: {
    label: 'Stunned',
    help: 'Only one action per turn, standard or minor; no reactions; defenses drop to 5.',
  },
  vulnerable: { label: 'Vulnerable', help: 'Takes double damage.' },
  weakened: { label: 'Weakened', help: 'Deals half damage.' },
  grappled: { label: 'Grappled', help: 'No reactions; can’t move unless larger.' },
  hidden: { label: 'Hidden', help: 'Enemies more than one hex away can’t target them.' },
  prone: { label: 'Prone', help: 'Attacks against them have an edge; each hex costs them 2 movement.' },
};
