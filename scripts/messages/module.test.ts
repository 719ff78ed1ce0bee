import { describe, expect, it } from 'vitest';
import { type Loaded, loadModule } from './load-module.ts';
import { MessageError } from './message.ts';
import { type Chapter, moduleOf } from './module.ts';

const FORM = { name: 'toy', intl: 'intl', isObject: false, isTemplate: false };

/** Returns the exports of a chapter's module. */
function load(chapter: Chapter, translation?: Chapter): Loaded {
  return loadModule(moduleOf(FORM, chapter, translation));
}

/** Returns the text of a message, filled with values. */
function shown(message: string, ...values: readonly unknown[]): unknown {
  const { entry } = load({ entry: message });
  return typeof entry === 'function' ? entry(...values) : entry;
}

/** Returns the parameters of a message's function. */
function parametersOf(message: string): string | undefined {
  return /= (?:<T>)?\((.*)\) =>/s.exec(moduleOf(FORM, { entry: message }))?.[1];
}

const hexes = '{n, plural, =0 {none} one {# hex} other {# hexes}}';

describe('a message', () => {
  it.each([
    { name: 'without arguments is a text', message: 'Join', values: [], text: 'Join' },
    { name: 'inserts text', message: 'Go to {place}', values: ['7'], text: 'Go to 7' },
    { name: 'formats a number', message: 'Round {n, number}', values: [1500], text: 'Round 1,500' },
    { name: 'formats a percentage', message: '{n, number, percent} done', values: [0.62], text: '62% done' },
    { name: 'formats a number by a skeleton', message: '{n, number, ::.0}', values: [2], text: '2.0' },
    { name: 'has a form for one', message: hexes, values: [1], text: '1 hex' },
    { name: 'has a form for several', message: hexes, values: [2000], text: '2,000 hexes' },
    { name: 'has a form for an exact number', message: hexes, values: [0], text: 'none' },
    {
      name: 'selects a form',
      message: 'It {how, select, up {rises} other {falls}}',
      values: ['up'],
      text: 'It rises',
    },
    { name: 'may contain marks of the code', message: 'a ` \\ {b}', values: ['c'], text: 'a ` \\ c' },
    { name: 'keeps quoted braces', message: "'{'{b}'}'", values: ['c'], text: '{c}' },
  ])('$name', ({ message, values, text }) => {
    expect(shown(message, ...values)).toBe(text);
  });

  it('with a tag is a list of its parts', () => {
    const link = (text: string) => ({ link: text });
    expect(shown('Read <link>the {what}</link>.', link, 'guide')).toEqual([
      'Read ',
      { link: 'the guide' },
      '.',
    ]);
  });

  it.each([
    { name: 'text', message: '{a} and {b}', parameters: 'a: string, b: string' },
    { name: 'numbers', message: `{who}: ${hexes}`, parameters: 'who: string, n: number' },
    {
      name: 'the values of a selection',
      message: '{a, select, x {1} other {2}}',
      parameters: "a: 'x' | 'other'",
    },
    { name: 'a function for a tag', message: '<b>x</b>', parameters: 'b: (text: string) => T' },
  ])('with $name has typed parameters in the order of the text', ({ message, parameters }) => {
    expect(parametersOf(message)).toBe(parameters);
  });

  it.each([
    { name: 'is malformed', message: '{name', fault: /expect argument closing brace/ },
    {
      name: 'lacks the form for other numbers',
      message: '{n, plural, one {x}}',
      fault: /missing other clause/,
    },
    { name: 'formats a date', message: '{at, date}', fault: /\{at\} in the code/ },
    { name: 'uses an argument as a number and as text', message: '{n} {n, number}', fault: /two types/ },
    { name: 'names an argument like a word of the code', message: '{new}', fault: /rename/ },
    { name: 'has an ordinal number', message: '{n, selectordinal, other {#th}}', fault: /ordinal/ },
  ])('is rejected with its key if it $name', ({ message, fault }) => {
    const compiled = () => moduleOf(FORM, { level: { easy: message } });
    expect(compiled).toThrow(MessageError);
    expect(compiled).toThrow(fault);
    expect(compiled).toThrow(/^level\.easy: /);
  });
});

it('a message that the page fills in keeps its placeholders', () => {
  const source = moduleOf({ ...FORM, isTemplate: true }, { provoked: '{by} provokes you' });
  expect(source).toContain("export const provoked = '{by} provokes you';");
});

it('a chapter whose messages are looked up by id is one object with nested groups', () => {
  const chapter = { sword: { label: 'Sword', help: 'One hand' }, 'great-axe': { label: 'Axe' } };
  const source = moduleOf({ ...FORM, name: 'things-held', isObject: true }, chapter);
  expect(source).toContain(
    "thingsHeld = { sword: { label: 'Sword', help: 'One hand' }, 'great-axe': { label: 'Axe' } };",
  );
});

describe('a translated chapter', () => {
  const english = { join: 'Join', level: { easy: 'Easy', hard: 'Hard' }, move: '{who} moves to {place}' };

  it('keeps the English text where it has none', () => {
    expect(load(english, { level: { easy: 'Light' } })).toMatchObject({
      join: 'Join',
      level: { easy: 'Light', hard: 'Hard' },
    });
  });

  it('takes its arguments in the English order', () => {
    const { move } = load(english, { move: 'At {place} walks {who}' });
    expect(typeof move === 'function' && move('Ana', '7')).toBe('At 7 walks Ana');
  });
});
