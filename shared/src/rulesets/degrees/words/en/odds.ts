import { counted } from '../../../../engine/presentation/text/plural.ts';

/** Labels of odds. */
export const odds = {
  miss: 'Miss',
  hit: (degree: number) => (degree >= 4 ? 'Hit, 4 degrees or more' : `Hit, ${counted(degree, 'degree')}`),
  success: (degree: number) => (degree >= 4 ? '4 degrees or more' : counted(degree, 'degree')),
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
