import { type Debugger, type Runtime, Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The property in which a function is passed to the inspector. */
const PASSED = '__riposteFunction';

/**
 * Returns the first place in a folder of the project that a stack trace or a message names, such as
 * `src/book/rules.ts:12`. Undefined if it names none.
 */
export function placeIn(root: string, folder: string, text: string): string | undefined {
  const plain = text.replace(/file:\/\/\/[^\s()]+?\.(?:ts|json)(?=:\d)/g, (url) => fileURLToPath(url));
  const after = plain.split(`${folder}/`).slice(1);
  for (const rest of after) {
    const [, path, line] = /^([^():\n]+\.(?:ts|json)):(\d+)/.exec(rest) ?? [];
    if (path !== undefined) return `${relative(root, folder)}/${path}:${line}`;
  }
  return undefined;
}

/**
 * Returns the place where each function begins, as `file:line`. Leaves out functions outside of a folder of the
 * project.
 */
export async function placesOf(
  root: string,
  folder: string,
  functions: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, string | undefined>>> {
  const session = new Session();
  session.connect();
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
  try {
    await session.post('Debugger.enable');
    const places: Record<string, string | undefined> = {};
    for (const [name, value] of Object.entries(functions)) {
      const at = await locationOf(session, value);
      const url = files.get(at?.scriptId ?? '') ?? '';
      const path = url.startsWith('file:') ? fileURLToPath(url) : '';
      if (at && path.startsWith(`${folder}/`)) places[name] = `${relative(root, path)}:${at.lineNumber + 1}`;
    }
    return places;
  } finally {
    session.disconnect();
  }
}

async function locationOf(session: Session, value: unknown): Promise<Debugger.Location | undefined> {
  const scope = globalThis as Record<string, unknown>;
  scope[PASSED] = value;
  try {
    const { result } = await session.post('Runtime.evaluate', { expression: `globalThis.${PASSED}` });
    if (result.type !== 'function' || result.objectId === undefined) return undefined;
    const found = await session.post('Runtime.getProperties', { objectId: result.objectId });
    const internal: Runtime.InternalPropertyDescriptor[] = found.internalProperties ?? [];
    return internal.find(({ name }) => name === '[[FunctionLocation]]')?.value?.value;
  } finally {
    delete scope[PASSED];
  }
}
