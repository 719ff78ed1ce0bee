/** Conditions and statuses. */
export const conditions = {
  dazed: { label: 'Dazed', help: 'A snag on attacks, checks and saves.' },
  disarmed: { label: 'Disarmed', help: 'No weapons; only improvised attacks, grapples and shoves.' },
  immobilized: { label: 'Immobilized', help: 'Does not move, shift or stand up.' },
  marked: { label: 'Marked', help: 'Whoever spends the mark attacks with an edge.' },
  silenced: { label: 'Silenced', help: 'No spells, and nothing released.' },
  stunned: { label: 'Stunned', help: 'A standard or a minor action; no reactions; defences count as 5.' },
  vulnerable: { label: 'Vulnerable', help: 'Damage is doubled.' },
  weakened: { label: 'Weakened', help: 'Its damage is halved.' },
  grappled: { label: 'Grappled', help: 'No reactions; whoever is not the larger stays put.' },
  hidden: { label: 'Hidden', help: 'Enemies farther than a hex away cannot aim at it.' },
  prone: { label: 'Prone', help: 'Attacks on it have an edge; every hex costs it two.' },
};
