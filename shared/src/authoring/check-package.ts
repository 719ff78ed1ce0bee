import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseFilesIn, readCase } from '../cases/case-files.ts';
import { runCase } from '../cases/case-run.ts';
import { type Edition, editionOf } from '../engine/history/edition.ts';
import { fightNames, fuzzFight, limitsOf, SERIES, type Series } from '../fuzz/fuzz.ts';
import { readPackage } from '../rulebook/rulebook-package.ts';
import { readFight } from '../scenario/fight-file.ts';
import type { Checked } from './check-sources.ts';

/** The number of random fights in each series, and the maximum number of inputs in a fight. */
const FIGHTS = 10;
const MAX_INPUTS = 150;
const UNTRIED =
  'Not checked in a package: exact odds, secrets in random fights, rewinds, auto-responses, texts and bots. Check the sources for that.';

/**
 * Checks a package: its files, its scenarios, its cases, and the invariants of the engine in random fights. Throws
 * `PackageError` if the package cannot be loaded.
 */
export async function checkPackage(folder: string): Promise<Checked> {
  const book = await readPackage(folder);
  const edition = await editionOf(book);
  const cases = caseFilesIn(join(folder, 'cases'));
  const fights = (Object.keys(SERIES) as Series[]).flatMap((series) => fightNames(FIGHTS, series));
  const failures = [
    ...caseFilesIn(join(folder, 'scenarios')).flatMap((file) => faultsOfScenario(edition, file)),
    ...cases.flatMap((file) => faultOf(`${file}: `, () => runCase(readCase(file), edition))),
    ...fights.flatMap((name) => faultOf(`random fight ${name}: `, () => faultOfFight(edition, name))),
  ];
  const tried = [`${cases.length} cases`, `${fights.length} random fights`];
  return { name: `${book.id}, version ${book.version}`, tried, failures, untried: UNTRIED };
}

function faultsOfScenario({ ruleset }: Edition, file: string): readonly string[] {
  const found = readFight(readFileSync(file, 'utf8'), { [ruleset.id]: ruleset });
  if (!('faults' in found)) return [];
  return found.faults.map(({ line, column, message }) => `${file}:${line}:${column} ${message}`);
}

function faultOfFight({ ruleset, Battle }: Edition, name: string): null {
  fuzzFight(ruleset, name, limitsOf(name, MAX_INPUTS), Battle);
  return null;
}

/** Returns the failure that `run` returns or throws, after `place`; an empty list if there is none. */
function faultOf(place: string, run: () => string | null): readonly string[] {
  try {
    const failure = run();
    return failure === null ? [] : [`${place}${failure}`];
  } catch (error) {
    return [`${place}${error instanceof Error ? error.message : String(error)}`];
  }
}
