import { counted } from '../../../../engine/presentation/text/plural.ts';

/** Labels of the outcomes in a forecast. */
export const odds = {
  miss: 'Miss',
  hit: (degree: number) => (degree >= 4 ? 'Hit (4 or more degrees)' : `Hit (${counted(degree, 'degree')})`),
  success: (degree: number) =>
    degree >= 4 ? 'Succeeds by 4 or more degrees' : `Succeeds by ${counted(degree, 'degree')}`,
  failure: (degree: number) => (degree === 1 ? 'Fails by 1 degree' : 'Fails by 2 or more degrees'),
  state: {
    unhurt: 'No harm',
    bruised: 'Bruised',
    strained: 'Strained',
    dazed: 'Hurt and dazed',
    staggered: 'Staggered',
    out: 'Defeated',
  },
};
