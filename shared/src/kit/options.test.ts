import { describe, expect, it } from 'vitest';
import { count, flag, initially, listOf, oneOf, text } from '../engine/schema/field-schema.ts';
import { type Setup, SetupError } from '../engine/setup/setup.ts';
import { brawlSetup } from '../engine/testing/battles.ts';
import { optionForm, readOptions } from './options.ts';

const OPTIONS = {
  fog: flag,
  wounds: initially(oneOf(['light', 'grave']), 'light'),
  seconds: initially(count(1, 60), 20),
  guests: listOf(oneOf(['dog', 'horse'])),
  motto: text(20),
};
const setup = (options: Setup['options']) => ({
  ...brawlSetup(),
  options,
});

describe('the options of a battle', () => {
  it('have defaults if the setup omits them', () => {
    expect(readOptions(OPTIONS, setup({ seconds: 5 }))).toEqual({
      fog: false,
      wounds: 'light',
      seconds: 5,
      guests: [],
      motto: '',
    });
  });

  it.each<{ name: string; options: Setup['options']; wrong: string }>([
    { name: 'an unknown option', options: { mist: true }, wrong: 'options.mist: unknown option' },
    {
      name: 'an unknown option called "constructor"',
      options: { constructor: true },
      wrong: 'options.constructor: unknown option',
    },
    {
      name: 'an option with an invalid value',
      options: { seconds: 61 },
      wrong: 'options.seconds: takes a whole number from 1 to 60',
    },
  ])('are rejected with a message that names $name', ({ options, wrong }) => {
    expect(() => readOptions(OPTIONS, setup(options))).toThrow(new SetupError(wrong));
  });
});

describe('the form for the options', () => {
  const said = (label: string) => ({ label, help: `${label}.` });

  it('has a field of the right type for each option with texts, in the order of the texts', () => {
    const words = {
      seconds: said('Seconds'),
      fog: said('Fog'),
      wounds: { ...said('Wounds'), choices: { light: 'Light', grave: 'Grave' } },
      guests: { ...said('Guests'), choices: { dog: 'A dog' } },
    };
    expect(optionForm(OPTIONS, words, { fog: ['TOY-1'] })).toEqual([
      { key: 'seconds', ...said('Seconds'), type: 'number', initial: 20, min: 1, max: 60 },
      { key: 'fog', ...said('Fog'), clauses: ['TOY-1'], type: 'boolean', initial: false },
      {
        key: 'wounds',
        ...said('Wounds'),
        type: 'choice',
        initial: 'light',
        choices: [
          { value: 'light', label: 'Light' },
          { value: 'grave', label: 'Grave' },
        ],
      },
      {
        key: 'guests',
        ...said('Guests'),
        type: 'choices',
        initial: [],
        choices: [{ value: 'dog', label: 'A dog' }],
      },
    ]);
  });

  it('rejects an option of a type that has no form field', () => {
    expect(() => optionForm(OPTIONS, { motto: said('Motto') }, {})).toThrow(
      'There is no form field for an option',
    );
  });
});
