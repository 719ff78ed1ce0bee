import { fileURLToPath } from 'node:url';
import type { TestCase } from 'vitest/node';
import type { Ruleset } from '../engine/core/ruleset.ts';
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
  'rulesets/conditional-orders': 'play',
  'rulesets/gain-orders': 'play',
  'rulesets/odds-reuse': 'forecast',
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
    testTimeout: 600_000,
    hookTimeout: 600_000,
  });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.filter((test) => test.result().state === 'failed');
  const broken = modules.flatMap((module) =>
    module.errors().map(({ message }) => `${module.moduleId}: ${message}`),
  );
  await vitest.close();
  const functions = functionsOf(ruleset);
  const places = await placesOf(project.root, functions);
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures: [...broken, ...failed.map((test) => messageOf(project, test, places))],
  };
}

/** Returns the functions of a ruleset that failures are about, by name. */
function functionsOf({ forecast, play, description, actions }: Ruleset): Readonly<Record<string, unknown>> {
  const checks = Object.entries(actions).map(([name, { check }]) => [`do ${name}`, check]);
  return { forecast, play, words: description.say, ...Object.fromEntries(checks) };
}

function messageOf(
  { root, sources }: RulebookProject,
  test: TestCase,
  places: Readonly<Record<string, string | undefined>>,
): string {
  const errors = test.result().errors ?? [];
  const frames = errors.flatMap(({ stacks = [] }) => stacks.map(({ file, line }) => `${file}:${line}`));
  const message = errors.map((error) => error.message).join('\n');
  const name = Object.keys(TESTS).find((one) => test.module.moduleId.endsWith(`${one}.test${ENDING}`));
  const [, action] = /"do":"([^"]+)"/.exec(message) ?? [];
  const at =
    placeIn(root, sources, [...frames, message].join('\n')) ??
    places[`do ${action}`] ??
    places[TESTS[name as keyof typeof TESTS]];
  return `${at ?? name}: ${test.fullName}\n${indented(message)}`;
}

const indented = (text: string) => text.replace(/^/gm, '    ');
