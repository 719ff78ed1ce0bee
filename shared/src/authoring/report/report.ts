import { relative } from 'node:path';
import { caseFilesIn } from '../../cases/case-files.ts';
import { presentEdition } from '../../engine/history/edition.ts';
import { failureOfCase } from '../check-sources.ts';
import { clausesIn } from '../clause-table.ts';
import { loadRuleset, type RulebookProject } from '../project.ts';
import { alwaysBest, neverBest, type OptionUse, optionsInFights } from './options.ts';
import { type ClauseReach, CoverageCounter, reachOf } from './reach.ts';
import { changesBetween, earlierEdition, type ScenarioChange } from './versions.ts';

/**
 * Returns a report about a rulebook as text. It lists clauses that nothing reaches, options without a use, and the
 * changes since the previous version. The package of that version is in the folder `packages`. The same sources give
 * the same report.
 */
export async function reportOn(project: RulebookProject, fights: number, packages: string): Promise<string> {
  const counter = new CoverageCounter();
  await counter.start();
  const ruleset = await loadRuleset(project);
  const cases = caseFilesIn(project.cases);
  for (const file of cases) failureOfCase(project, ruleset, file);
  const inCases = await counter.take(project.sources);
  const uses = optionsInFights(ruleset, fights);
  const reach = reachOf(project.sources, clausesIn(project), inCases, await counter.take(project.sources));
  counter.stop();
  const earlier = await earlierEdition(project, ruleset, packages);
  const changes = earlier && changesBetween(earlier, presentEdition(ruleset), fights);
  return [
    `${ruleset.id}, version ${ruleset.version}: ${cases.length} cases, ${fights} fights between bots`,
    ...clauseLines(project, reach),
    ...optionLines(uses),
    ...(earlier && changes
      ? changeLines(earlier.ruleset.version, changes)
      : ['', 'There is no earlier version.']),
  ].join('\n');
}

function clauseLines({ root, sources }: RulebookProject, reach: readonly ClauseReach[]): readonly string[] {
  const missed = reach.filter(({ byCase, byFight }) => !byCase && !byFight);
  const untested = reach.filter(({ byCase, byFight }) => !byCase && byFight);
  const line = ({ id, title, code }: ClauseReach) =>
    `  ${id} ${title}  ${code.map((at) => `${relative(root, sources)}/${at}`).join(' ') || 'no code'}`;
  return [
    '',
    `Clauses that no case and no fight reaches: ${missed.length} of ${reach.length}`,
    ...missed.map(line),
    `Clauses that only fights reach: ${untested.length} of ${reach.length}`,
    ...untested.map(line),
  ];
}

function optionLines(uses: readonly OptionUse[]): readonly string[] {
  const line = ({ name, offered }: OptionUse) => `  ${name}  (offered ${offered} times)`;
  const [never, always] = [neverBest(uses), alwaysBest(uses)];
  return [
    '',
    `Options that are never the best: ${never.length}`,
    ...never.map(line),
    `Reactions that are always the best: ${always.length}`,
    ...always.map(line),
  ];
}

function changeLines(version: number, changes: readonly ScenarioChange[]): readonly string[] {
  const different = changes.flatMap(({ scenario, different: all }) =>
    all.map((one) => `  ${scenario}, ${one}`),
  );
  const replayed = changes.reduce((sum, change) => sum + change.replayed, 0);
  return [
    '',
    `Changes since version ${version}`,
    ...changes.map(
      ({ scenario, side, before, now }) =>
        `  ${scenario}: ${side} win ${before.toFixed(0)} → ${now.toFixed(0)} % of the fights`,
    ),
    `Fights of version ${version} that end otherwise: ${different.length} of ${replayed}`,
    ...different,
  ];
}
