import { fileURLToPath } from 'node:url';
import type { SerializedError } from 'vitest';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { counted } from '../engine/presentation/text/plural.ts';
import { placeIn, placesOf } from './place.ts';
import { isRulebookFolder, type RulebookProject } from './project.ts';

/** The tests of the guarantees that every rulebook gives, and the part of a ruleset that each of them is about. */
const TESTS = {
  'bots/tactical': 'forecast',
  'fuzz/advice': 'forecast',
  'fuzz/claims': 'forecast',
  'fuzz/derivations': 'forecast',
  'fuzz/forcing': 'play',
  'fuzz/forecasts': 'forecast',
  'fuzz/fuzz': 'play',
  'fuzz/indistinguishable': 'play',
  'fuzz/param-labels': 'words',
  'fuzz/rewind': 'play',
  'fuzz/set-dice': 'play',
  'fuzz/unknown-odds': 'forecast',
  'fuzz/words': 'words',
  'fuzz/conditional-orders': 'play',
  'fuzz/gain-orders': 'play',
  'fuzz/odds-reuse': 'forecast',
} as const;

/** The folder of the code that this module belongs to, and the ending of its files: `.ts`, or `.js` if installed. */
const CODE = fileURLToPath(new URL('../', import.meta.url));
const ENDING = import.meta.url.slice(-3);

/** The results of the general tests: how many passed, and a message for each failure. */
export interface Guarantees {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** Runs the general tests of a rulebook. Each failure begins with the file and line in the rulebook’s sources. */
export async function testGuarantees(project: RulebookProject, ruleset: Ruleset): Promise<Guarantees> {
  if (isRulebookFolder(project.root)) process.env.RULEBOOK_FOLDER = project.root;
  const { startVitest } = await import('vitest/node');
  const vitest = await startVitest([], {
    root: CODE,
    config: false,
    watch: false,
    include: Object.keys(TESTS).map((name) => `${name}.test${ENDING}`),
    exclude: [],
    isolate: false,
    reporters: [{}],
    testNamePattern: new RegExp(`(^|\\W)${ruleset.id}(\\W|$)`),
    taskTitleValueFormatTruncate: 0,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  await vitest.close();
  const places = await placesOf(project.root, project.sources, functionsOf(ruleset));
  const failed = (name: string, moduleId: string, errors: readonly SerializedError[]) =>
    failureOf(project, name, moduleId, errors, places);
  const failures = [
    ...modules.flatMap((module) =>
      module.errors().map((error) => failed('a test could not start', module.moduleId, [error])),
    ),
    ...tests.flatMap((test) => {
      const { state, errors } = test.result();
      return state === 'failed' ? [failed(test.fullName, test.module.moduleId, errors ?? [])] : [];
    }),
  ];
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures: [...Map.groupBy(failures, ({ at, message }) => `${at}\n${message}`).values()].map(textOf),
  };
}

interface Failure {
  readonly at: string;
  readonly name: string;
  readonly message: string;
}

/** Returns the text of failures that have the same place and message. */
function textOf(failures: readonly Failure[]): string {
  const [{ at, name, message } = { at: '', name: '', message: '' }, ...others] = failures;
  const more = others.length > 0 ? ` (and ${counted(others.length, 'more test', 'more tests')})` : '';
  return `${at}: ${name}${more}\n${message.replace(/^/gm, '    ')}`;
}

/** Returns the functions of a ruleset that failures are about, by name. */
function functionsOf({ forecast, play, description, actions }: Ruleset): Readonly<Record<string, unknown>> {
  const rules = Object.entries(actions).map(([name, { run }]) => [`do ${name}`, run]);
  return { forecast, play, words: description.say, ...Object.fromEntries(rules) };
}

function failureOf(
  { root, sources }: RulebookProject,
  name: string,
  moduleId: string,
  errors: readonly SerializedError[],
  places: Readonly<Record<string, string | undefined>>,
): Failure {
  const all = errors.flatMap((error) => (error.cause ? [error, error.cause] : [error]));
  const message = all.map(messageOf).join('\n');
  const frames = all.flatMap(({ stacks = [] }) => stacks.map(({ file, line }) => `${file}:${line}`));
  const stacks = all.map(({ stack = '' }) => stack);
  const [, part = 'play'] =
    Object.entries(TESTS).find(([test]) => moduleId.endsWith(`${test}.test${ENDING}`)) ?? [];
  const [, action] = /"do":"([^"]+)"/.exec(message) ?? [];
  const at =
    placeIn(root, sources, [...frames, ...stacks, message].join('\n')) ??
    (part === 'play' ? places[`do ${action}`] : undefined) ??
    places[part] ??
    moduleId;
  return { at, name, message };
}

/**
 * Returns an error’s message. If the value that a test found is a text of several lines, returns that text, which says
 * more.
 */
function messageOf({ message, actual }: SerializedError): string {
  return typeof actual === 'string' && actual.includes('\n') ? actual : message;
}
