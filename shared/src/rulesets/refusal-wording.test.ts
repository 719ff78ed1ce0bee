import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { chapterNames, moduleIn, TRANSLATED } from '../../../scripts/messages/catalog.ts';
import { loadModule } from '../../../scripts/messages/load-module.ts';
import { camelCase } from '../../../scripts/messages/module.ts';
import { caseFiles, readCase } from '../cases/case-files.ts';
import { runCase } from '../cases/case-run.ts';
import { Battle } from '../engine/battle/battle.ts';
import { presentEdition } from '../engine/history/edition.ts';
import { type Chapters, type KeyedText, wordingIn } from '../engine/language/keyed-text.ts';
import { refusalWording } from '../engine/presentation/refusal-wording.ts';
import type { Rejection } from '../engine/presentation/rejection.ts';
import { seededDice } from '../engine/state/dice.ts';
import { chanceOf, seedOf } from '../fuzz/chance.ts';
import { fightNames, fuzzFight, limitsOf } from '../fuzz/fuzz.ts';
import { randomIntervention, randomMutant } from '../fuzz/inputs.ts';
import { RULESETS, rulesetOf } from './registry.ts';

const FIGHTS = 12;

/** Returns the rejections in random fights full of mistakes, and those in the conformance cases. */
function rejections(id: string): readonly Rejection[] {
  const rules = rulesetOf(id);
  const found: Rejection[] = [];
  const check = vi.spyOn(Battle.prototype, 'check');
  for (const name of fightNames(FIGHTS, 'gm')) {
    const { setup, inputs } = fuzzFight(rules, name, limitsOf(name, 120));
    const battle = Battle.start(rules, setup, seededDice(seedOf(name)));
    const dice = chanceOf(`wording/${name}`);
    for (const input of inputs) {
      battle.check(randomMutant(battle, dice));
      battle.check(randomIntervention(battle, dice));
      battle.apply(input);
    }
  }
  const cases = join(import.meta.dirname, '../../cases', id);
  for (const file of caseFiles(cases)) runCase(readCase(file), presentEdition(rules));
  for (const { type, value } of check.mock.results) if (type === 'return' && value) found.push(value);
  check.mockRestore();
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** Returns a rejection as the page receives it, without the sentence in the language of the server. */
function received(one: Rejection): Rejection {
  return { ...(JSON.parse(JSON.stringify(one)) as Rejection), message: '' };
}

/** Returns all fixed texts among a rejection's arguments. */
function fixedTexts({ args = [] }: Partial<KeyedText>): string[] {
  return args.flatMap((one) =>
    typeof one === 'string' ? [one] : typeof one === 'object' ? fixedTexts(one) : [],
  );
}

/** Returns the keys of all messages of a chapter or of a group in it. */
function keysIn(key: string, messages: unknown): string[] {
  if (typeof messages !== 'object' || messages === null) return [key];
  return Object.entries(messages).flatMap(([id, one]) => keysIn(`${key}/${id}`, one));
}

/** Returns chapters of a catalog in a language, by name. */
function chaptersIn(language: string, catalog: string, names: readonly string[]): Chapters {
  const found = TRANSLATED.find(({ name }) => name === catalog);
  if (!found) throw new Error(`There is no catalog "${catalog}".`);
  const entries = chapterNames(found)
    .map((file) => [found.form.isObject ? camelCase(file) : file, file] as const)
    .filter(([name]) => names.includes(name))
    .map(([name, file]) => {
      const messages = loadModule(moduleIn(found, language, file));
      return [name, found.form.isObject ? messages[name] : messages];
    });
  return Object.fromEntries(entries);
}

describe.each(Object.keys(RULESETS))('a rejection by %s', (id) => {
  const { description } = rulesetOf(id);
  const { messages = {} } = description;
  const found = rejections(id);
  const keyed = found.filter(({ key }) => key !== undefined);

  it('is worded from its key and its arguments as in its message', () => {
    expect(keyed.map((one) => refusalWording(received(one), description))).toEqual(
      keyed.map(({ message }) => message),
    );
  });

  it('was met with nearly all messages of the chapter', () => {
    const used = new Set(keyed.map(({ key }) => key));
    const unused = keysIn('refusals', messages.refusals).filter((key) => !used.has(key));
    expect(unused.length).toBeLessThan(4);
  });

  it('has no arguments other than numbers, names, ids, hexes and messages', () => {
    const texts = keyed.flatMap(fixedTexts);
    expect(texts.filter((text) => !/^[\p{L}\d-]+(, [\p{L}\d-]+)*$/u.test(text))).toEqual([]);
  });

  it('lacks a key only if it quotes the fault of a setup, which stays as it is', () => {
    const quoted = found.filter(({ key }) => key === undefined);
    expect(quoted.filter(({ message }) => !/^\w+\.(sheet|state)\./.test(message))).toEqual([]);
  });

  it.each(['de', 'fr'])('is worded in the language %s', (language) => {
    const chapters = {
      ...chaptersIn(language, 'shared', ['engine-refusals', 'takes']),
      ...chaptersIn(language, id, ['rejections', ...Object.keys(messages)]),
    };
    const english = keyed.filter(({ key = '', args, message }) => {
      const text = wordingIn(chapters, { key, ...(args && { args }) });
      return text === undefined || text === message;
    });
    expect(english).toEqual([]);
  });
});

describe('a rejection that this build cannot word', () => {
  it.each([
    { name: 'has an unknown key', key: 'refusals/tooQuiet' },
    { name: 'has a key of another chapter', key: 'about/title' },
    { name: 'has a key that is no own property', key: 'constructor/name' },
    { name: 'has too few arguments', key: 'refusals/outOfRange', args: [3] },
    {
      name: 'has an argument that is unknown',
      key: 'refusals/tooLarge',
      args: ['Rex', { key: 'sizes/vast' }, ''],
    },
    { name: 'has no key', key: undefined },
  ])('keeps its message if it $name', ({ key, args }) => {
    const given = { message: 'No.', ...(key && { key }), ...(args && { args }) };
    expect(refusalWording(given, rulesetOf('flow').description)).toBe('No.');
  });
});
