/** Outcomes of a forecast. */
export const odds = {
  miss: 'Miss',
  hit: 'Hit',
  critical: 'Critical',
  fumble: 'Fumble',
  evaded: 'Evaded',
  struck: 'Hit',
  dies: 'Dies',
  lives: 'Survives',
};
