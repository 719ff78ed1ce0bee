import { type ChildProcess, execFile, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeIn } from '../place.ts';
import { isRulebookFolder, type RulebookProject } from '../project.ts';
import type { Preview } from './preview.ts';

/** The maximum time for making a preview, in milliseconds. It is limited because a rule may never end. */
const TIMEOUT = 30_000;
const PROCESS = fileURLToPath(new URL(`preview-process${import.meta.url.slice(-3)}`, import.meta.url));

/** The content of the page after a change: the preview or the reason why there is none, and the type errors. */
export interface Build {
  readonly preview?: Preview;
  /** The error with the line in the sources, if they cannot be loaded or played. */
  readonly error?: string;
  /** The type errors, each with its line. */
  readonly types: readonly string[];
}

/** Loads the sources of a project in a new process, and checks their types. */
export async function rebuild(project: RulebookProject, name: string): Promise<Build> {
  const [played, types] = await Promise.all([play(name), typeErrors(project)]);
  return typeof played === 'string' ? { error: errorIn(project, played), types } : { preview: played, types };
}

/** Returns the error that a process has printed, in one line that begins with its place in the sources. */
function errorIn({ root, sources }: RulebookProject, printed: string): string {
  const lines = printed.split('\n');
  const said = lines.find((line) => /^\w*Error\b/.test(line)) ?? lines[0] ?? '';
  const place = placeIn(root, sources, printed);
  return place === undefined ? said : `${place}: ${said}`;
}

/** Returns the preview, or the error that the process has printed. */
function play(name: string): Promise<Preview | string> {
  return new Promise((resolve) => {
    const child = fork(PROCESS, [name], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], timeout: TIMEOUT });
    const printed = textOf(child);
    let preview: Preview | undefined;
    child.on('message', (message) => {
      preview = message as Preview;
    });
    child.on('close', (_, signal) => {
      const late = signal ? `The preview took more than ${TIMEOUT / 1000} seconds.` : '';
      resolve(preview ?? (late || printed() || 'The preview has ended without a result.'));
    });
  });
}

/** Collects the error output of a process. Returns a function that returns its first 4,000 characters so far. */
function textOf({ stderr }: ChildProcess): () => string {
  let text = '';
  stderr?.setEncoding('utf8').on('data', (part: string) => {
    if (text.length < 4000) text += part;
  });
  return () => text.slice(0, 4000).trim();
}

/** Returns the type errors of a project, or the reason why they are unknown. */
function typeErrors({ root }: RulebookProject): Promise<readonly string[]> {
  if (!isRulebookFolder(root) || !existsSync(join(root, 'tsconfig.json'))) return Promise.resolve([]);
  const tsc = compilerIn(root);
  if (tsc === undefined) return Promise.resolve(['TypeScript is missing: run `npm install`.']);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [tsc, '--pretty', 'false'],
      { cwd: root, timeout: TIMEOUT },
      (error, stdout) => {
        if (error?.killed) return resolve(['The type check took too long.']);
        resolve(
          stdout
            .split('\n')
            .filter((line) => /\(\d+,\d+\): error/.test(line))
            .slice(0, 50),
        );
      },
    );
  });
}

/** Returns the path of a project's TypeScript compiler; undefined if none is installed. */
function compilerIn(root: string): string | undefined {
  try {
    return join(createRequire(join(root, 'package.json')).resolve('typescript/package.json'), '../bin/tsc');
  } catch {
    return undefined;
  }
}
