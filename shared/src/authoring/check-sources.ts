import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { caseFilesIn, readCase } from '../cases/case-files.ts';
import { runCase } from '../cases/case-run.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { presentEdition } from '../engine/history/edition.ts';
import { readSource } from '../scenario/source-text.ts';
import { clausesIn } from './clause-table.ts';
import { testGuarantees } from './guarantees.ts';
import { loadRuleset, type RulebookProject } from './project.ts';

/**
 * The results of `rulebook check`: what was tried, and a message for each failure, which begins with the file and line.
 */
export interface Checked {
  readonly name: string;
  /** The numbers of the things that were tried, such as `12 cases`. */
  readonly tried: readonly string[];
  readonly failures: readonly string[];
  /** A sentence about what was not tried; omitted if everything was. */
  readonly untried?: string;
}

/** Checks the sources of a rulebook: its cases, its clauses, and the guarantees that every rulebook gives. */
export async function checkSources(project: RulebookProject): Promise<Checked> {
  const ruleset = await loadRuleset(project);
  const cases = caseFilesIn(project.cases);
  const clauses = clausesIn(project);
  const guarantees = await testGuarantees(project, ruleset);
  const failures = [
    ...cases.flatMap((file) => failureOfCase(project, ruleset, file)),
    ...clauses.flatMap(({ id, title, code }) =>
      code.length > 0
        ? []
        : [`${relative(project.root, project.rules)}: no line of code cites ${id} ${title}`],
    ),
    ...guarantees.failures,
  ];
  const tests = guarantees.passed + guarantees.failures.length;
  return {
    name: `${ruleset.id}, version ${ruleset.version}`,
    tried: [`${cases.length} cases`, `${clauses.length} clauses`, `${tests} guarantees`],
    failures,
  };
}

/** Returns the failure of a case with the line of the step that fails; an empty list if it passes. */
export function failureOfCase({ root }: RulebookProject, ruleset: Ruleset, file: string): readonly string[] {
  const place = (line: number) => `${relative(root, file)}:${line}`;
  const source = readSource(readFileSync(file, 'utf8'));
  if ('message' in source) return [`${place(source.line)}: ${source.message}`];
  try {
    const failure = runCase(readCase(file), presentEdition(ruleset));
    if (failure === null) return [];
    const step = Number(/^step (\d+)/.exec(failure)?.[1]);
    return [`${place(source.positionOf(['steps', step - 1]).line)}: ${failure}`];
  } catch (error) {
    return [`${place(1)}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
