import { describe, expect, it } from 'vitest';
import type { OptionField } from '../engine/presentation/entries.ts';
import { translatedFight, translatedOption } from './translated-scenario.ts';

it('a translated fight keeps its other values, and its texts without a translation', () => {
  const combatants = [
    { id: 'ogre', name: 'Ogre', at: 1 },
    { id: 'imp', name: 'Imp', at: 2 },
  ];
  const fight = { title: 'A duel', blurb: 'Quick.', map: {}, combatants };
  expect(translatedFight(fight, { title: 'Ein Duell', names: { ogre: 'Oger' } })).toEqual({
    ...fight,
    title: 'Ein Duell',
    combatants: [{ id: 'ogre', name: 'Oger', at: 1 }, combatants[1]],
  });
});

describe('a translated battle option', () => {
  const field: OptionField = {
    key: 'fumbles',
    label: 'Fumbles',
    help: 'What happens then.',
    type: 'choice',
    initial: 'gm',
    choices: [
      { value: 'gm', label: 'The GM decides' },
      { value: 'off', label: 'Nothing happens' },
    ],
  };

  it('keeps its values, and its texts without a translation', () => {
    expect(translatedOption(field, { label: 'Slips', choices: { gm: 'The GM chooses' } })).toEqual({
      ...field,
      label: 'Slips',
      choices: [{ value: 'gm', label: 'The GM chooses' }, field.choices[1]],
    });
  });

  it('without any translation stays English', () => {
    expect(translatedOption(field, {})).toEqual(field);
  });
});
