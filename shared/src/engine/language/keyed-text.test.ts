import { describe, expect, it } from 'vitest';
import { keyOf, said, wordingIn } from './keyed-text.ts';

const ENGLISH = {
  sizes: { huge: 'huge' },
  refusals: {
    prone: 'You’re prone.',
    tooFar: (ap: number) => `At most ${ap} AP.`,
    tooLarge: (name: string, size: string) => `${name} is ${size}.`,
  },
};
const OTHER = {
  sizes: { huge: 'giant' },
  refusals: {
    prone: 'You lie on the ground.',
    tooFar: (ap: number) => `No more than ${ap} AP.`,
    tooLarge: (name: string, size: string) => `${name}: ${size}.`,
  },
};
const { refusals, sizes } = said(ENGLISH);

describe('a message that is said', () => {
  it.each([
    {
      name: 'without arguments',
      one: refusals.prone,
      sent: { key: 'refusals/prone' },
      other: 'You lie on the ground.',
    },
    {
      name: 'with a number',
      one: refusals.tooFar(2),
      sent: { key: 'refusals/tooFar', args: [2] },
      other: 'No more than 2 AP.',
    },
    {
      name: 'with another message as argument',
      one: refusals.tooLarge('Rex', sizes.huge),
      sent: { key: 'refusals/tooLarge', args: ['Rex', { key: 'sizes/huge' }] },
      other: 'Rex: giant.',
    },
  ])('$name is sent as its key and arguments, and worded by the reader', ({ one, sent, other }) => {
    expect(keyOf(one)).toEqual(sent);
    expect([wordingIn(ENGLISH, sent), wordingIn(OTHER, sent)]).toEqual([one.text, other]);
  });

  it('has a key of the catalog, and arguments of the right types', () => {
    // @ts-expect-error: the catalog has no such message
    expect(refusals.tooNear).toBeUndefined();
    // @ts-expect-error: the argument is a number
    expect(refusals.tooFar('2').text).toBe('At most 2 AP.');
  });
});
