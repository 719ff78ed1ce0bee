/** The labels of a forecast's outcomes. */
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
