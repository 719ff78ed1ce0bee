/** Labels of odds. */
export const odds = {
  miss: 'Miss',
  hit: (degree: number) =>
    degree >= 4 ? 'Hit, 4 degrees or more' : degree === 1 ? 'Hit, 1 degree' : `Hit, ${degree} degrees`,
  success: (degree: number) =>
    degree >= 4 ? '4 degrees or more' : degree === 1 ? '1 degree' : `${degree} degrees`,
  failure: (degree: number) => (degree === 1 ? 'Fails by 1 degree' : 'Fails by 2 or more'),
  state: {
    unhurt: 'No harm',
    bruised: 'Bruised',
    strained: 'Strained',
    dazed: 'Also dazed',
    staggered: 'Staggered',
    out: 'Defeated',
  },
};
