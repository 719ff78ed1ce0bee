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
import { MESSAGES, SAID } from './flow/words/catalog.ts';
import { rulesetOf } from './registry.ts';

const flow = rulesetOf('flow');
const FIGHTS = 12;
const CASES = join(import.meta.dirname, '../../cases/flow');

/** Returns the rejections in random fights full of mistakes, and those in the conformance cases. */
function rejections(): readonly Rejection[] {
  const found: Rejection[] = [];
  const check = vi.spyOn(Battle.prototype, 'check');
  for (const name of fightNames(FIGHTS, 'gm')) {
    const { setup, inputs } = fuzzFight(flow, name, limitsOf(name, 120));
    const battle = Battle.start(flow, setup, seededDice(seedOf(name)));
    const dice = chanceOf(`wording/${name}`);
    for (const input of inputs) {
      battle.check(randomMutant(battle, dice));
      battle.check(randomIntervention(battle, dice));
      battle.apply(input);
    }
  }
  for (const file of caseFiles(CASES)) runCase(readCase(file), presentEdition(flow));
  for (const { type, value } of check.mock.results) if (type === 'return' && value) found.push(value);
  check.mockRestore();
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

const FOUND = rejections();
/** The rejections of fighters that do not fit the rules. They quote the fault of a setup, which stays as it is. */
const QUOTED = FOUND.filter(({ key }) => key === undefined);
const KEYED = FOUND.filter(({ key }) => key !== undefined);

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

describe('a rejection by Flow', () => {
  it('is worded from its key and its arguments as in its message', () => {
    expect(KEYED.map((one) => refusalWording(received(one), flow.description))).toEqual(
      KEYED.map(({ message }) => message),
    );
  });

  it('was met with nearly all messages of the chapter', () => {
    const used = new Set(KEYED.map(({ key = '' }) => key));
    const unused = Object.values(SAID.refusals).flatMap((one) =>
      'key' in one && !used.has(one.key) ? [one.key] : [],
    );
    expect(unused.length).toBeLessThan(4);
  });

  it('has no arguments other than numbers, names, ids, hexes and messages', () => {
    const texts = KEYED.flatMap(fixedTexts);
    expect(texts.filter((text) => !/^[\p{L}\d-]+(, [\p{L}\d-]+)*$/u.test(text))).toEqual([]);
  });

  it('lacks a key only if it quotes the fault of a setup', () => {
    expect(QUOTED.filter(({ message }) => !/^\w+\.(sheet|state)\./.test(message))).toEqual([]);
  });
});

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

it.each(['de', 'fr'])('each rejection by Flow is worded in the language %s', (language) => {
  const chapters = {
    ...chaptersIn(language, 'shared', ['engine-refusals', 'takes']),
    ...chaptersIn(language, 'flow', ['rejections', ...Object.keys(MESSAGES)]),
  };
  const english = KEYED.filter(({ key = '', args, message }) => {
    const text = wordingIn(chapters, { key, ...(args && { args }) });
    return text === undefined || text === message;
  });
  expect(english).toEqual([]);
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
    expect(refusalWording(given, flow.description)).toBe('No.');
  });
});
