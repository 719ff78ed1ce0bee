/** The public modules of `@riposte/shared`: folders in which every file is public, and single modules. */
const FOLDERS = ['engine', 'kit', 'hex'];
const MODULES = { './testing': 'authoring/testing' };

/** The folders that only Riposte’s own tests use. */
const INTERNAL = { './engine/testing/*': null, './kit/testing/*': null };

/** The tools that an author installs too. They are optional, because code that only plays does not need them. */
const TOOLS = ['@types/node', 'fast-check', 'rolldown', 'typescript', 'vitest'];

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns the manifest of the published package, from the manifests of the workspace and of the repository. All are
 * JSON texts.
 */
export function publicManifest(workspace: string, repository: string): string {
  const { version, license, dependencies } = JSON.parse(workspace) as Manifest;
  const { devDependencies = {} } = JSON.parse(repository) as Manifest;
  const manifest = {
    name: '@riposte/shared',
    version,
    license,
    description: 'The engine of Riposte, and the tools for authors of its rulebooks.',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=22.18' },
    bin: { rulebook: './dist/cli/rulebook.js' },
    files: ['dist', 'docs', 'template', 'README.md', 'LICENSE'],
    exports: exportsOf(),
    dependencies,
    peerDependencies: Object.fromEntries(TOOLS.map((name) => [name, devDependencies[name]])),
    peerDependenciesMeta: Object.fromEntries(TOOLS.map((name) => [name, { optional: true }])),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function exportsOf(): Readonly<Record<string, unknown>> {
  const folders = FOLDERS.map((name) => [`./${name}/*`, compiled(`${name}/*`)]);
  const modules = Object.entries(MODULES).map(([name, path]) => [name, compiled(path)]);
  return { ...Object.fromEntries([...folders, ...modules]), ...INTERNAL, './package.json': './package.json' };
}

const compiled = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });
