import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { REGISTRY, RULESETS, rulesetOf } from './registry.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns the source files below a folder of the project, without the tests. */
function sourcesIn(folder: string): string[] {
  const names = readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
}

describe('the registry', () => {
  it('lists the known rulesets if a caller asks for an unknown ruleset', () => {
    expect(() => rulesetOf('chess')).toThrow(/no ruleset "chess".*flow/);
  });

  it.each(REGISTRY.rulebooks.all)(
    'states the id, version and title of $id, version $version, as its code does',
    async ({ id, version, title, load }) => {
      const { ruleset } = await load();
      expect(ruleset).toMatchObject({ id, version, description: { name: title } });
    },
  );

  it.each(['shared/src/engine', 'shared/src/hex', 'shared/src/bots', 'server/src', 'client/src'])(
    'is the only place that names rulesets: no file in %s names one',
    (folder) => {
      const names = new RegExp(`['"\`/](${Object.keys(RULESETS).join('|')})['"\`/]`);
      const naming = sourcesIn(folder).filter((file) => names.test(readFileSync(`${ROOT}${file}`, 'utf8')));
      expect(naming).toEqual([]);
    },
  );
});
