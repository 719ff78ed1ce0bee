import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asText } from '../../shared/src/authoring/project.ts';
import { type SourceManifest, sourceManifests } from '../../shared/src/authoring/source-manifest.ts';
import { filesOfTemplate } from '../../shared/src/authoring/template.ts';
import { MANIFEST_FILE } from '../../shared/src/rulebook/manifest.ts';
import { EDITIONS, writeShelf } from '../shelf/shelf.ts';

/** The template for new rulesets. It is real code, checked and linted, but not in the registry. */
export const TEMPLATE = 'shared/src/rulesets/_skeleton';

/** The folder for each kind of file of a ruleset. */
const FOLDERS = { code: 'shared/src/rulesets', case: 'shared/cases', chapter: 'shared/rules' } as const;

/** Creates a ruleset from the template and registers it. On failure, removes everything again and throws. */
export function makeRuleset(root: string, name: string): void {
  try {
    for (const { kind, path, text } of filesOfTemplate(join(root, TEMPLATE), name)) {
      const to = join(root, FOLDERS[kind], name, path);
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, text, { flag: 'wx' });
    }
    writeFileSync(join(root, FOLDERS.code, name, MANIFEST_FILE), asText(manifestOf(root, name)));
    writeShelf(root);
  } catch (error) {
    unmakeRuleset(root, name);
    throw error;
  }
}

/** Unregisters a ruleset. Removes all its files, including its earlier editions. */
export function unmakeRuleset(root: string, name: string): void {
  for (const folder of ['shared/src/rulesets', 'shared/rules', 'shared/cases', 'shared/journals']) {
    rmSync(join(root, folder, name), { recursive: true, force: true });
  }
  for (const edition of readdirSync(join(root, EDITIONS)))
    if (edition.startsWith(`${name}-`)) rmSync(join(root, EDITIONS, edition), { recursive: true });
  writeShelf(root);
}

/** Returns the manifest of a new ruleset, which comes last in lists. */
function manifestOf(root: string, id: string): SourceManifest {
  const others = sourceManifests(join(root, FOLDERS.code));
  const position = Math.max(0, ...others.map((one) => one.position)) + 1;
  const title = id.charAt(0).toUpperCase() + id.slice(1);
  return { id, title, version: 1, license: 'MIT', authors: ['The Riposte authors'], position };
}
