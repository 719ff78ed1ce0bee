import { type ParserPlugin, parse } from '@babel/parser';

/** A node of a syntax tree, with the members that the checks in `scripts` use. */
export interface Node {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number } } | null;
  readonly [property: string]: unknown;
}

/**
 * Parses a TypeScript source, with or without JSX, and returns its syntax tree. Throws if it cannot be
 * parsed.
 */
export function syntaxOf(source: string, language: 'ts' | 'tsx' = 'ts'): Node {
  const plugins: ParserPlugin[] = language === 'tsx' ? ['typescript', 'jsx'] : ['typescript'];
  return parse(source, { sourceType: 'module', plugins }).program as unknown as Node;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Returns the direct children of a node. */
function children(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => key !== 'loc' && !key.endsWith('Comments'))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** Visits a node and all its descendants. Passes the parents of each, the nearest first. */
export function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void): void {
  const go = (at: Node, parents: readonly Node[]) => {
    visit(at, parents);
    for (const child of children(at)) go(child, [at, ...parents]);
  };
  go(node, []);
}

/** Returns the name of an identifier or of a plain or private property; undefined for other nodes. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'PrivateName') return nameOf(node.id);
  return node.type === 'Identifier' ? (node.name as string) : undefined;
}

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ObjectMethod',
  'ClassMethod',
  'ClassPrivateMethod',
]);

export function isFunction(node: Node): boolean {
  return FUNCTIONS.has(node.type);
}

/**
 * Returns whether a function returns a script: by its declared type, or because it is a generator without a declared
 * type.
 */
export function givesScript(node: Node): boolean {
  if (!isFunction(node)) return false;
  return isNode(node.returnType) ? isScriptType(node.returnType) : node.generator === true;
}

function isScriptType(annotation: unknown): boolean {
  const type = isNode(annotation) ? annotation.typeAnnotation : undefined;
  return isNode(type) && type.type === 'TSTypeReference' && nameOf(type.typeName) === 'Script';
}
