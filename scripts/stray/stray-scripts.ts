import {
  beyondTransparent,
  type Declarations,
  declarationsOf,
  functionsReturning,
  returnedFrom,
} from './declarations.ts';
import { isNode, type Node, nameOf, syntaxOf, walk } from './syntax.ts';

/** A script that is called but never run. */
export interface Stray {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

interface Source {
  readonly file: string;
  readonly program: Node;
  readonly declarations: Declarations;
  readonly functions: Set<string>;
}

/**
 * Finds calls to scripts without `yield*`. Scripts are generators and functions that return one. Such a call
 * does nothing, and neither compiler nor linter reports it. Two cases are allowed: a script passed to a
 * script call after `yield*`, and a script that a function returns. Paths are relative to one folder.
 */
export function findStrayScripts(files: ReadonlyMap<string, string>): Stray[] {
  const sources = [...files].map(([file, text]) => readSource(file, text));
  const byFile = new Map(sources.map((source) => [source.file, source]));
  spread(sources, byFile);
  return sources.flatMap((source) => straysIn(source, byFile));
}

function readSource(file: string, text: string): Source {
  const program = syntaxOf(text);
  const declarations = declarationsOf(file, program);
  return { file, program, declarations, functions: new Set(declarations.functions) };
}

/** Marks functions that return a script as scripts, and repeats until it finds no more. */
function spread(sources: readonly Source[], byFile: ReadonlyMap<string, Source>): void {
  for (let before = -1, after = 0; before !== after; ) {
    before = after;
    for (const source of sources) {
      const names = functionsReturning(source.program, (call) => isScriptCall(call, source, byFile));
      for (const name of names) source.functions.add(name);
    }
    after = sources.reduce((sum, { functions }) => sum + functions.size, 0);
  }
}

function isScriptCall(call: Node, source: Source, byFile: ReadonlyMap<string, Source>): boolean {
  const callee = call.callee as Node;
  const name = nameOf(callee);
  if (name !== undefined) {
    const imported = source.declarations.imports.get(name);
    if (imported) return byFile.get(imported.file)?.functions.has(imported.name) ?? false;
    return source.functions.has(name);
  }
  if (callee.type !== 'MemberExpression') return false;
  const owner =
    isNode(callee.object) && callee.object.type === 'ThisExpression' ? 'this' : nameOf(callee.object);
  const method = nameOf(callee.property);
  if (owner === undefined || method === undefined) return false;
  const imported = source.declarations.imports.get(owner);
  const methods = imported
    ? byFile.get(imported.file)?.declarations.methods.get(imported.name)
    : source.declarations.methods.get(owner);
  return methods?.has(method) ?? false;
}

function straysIn(source: Source, byFile: ReadonlyMap<string, Source>): Stray[] {
  const strays: Stray[] = [];
  walk(source.program, (node, parents) => {
    if (node.type !== 'CallExpression' || !isScriptCall(node, source, byFile)) return;
    if (isRun(node, parents, source, byFile)) return;
    const callee = node.callee as Node;
    strays.push({
      file: source.file,
      line: node.loc?.start.line ?? 0,
      name: nameOf(callee) ?? nameOf(callee.property) ?? '',
    });
  });
  return strays;
}

function isRun(
  call: Node,
  parents: readonly Node[],
  source: Source,
  byFile: ReadonlyMap<string, Source>,
): boolean {
  const beyond = beyondTransparent(parents);
  const [parent] = beyond;
  if (parent?.type === 'YieldExpression') return parent.delegate === true;
  if (parent?.type === 'CallExpression' && parent.callee !== call) {
    return isScriptCall(parent, source, byFile) && isRun(parent, beyond.slice(1), source, byFile);
  }
  const giver = returnedFrom(call, parents);
  return giver !== undefined && giver.generator !== true;
}
