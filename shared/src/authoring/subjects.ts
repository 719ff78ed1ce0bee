import type { Ruleset } from '../engine/core/ruleset.ts';
import { loadRuleset, projectIn, type RulebookProject, repositoryProject } from './project.ts';

/** The folder of the only rulebook that the general tests check; empty if they check those of this repository. */
const folder = process.env.RULEBOOK_FOLDER ?? '';

/** The rulebooks that the general tests check, by id. */
export const SUBJECTS: Readonly<Record<string, Ruleset>> =
  folder === '' ? (await import('../rulesets/registry.ts')).RULESETS : await only(projectIn(folder));

async function only(project: RulebookProject): Promise<Readonly<Record<string, Ruleset>>> {
  const ruleset = await loadRuleset(project);
  return { [ruleset.id]: ruleset };
}

/** Returns the sources of one of the rulebooks in `SUBJECTS`. */
export function projectOf(id: string): RulebookProject {
  return folder === '' ? repositoryProject(id) : projectIn(folder);
}
