import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackage } from '../../shared/src/authoring/build.ts';
import { repositoryProject } from '../../shared/src/authoring/project.ts';
import { caseFiles, readCase } from '../../shared/src/cases/case-files.ts';
import { runCase } from '../../shared/src/cases/case-run.ts';
import type { Input } from '../../shared/src/engine/battle/input.ts';
import { type Edition, editionOf, presentEdition } from '../../shared/src/engine/history/edition.ts';
import { editionName } from '../../shared/src/engine/history/edition-name.ts';
import type { Rulebook } from '../../shared/src/engine/history/rulebooks.ts';
import { groupFight } from '../../shared/src/engine/setup/scenario.ts';
import { scriptedDice, seededDice } from '../../shared/src/engine/state/dice.ts';
import { GM_EYES } from '../../shared/src/engine/visibility/viewer.ts';
import { fightNames, fuzzFight, limitsOf } from '../../shared/src/fuzz/fuzz.ts';
import { optionsTree } from '../../shared/src/fuzz/options-tree.ts';
import { record } from '../../shared/src/recording/record.ts';
import { clausesOf, readChapter } from '../../shared/src/rulebook/chapter.ts';
import {
  type RulebookPackage,
  readPackage,
  readPackages,
  registryOf,
} from '../../shared/src/rulebook/rulebook-package.ts';
import { RULESETS } from '../../shared/src/rulesets/registry.ts';
import { SHELF } from '../../shared/src/rulesets/shelf.ts';
import { replaceModule } from './sample-package.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-package-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function packed(id: string, name = id): Promise<string> {
  const built = await buildPackage(repositoryProject(id), join(folder, name));
  return built.folder;
}

describe.each(Object.values(RULESETS))(
  'the package of $id, loaded without the built-in rulebooks',
  (ruleset) => {
    const { id, version } = ruleset;
    let edition: Edition;
    let loaded: RulebookPackage;
    beforeAll(async () => {
      loaded = await readPackage(await packed(id));
      const { rulebooks } = registryOf([], await readPackages(join(folder, id)));
      edition = await editionOf(rulebooks.named({ ruleset: id, version }) as Rulebook);
    });

    it('has its chapters in English and German', () => {
      const { chapters } = loaded.served;
      const clausesIn = (language: string) =>
        chapters.get(language)?.flatMap((text) => clausesOf(readChapter(text)).map((clause) => clause.id));
      expect(clausesIn('de')).toEqual(clausesIn('en'));
      expect(chapters.get('de')).not.toEqual(chapters.get('en'));
    });

    it('passes all its cases', () => {
      const failed = caseFiles(join(folder, id, editionName(id, version), 'cases')).filter((file) =>
        runCase(readCase(file), edition),
      );
      expect(failed).toEqual([]);
    });

    it('plays every finished fight to the hash that was recorded', () => {
      const journals = join(PROJECT, 'shared/journals', id, String(version));
      for (const file of readdirSync(journals)) {
        const { setup, seed, hash, inputs } = JSON.parse(readFileSync(join(journals, file), 'utf8'));
        const battle = edition.Battle.start(edition.ruleset, setup, seededDice(seed));
        for (const input of inputs) battle.apply(input);
        expect(battle.hash(), file).toBe(hash);
      }
    });

    it('gives the same recording as the built-in rulebook', () => {
      const journals = join(PROJECT, 'shared/journals', id, String(version));
      const [file = ''] = readdirSync(journals);
      const { setup, seed, inputs } = JSON.parse(readFileSync(join(journals, file), 'utf8'));
      const entries = inputs.map((input: Input, index: number) => ({ seq: index + 1, input }));
      const recorded = (of: Edition) => [...record(of, { setup, seed, entries }, GM_EYES, 'all')];
      expect(recorded(edition)).toEqual(recorded(presentEdition(ruleset)));
    });

    it('offers the pinned options', () => {
      const setup = groupFight(edition.ruleset.scenarios)?.setup;
      if (!setup) throw new Error(`${id} has no scenario.`);
      const order = setup.combatants.map((one) => one.id);
      const dice = scriptedDice(Array.from({ length: 20 }, () => 6));
      const tree = optionsTree(edition, { ...setup, order }, dice, 2);
      expect(`${JSON.stringify(tree)}\n`).toBe(
        readFileSync(join(PROJECT, `shared/src/fuzz/pins/${id}.txt`), 'utf8'),
      );
    });

    it('keeps its invariants in random fights', () => {
      for (const name of fightNames(3, 'gm'))
        fuzzFight(edition.ruleset, name, limitsOf(name, 100), edition.Battle);
    });
  },
);

describe('a package', () => {
  const [id = ''] = Object.keys(RULESETS);
  const change = (path: string, file: string, text: string) => writeFileSync(join(path, file), text);

  it.each([
    {
      name: 'a changed module',
      spoil: (path: string) => appendFileSync(join(path, 'rulebook.js'), '// changed'),
      says: /rulebook\.js differs from its hash in rulebook\.json: build the package again/,
    },
    {
      name: 'a module that never finishes loading',
      spoil: (path: string) => replaceModule(path, () => 'for (;;);'),
      says: /rulebook\.js cannot be loaded: .* took longer than .* Ask its author for a working version/,
    },
    {
      name: 'a missing text',
      spoil: (path: string) => rmSync(join(path, 'clauses.json')),
      says: /clauses\.json cannot be read: build the package again/,
    },
    {
      name: 'a manifest that is not JSON',
      spoil: (path: string) => change(path, 'rulebook.json', '{'),
      says: /rulebook\.json: It is not valid JSON/,
    },
    {
      name: 'a manifest without members',
      spoil: (path: string) => change(path, 'rulebook.json', '{}'),
      says: /rulebook\.json: id: /,
    },
  ])('with $name is refused with its file and the fix', async ({ name, spoil, says }) => {
    const path = await packed(id, name);
    spoil(path);
    await expect(readPackage(path)).rejects.toThrow(says);
  });

  it('is the same in every build', async () => {
    const [one, other] = [await packed(id, 'one'), await packed(id, 'other')];
    const manifests = [one, other].map((path) => readFileSync(join(path, 'rulebook.json'), 'utf8'));
    expect(manifests[0]).toBe(manifests[1]);
  });

  it('is refused if another folder contains the same version', async () => {
    const path = await packed(id, 'twice');
    cpSync(path, `${path}-copy`, { recursive: true });
    const { packages, faults } = await readPackages(join(folder, 'twice'));
    expect(packages.map((one) => one.id)).toEqual([id]);
    expect(faults).toEqual([expect.stringMatching(/both contain .*: remove one of them\.$/)]);
  });

  it('is refused if it has the id of a built-in rulebook', async () => {
    await packed(id, 'clash');
    const { faults } = registryOf(SHELF, await readPackages(join(folder, 'clash')));
    expect(faults).toEqual([expect.stringMatching(/has the id "\w+" of a rulebook/)]);
  });
});
