import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asText, ProjectError } from './project.ts';
import { filesOfTemplate, templateFolder } from './template.ts';

/** The folder of `@riposte/shared`, from which a new rulebook gets its own copy. */
const SHARED = fileURLToPath(new URL('../../', import.meta.url));

/** Words that a ruleset’s code needs as names, so that a rulebook cannot have them as its id. */
const RESERVED = [
  'ruleset',
  'class',
  'function',
  'import',
  'export',
  'return',
  'default',
  'typeof',
  'switch',
];

/** The folder for each kind of file in a rulebook’s folder. */
const FOLDERS = { code: 'src', case: 'cases', chapter: 'rules' } as const;

/**
 * Creates a folder with a small playable rulebook, its cases, and a copy of `@riposte/shared`. The folder’s name
 * becomes the rulebook’s id. Throws `ProjectError` if the folder is not empty or its name is not suitable.
 */
export function createRulebook(folder: string): void {
  const id = basename(folder);
  if (!/^[a-z]{2,24}$/.test(id) || RESERVED.includes(id))
    throw new ProjectError(
      `A rulebook’s folder must be one word of 2 to 24 letters from a to z, not "${id}".`,
    );
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ProjectError(`${folder} is not empty. Name a new folder.`);
  mkdirSync(join(folder, 'vendor'), { recursive: true });
  const archive = packShared(join(folder, 'vendor'));
  const files = filesOfTemplate(templateFolder(), id).map(
    ({ kind, path, text }) =>
      [`${FOLDERS[kind]}/${path}`, kind === 'code' ? standalone(text, id) : text] as const,
  );
  for (const [path, text] of [...files, ...Object.entries(projectFiles(id, archive))]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Writes an archive of `@riposte/shared` into a folder, and returns its file name. */
function packShared(to: string): string {
  const args = ['pack', SHARED, '--pack-destination', to, '--silent'];
  const printed = execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  return printed.trim().split('\n').at(-1) ?? '';
}

/**
 * Returns a code file of the template after two changes. It imports the installed engine, and exports the ruleset under
 * the name that tools expect.
 */
function standalone(code: string, id: string): string {
  return code
    .replace(/'(?:\.\.\/)+(engine|kit|hex)\/([^']+)\.ts'/g, "'@riposte/shared/$1/$2'")
    .replace(`export const ${id}: Ruleset`, 'export const ruleset: Ruleset');
}

function projectFiles(id: string, archive: string): Readonly<Record<string, string>> {
  const manifest = {
    name: `rulebook-${id}`,
    version: '1.0.0',
    private: true,
    license: 'MIT',
    author: userInfo().username,
    type: 'module',
    engines: { node: '>=22.18' },
    scripts: {
      test: 'tsc && rulebook check',
      build: 'rulebook build',
      pack: 'rulebook pack',
      dev: 'rulebook dev',
      report: 'rulebook report',
    },
    devDependencies: { '@riposte/shared': `file:vendor/${archive}`, ...tools() },
  };
  return {
    'package.json': asText(manifest),
    'tsconfig.json': asText(TSCONFIG),
    'README.md': readme(id),
    '.gitignore': 'node_modules/\nrulebooks/\n',
    '.github/workflows/check.yml': WORKFLOW,
  };
}

/** Returns the tools that a rulebook’s folder needs, with the versions that this engine is tested with. */
function tools(): Readonly<Record<string, string>> {
  const [own, repository] = ['package.json', '../package.json'].map((path) => {
    const file = join(SHARED, path);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  });
  const known = own?.peerDependencies ?? repository?.devDependencies ?? {};
  const names = ['@types/node', 'fast-check', 'rolldown', 'typescript', 'vitest'];
  return Object.fromEntries(names.flatMap((name) => (known[name] ? [[name, known[name]]] : [])));
}

interface Manifest {
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const TSCONFIG = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024'],
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  },
  include: ['src'],
};

const WORKFLOW = `name: check
on: [push, pull_request]
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24 }
      - run: npm ci
      - run: npm test
`;

const readme = (id: string) => `# ${id.charAt(0).toUpperCase() + id.slice(1)}

A rulebook for Riposte. It needs Node 22.18 or newer.

    npm install
    npm test            # checks the types, the cases and all general tests
    npm run dev         # shows the rulebook in the browser while you change it
    npm run report      # lists clauses without a test and options without a use
    npm run pack        # builds the package that a host installs

| folder | contents |
|---|---|
| \`rules\` | the text of the rulebook |
| \`cases\` | fights with expected results |
| \`src\` | the rules as code |
| \`vendor\` | Riposte’s engine and tools |

The guide for authors is in \`node_modules/@riposte/shared/docs\`.
`;
