import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SourceManifest, sourceManifests } from '../../shared/src/authoring/source-manifest.ts';

const RULESETS = 'shared/src/rulesets';

/** The path of the module that loads the rulesets. */
export const SHELF = `${RULESETS}/shelf.ts`;

/** Returns the text of the module that loads each ruleset of the project that has a manifest. */
export function shelfOf(root: string): string {
  const entries = sourceManifests(join(root, RULESETS)).map(entryOf);
  return `import type { Ruleset } from '../engine/core/ruleset.ts';

/** Functions that load the rulesets, by id. \`npm run shelf\` writes this file from their manifests. */
export const SHELF: Readonly<Record<string, () => Promise<Ruleset>>> = {
${entries.join('')}};
`;
}

/** Writes the module that loads the rulesets. */
export function writeShelf(root: string): void {
  writeFileSync(join(root, SHELF), shelfOf(root));
}

const entryOf = ({ id }: SourceManifest) =>
  `  ${id}: async () => (await import('./${id}/index.ts')).${id},\n`;
