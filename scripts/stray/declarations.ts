import { posix } from 'node:path';
import { givesScript, isFunction, isNode, type Node, nameOf, walk } from './syntax.ts';

/**
 * The scripts (generators that carry out a rule) that a file declares: functions that return a script, and
 * objects with such methods.
 */
export interface Declarations {
  readonly functions: ReadonlySet<string>;
  /** The methods that return scripts, by the name of their object. Methods of a class are listed under `this`. */
  readonly methods: ReadonlyMap<string, ReadonlySet<string>>;
  /** The source file and exported name of each import, by local name. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

/** Returns the declarations and imports of a file by name. Scopes within a file are not distinguished. */
export function declarationsOf(file: string, program: Node): Declarations {
  const functions = new Set<string>();
  const methods = new Map<string, Set<string>>();
  const imports = new Map<string, { file: string; name: string }>();
  const addMethod = (owner: string, method: string) =>
    methods.set(owner, (methods.get(owner) ?? new Set()).add(method));
  walk(program, (node, parents) => {
    if (node.type === 'ImportDeclaration') readImports(file, node, imports);
    if (!givesScript(node)) return;
    const owner = parents.find(
      (parent) =>
        parent.type !== 'ObjectExpression' &&
        parent.type !== 'TSAsExpression' &&
        parent.type !== 'TSSatisfiesExpression',
    );
    const own = nameOf(node.id) ?? nameOf(node.key);
    if (node.type === 'FunctionDeclaration' && own) functions.add(own);
    else if (node.type.startsWith('Class') && own) addMethod('this', own);
    else if (node.type === 'ObjectMethod' && own && owner) addMethod(nameOf(owner.id) ?? '', own);
    else if (owner?.type === 'VariableDeclarator') functions.add(nameOf(owner.id) ?? '');
    else if (owner?.type === 'ObjectProperty') addProperty(owner, parents, addMethod);
  });
  return { functions, methods, imports };
}

function addProperty(
  property: Node,
  parents: readonly Node[],
  add: (owner: string, method: string) => void,
): void {
  const declarator = parents.find(({ type }) => type === 'VariableDeclarator');
  add(nameOf(declarator?.id) ?? '', nameOf(property.key) ?? '');
}

function readImports(file: string, node: Node, imports: Map<string, { file: string; name: string }>): void {
  const source = isNode(node.source) ? (node.source.value as string) : '';
  if (!source.startsWith('.')) return;
  for (const specifier of node.specifiers as Node[]) {
    const [local, imported] = [nameOf(specifier.local), nameOf(specifier.imported)];
    const from = posix.join(posix.dirname(file), source);
    if (local && imported) imports.set(local, { file: from, name: imported });
  }
}

/**
 * Returns the names of plain functions that return the result of a script call, which `isScriptCall`
 * recognizes. Such functions return scripts, too.
 */
export function functionsReturning(program: Node, isScriptCall: (call: Node) => boolean): string[] {
  const names: string[] = [];
  walk(program, (node, parents) => {
    if (node.type !== 'CallExpression' || !isScriptCall(node)) return;
    const giver = returnedFrom(node, parents);
    if (!giver || giver.generator === true) return;
    const place = parents[parents.indexOf(giver) + 1];
    const name = nameOf(giver.id) ?? (place?.type === 'VariableDeclarator' ? nameOf(place.id) : undefined);
    if (name) names.push(name);
  });
  return names;
}

const TRANSPARENT = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'TSAsExpression',
  'ParenthesizedExpression',
]);

/** Returns the parents of an expression without the nearest ones that only pass on its value, such as parentheses. */
export function beyondTransparent(parents: readonly Node[]): readonly Node[] {
  const first = parents.findIndex(({ type }) => !TRANSPARENT.has(type));
  return first < 0 ? [] : parents.slice(first);
}

/** Returns the function that returns this expression; undefined if there is none. */
export function returnedFrom(node: Node, parents: readonly Node[]): Node | undefined {
  const beyond = beyondTransparent(parents);
  const [parent] = beyond;
  if (parent?.type === 'ReturnStatement') return beyond.find(isFunction);
  const isBody =
    parent?.type === 'ArrowFunctionExpression' && [node, ...parents].includes(parent.body as Node);
  return isBody ? parent : undefined;
}
