/** Outcomes of a forecast. */
export const odds = {
  miss: 'Miss',
  hit: 'Hit',
  critical: 'Critical',
  fumble: 'Fumble',
  evaded: 'Evaded',
  struck: 'Struck',
  dies: 'Dies',
  lives: 'Lives',
};
