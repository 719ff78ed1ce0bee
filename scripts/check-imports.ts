import { join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType, type IViolation } from 'dependency-cruiser';

/**
 * Reports imports that go against the arrows in ARCHITECTURE.md, and cycles between folders. Tests may import anything.
 */

const PACKAGES = 'node_modules/';

/** Returns a rule: files of a folder may import nothing but packages and certain folders. */
function only(folder: string, ...allowed: readonly string[]): IForbiddenRuleType {
  const paths = [folder, ...allowed].map((path) => `^${path}/`);
  return {
    name: `${folder} may import only ${allowed.join(', ') || 'itself'}`,
    from: { path: `^${folder}/` },
    to: { pathNot: [...paths, PACKAGES] },
  };
}

const [HEX, ENGINE, KIT] = ['shared/src/hex', 'shared/src/engine', 'shared/src/kit'] as const;
const [WORDS, LANGUAGE] = ['shared/src/words', 'shared/src/engine/language'] as const;

const ARROWS: IForbiddenRuleType[] = [
  only(HEX),
  only(WORDS, LANGUAGE),
  only(ENGINE, WORDS, HEX),
  only(KIT, ENGINE, WORDS, HEX),
  {
    name: `a ruleset may import only ${KIT}, ${ENGINE}, ${WORDS}, ${HEX}`,
    from: { path: '^shared/src/rulesets/([^/]+)/' },
    to: {
      pathNot: ['^shared/src/rulesets/$1/', `^${KIT}/`, `^${ENGINE}/`, `^${WORDS}/`, `^${HEX}/`, PACKAGES],
    },
  },
  {
    name: 'shared may import neither client nor server',
    from: { path: '^shared/' },
    to: { path: '^(?:client|server)/' },
  },
  { name: 'client may not import server', from: { path: '^client/' }, to: { path: '^server/' } },
  { name: 'server may not import client', from: { path: '^server/' }, to: { path: '^client/' } },
];

/**
 * The folders of a ruleset group its files by kind, so cycles between these folders are allowed. Biome reports cycles
 * between files.
 */
const CYCLES: IForbiddenRuleType = {
  name: 'folders may not form a cycle',
  scope: 'folder',
  from: { pathNot: '^shared/src/rulesets/' },
  to: { circular: true },
};

const { output } = await cruise(['shared/src', 'server/src', 'client/src'], {
  baseDir: join(import.meta.dirname, '..'),
  exclude: { path: String.raw`\.test\.tsx?$|/testing/|^shared/editions/` },
  doNotFollow: { path: 'node_modules' },
  moduleSystems: ['es6'],
  parser: 'swc',
  tsPreCompilationDeps: true,
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  ruleSet: { forbidden: [...ARROWS, CYCLES] },
  validate: true,
});

const { violations, totalCruised } = (output as ICruiseResult).summary;
for (const violation of violations) console.error(sentenceOf(violation));
if (totalCruised === 0) console.error('No files were found.');
process.exitCode = violations.length > 0 || totalCruised === 0 ? 1 : 0;

function sentenceOf({ from, to, rule, cycle }: IViolation): string {
  const path = cycle?.map(({ name }) => name) ?? [to];
  return `${from} -> ${path.join(' -> ')}: ${rule.name}. See ARCHITECTURE.md.`;
}
