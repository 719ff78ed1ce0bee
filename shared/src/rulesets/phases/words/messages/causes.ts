/* Generated from en/causes.json by `npm run words`. Edit that file instead. */

export const causes = {
  weapon: 'weapon',
  mark: 'mark',
  prone: 'prone target',
  size: 'size',
  engaged: 'engaged',
  defending: 'Defend',
  cover: 'cover',
  deflect: 'Deflect',
  dazed: 'dazed',
};
